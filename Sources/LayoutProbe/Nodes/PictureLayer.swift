/// What can be drawn over a view in its picture. Without any of them it is the view as it would look.
public enum PictureLayer: String, CaseIterable, Sendable {
  /// The frames of all nodes.
  case frames
  /// The names of nodes, with their proposals and answers.
  case names
  /// What stacks leave between their subviews.
  case spacing
  /// What padding adds.
  case padding
  /// Baselines, and guides that were set.
  case guides
  /// What lies outside of the node that it is in.
  case overflow
}
