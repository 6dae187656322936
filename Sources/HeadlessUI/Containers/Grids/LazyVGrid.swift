import Foundation

/// A container that fills columns of given widths row by row and grows downwards.
///
/// It takes the width that it is proposed. No view is left out here: all of them are measured.
public struct LazyVGrid<Content> where Content: View {
  let metrics: LazyGridMetrics
  let content: Content

  /// A grid of columns.
  ///
  /// - Parameters:
  ///   - columns: the columns from leading to trailing.
  ///   - alignment: where the columns go in a grid that is wider than they are.
  ///   - spacing: the distance between rows in points; nil for 8.
  ///   - pinnedViews: the kinds of views that stay in sight; without influence on layout.
  ///   - content: the views.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    metrics = LazyGridMetrics(
      axis: .vertical, items: columns, alignment: alignment.key,
      spacing: spacing.map(Double.init))
    self.content = content()
  }
}

extension LazyVGrid: LazyContainer {
  /// The engine shows the grid.
  public typealias Body = Never

  static var growingAxis: Axis? { .vertical }

  func makeNode(_ context: ViewContext) -> LazyGridNode { LazyGridNode(metrics, context) }

  func updateNode(_ node: LazyGridNode) { node.metrics = metrics }
}
