import Foundation

/// The layout of a ``Grid``, to be exchanged for another one in an ``AnyLayout``.
///
/// Its subviews are the cells; those of a ``GridRow`` know their row.
@frozen public struct GridLayout {
  /// Where cells go in the space of their row and column.
  public var alignment: Alignment
  /// The distance between columns in points; nil for what cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for what cells prefer.
  public var verticalSpacing: CGFloat?

  /// The layout of a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Nothing animates.
  public typealias AnimatableData = EmptyAnimatableData
}

extension GridLayout: Layout {
  /// The cells in their rows and columns.
  public struct Cache {
    fileprivate var cells: GridCells
  }

  private var metrics: GridMetrics {
    GridMetrics(
      horizontal: alignment.horizontal.key, vertical: alignment.vertical.key,
      columnSpacing: horizontalSpacing.map(Double.init),
      rowSpacing: verticalSpacing.map(Double.init))
  }

  /// Finds the cells.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cells: GridCells(subviews.nodes, metrics))
  }

  private func arrangement(_ proposal: ProposedViewSize, _ cache: Cache) -> GridArrangement {
    GridArrangement(cache.cells, metrics, Proposal(proposal))
  }

  /// As wide as all columns and as high as all rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement(proposal, cache).size
  }

  /// Places each cell in its row and column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var origins: [ObjectIdentifier: (CGPoint, ViewSize)] = [:]
    for (node, origin, size) in arrangement(proposal, cache).placements() {
      origins[ObjectIdentifier(node)] = (origin, size)
    }
    for (subview, node) in zip(subviews, subviews.nodes) {
      guard let (origin, size) = origins[ObjectIdentifier(node)] else { continue }
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: size.proposal.proposedViewSize)
    }
  }
}
