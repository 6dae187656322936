/// Told of each pass of layout that has ended.
package struct PassListener: Sendable {
  // No function is a task's value itself: in release builds of Swift 6.3 that crashes.
  @TaskLocal package static var current: PassListener?

  let passEnded: @Sendable () -> Void

  package init(_ passEnded: @escaping @Sendable () -> Void) { self.passEnded = passEnded }
}
