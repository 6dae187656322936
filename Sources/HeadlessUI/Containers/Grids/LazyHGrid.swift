import Foundation

/// A container that fills rows of given heights column by column and grows to the trailing side.
///
/// It takes the height that it is proposed. No view is left out here: all of them are measured.
public struct LazyHGrid<Content> where Content: View {
  let metrics: LazyGridMetrics
  let content: Content

  /// A grid of rows.
  ///
  /// - Parameters:
  ///   - rows: the rows from top to bottom.
  ///   - alignment: where the rows go in a grid that is higher than they are.
  ///   - spacing: the distance between columns in points; nil for 8.
  ///   - pinnedViews: the kinds of views that stay in sight; without influence on layout.
  ///   - content: the views.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    metrics = LazyGridMetrics(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing.map(Double.init))
    self.content = content()
  }
}

extension LazyHGrid: LazyContainer {
  /// The engine shows the grid.
  public typealias Body = Never

  static var growingAxis: Axis? { .horizontal }

  func makeNode(_ context: ViewContext) -> LazyGridNode { LazyGridNode(metrics, context) }

  func updateNode(_ node: LazyGridNode) { node.metrics = metrics }
}
