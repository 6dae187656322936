import Foundation

/// A container that arranges its views in rows and columns of shared sizes.
///
/// Every ``GridRow`` is a row; a view that stands in the grid itself takes a whole row. A column is
/// as wide as its widest cell, a row as high as its highest one.
@frozen public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: where cells go in the space of their row and column.
  ///   - horizontalSpacing: the distance between columns in points; nil for what cells prefer.
  ///   - verticalSpacing: the distance between rows in points; nil for what cells prefer.
  ///   - content: rows, and views that span all columns.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  /// The engine shows the grid.
  public typealias Body = Never

  /// The grid and its cells.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    GridElement(view, context)
  }

  fileprivate var metrics: GridMetrics {
    GridMetrics(
      horizontal: alignment.horizontal.key, vertical: alignment.vertical.key,
      columnSpacing: horizontalSpacing.map(Double.init),
      rowSpacing: verticalSpacing.map(Double.init))
  }
}

private final class GridElement<Content: View>: ContainerElement<Grid<Content>, Content> {
  init(_ view: Grid<Content>, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside(stackAxis: nil))
    node = GridNode(view.metrics, context)
    fill()
  }

  override func update(_ view: Grid<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside(stackAxis: nil))
    (node as? GridNode)?.metrics = view.metrics
  }
}
