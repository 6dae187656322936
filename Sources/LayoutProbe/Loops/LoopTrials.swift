/// What is tried on copies of a view to find out whether growth ends: with larger numbers and longer lists, its
/// code may well trap, for an index is none any more.
package struct LoopTrials: Sendable {
  /// Takes the place of a rule in what a worker records of its state.
  package static let name = "loop-trial"

  /// How it is done in the probe that runs. No function is a task's value itself: in release builds of
  /// Swift 6.3 that crashes.
  @TaskLocal package static var current = LoopTrials()

  /// Told before a trial and after it.
  package var noting: (@Sendable (_ isUnderWay: Bool) -> Void)?
  /// Whether nothing is tried, because a trial has ended the process.
  package var areLeftOut = false

  package init() {}
}
