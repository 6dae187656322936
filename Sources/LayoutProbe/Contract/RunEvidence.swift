import HeadlessUI

/// What run rules are checked on: all that happened while layout was followed to its end.
struct RunEvidence {
  /// What SwiftUI would have printed.
  var issues: [RuntimeIssue]
  /// The passes, in order.
  var passes: [LayoutPass]
  /// What became of it.
  var loop: LoopReport?
  /// What changed with an animation; nil if nothing did.
  var animation: AnimatedChange?
  /// What is wrong with the ids of rows.
  var rowIDFlaws: [RowIDFlaw] = []
  /// The step of the probe that it followed; nil for the first layout.
  var step: String?
  /// The use of a control that it followed; nil for none.
  var interaction: String?
}
