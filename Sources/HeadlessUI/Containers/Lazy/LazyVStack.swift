import Foundation

/// A vertical line of views that takes the width it is proposed and lets each view choose its height.
///
/// In a scroll view, rows of a `ForEach` are made as they come in sight; those that are not take as
/// much room as the ones before them.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide of the stack on which those of the views lie.
  ///   - spacing: the distance between views in points; nil for what they prefer.
  ///   - pinnedViews: the kinds of views that stay in sight; without influence on layout.
  ///   - content: the views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: LazyContainer {
  /// The engine shows the stack.
  public typealias Body = Never

  static var stackAxis: Axis? { .vertical }

  func makeNode(_ context: ViewContext) -> LazyStackNode {
    LazyStackNode(.vertical, alignment.key, spacing.map(Double.init), context)
  }

  func updateNode(_ node: LazyStackNode) {
    node.update(alignment.key, spacing.map(Double.init))
  }
}
