/// Told of each pass of layout that has ended, and of each time that simulated time goes on within one.
// An object: no function, nor what holds nothing else, is a task's value itself, for that crashes in release
// builds of Swift 6.3.
package final class ProgressListener: Sendable {
  @TaskLocal package static var current: ProgressListener?

  /// Is called when a step has ended.
  package let stepEnded: @Sendable () -> Void

  /// A listener.
  package init(_ stepEnded: @escaping @Sendable () -> Void) { self.stepEnded = stepEnded }
}
