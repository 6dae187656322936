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
  /// A stack in depth: the priority that counts, and what its children answered.
  case depth(DepthReason)
  /// A grid: its columns and rows, each axis divided as a stack divides it.
  case grid(GridReason)
  /// A lazy grid.
  case tracks(TracksReason)
  /// What scrolls: the space around its content, what the content was offered, and its answer.
  case scroll(Axis.Set, margins: EdgeInsets, offered: ProposedViewSize, answer: CGSize)
  /// It takes what it is proposed, regardless of its content.
  case filling
  /// It takes what it is proposed; its content has a say only where that is nothing.
  case position(answer: CGSize?)
  /// The candidates that were tried, in order, and which of them was taken.
  case fitting([FittingCandidate], chosen: Int)
  /// Its size is that of the view that it is attached to.
  case layer(primary: String, answer: CGSize)
  /// A view at an edge takes its length first.
  case inset(InsetReason)
  /// Lengths that come from the container around it.
  case containerFrame(Axis.Set, container: CGSize, offered: ProposedViewSize, answer: CGSize)
}

/// How a stack in depth came to its size.
package struct DepthReason: Equatable, Sendable {
  package struct Child: Equatable, Sendable {
    package var name: String
    package var answer: CGSize
  }

  /// The priority of those that count.
  package var priority: Double
  /// Those of that priority.
  package var children: [Child]
  /// How many have a lower one.
  package var others: Int
}

/// How a grid divided its width and its height.
package struct GridReason: Equatable, Sendable {
  /// A cell's place.
  package struct Cell: Equatable, Sendable {
    package var child: Int
    package var row: Int
    package var column: Int
    package var span: Int
  }

  /// How a cell that spans columns made them wider.
  package struct Widening: Equatable, Sendable {
    package var name: String
    package var columns: Range<Int>
    /// By how much each.
    package var length: Double
  }

  /// The turns of columns and rows are named after the cell that decides.
  package var columns: StackReason
  package var rows: StackReason
  package var widenings: [Widening]
  package var cells: [Cell]
}

/// How a lazy grid divided the length across its axis.
package struct TracksReason: Equatable, Sendable {
  /// One item of its description.
  package struct Item: Equatable, Sendable {
    /// `flexible 10 to inf`.
    package var name: String
    /// Its share of what was left; nil for a fixed one.
    package var share: Double?
    package var length: Double
    /// The tracks that it holds.
    package var tracks: Int
    /// The length of each.
    package var track: Double
  }

  /// A view's place.
  package struct Cell: Equatable, Sendable {
    package var child: Int
    package var line: Int
    /// Nil for a header or footer, which is as long as the grid.
    package var item: Int?
    /// The length of the line, and the view that decides it.
    package var lineLength: Double
    package var longest: String
  }

  package var axis: Axis
  /// Nil where nothing was proposed: then each item is as long as the longest view in its tracks.
  package var offered: Double?
  package var spacing: Double
  package var items: [Item]
  package var cells: [Cell]
}

/// A view that `ViewThatFits` tried.
package struct FittingCandidate: Equatable, Sendable {
  package var name: String
  /// Nil for the last one, which needs not fit.
  package var ideal: CGSize?
  package var fitsWidth: Bool
  package var fitsHeight: Bool
}

/// How a view at an edge took its length from the safe area of another.
package struct InsetReason: Equatable, Sendable {
  package var edge: Edge
  package var name: String
  package var length: Double
  package var gap: Double
  /// Whether what scrolls took it as space around its content.
  package var isGiven: Bool
  package var offered: ProposedViewSize
  package var answer: CGSize
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
  /// The guides that it aligns its children by, across the axis, in the order of the children.
  package var guides: [GuideReason] = []
  /// Where they meet; it is never before the start.
  package var line = 0.0
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
