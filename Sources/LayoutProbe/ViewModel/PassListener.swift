/// Told of each pass of layout that has ended.
// An object: no function, nor what holds nothing else, is a task's value itself, for that crashes in release
// builds of Swift 6.3.
package final class PassListener: Sendable {
  @TaskLocal package static var current: PassListener?

  let passEnded: @Sendable () -> Void

  package init(_ passEnded: @escaping @Sendable () -> Void) { self.passEnded = passEnded }
}
