import Foundation

/// Why a node answered as it did: the numbers it decided by, taken down while it decided.
package enum LayoutReason: Equatable, Sendable {
  /// A horizontal or vertical stack.
  case stack(StackReason)
  /// A frame, fixed or with limits, by its axes.
  case frame(horizontal: LengthReason, vertical: LengthReason)
  /// Space around a view: what is left for it, and what it took of that.
  case padding(EdgeInsets, offered: ProposedViewSize, answer: CGSize)
  /// Axes on which nothing was proposed to a view, and what it answered.
  case fixedSize(Axis.Set, offered: ProposedViewSize, answer: CGSize)
  /// A size of a ratio that was offered to a view, and what it answered. No ratio is the view's own.
  case aspectRatio(CGFloat?, ContentMode, offered: ProposedViewSize, answer: CGSize)
  /// A text.
  case text(TextReason)
}

/// How a stack divided a proposal.
package struct StackReason: Equatable, Sendable {
  /// One child's turn. The turns of a stack are in the order in which it served its children.
  package struct Turn: Equatable, Sendable {
    /// The place of the child among the children.
    package var child: Int
    /// What the child is.
    package var name: String
    /// The layout priority; nil where it does not matter.
    package var priority: Double?
    /// What the child answered along the axis to nothing and to infinity; nil if it was not asked.
    package var least: Double?
    package var most: Double?
    /// What there was for this child and those after it of its priority; nil if it was unspecified.
    package var available: Double?
    /// How many shared that.
    package var sharers: Int
    /// What the child was offered along the axis; nil for unspecified.
    package var offer: Double?
    /// What the child took along the axis.
    package var length: Double
  }

  package var axis: Axis
  /// What the stack was proposed along its axis; nil for unspecified.
  package var proposed: Double?
  /// The distance before each child, in the order of the children.
  package var distances: [Double]
  package var turns: [Turn]
  /// The length of the whole.
  package var length: Double
}

/// How a frame decided on one of its lengths.
package struct LengthReason: Equatable, Sendable {
  /// The limits that it has; a fixed frame has one length for all three.
  package var least: Double?
  package var ideal: Double?
  package var most: Double?
  package var isFixed: Bool
  package var proposed: Double?
  /// The child's answer; nil if it was not asked.
  package var child: Double?
  package var length: Double
}

/// How a text was broken into lines.
package struct TextReason: Equatable, Sendable {
  /// Its size without limits.
  package var ideal: CGSize
  /// How many lines it has, and how many it has in that size.
  package var lines: Int
  package var idealLines: Int
  package var lineLimit: Int?
  package var isTruncated: Bool
}
