/// What is tried on copies of a view to find out whether growth ends: with larger numbers and longer lists, its
/// code may well trap, for an index is none any more.
package enum LoopTrials {
  /// Takes the place of a rule in what a worker records of its state.
  package static let name = "loop-trial"

  /// Told before a trial and after it.
  @TaskLocal package static var noting: (@Sendable (_ isUnderWay: Bool) -> Void)?
  /// Whether nothing is tried, because a trial has ended the process.
  @TaskLocal package static var areLeftOut = false
}
