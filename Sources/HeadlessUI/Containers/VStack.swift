import Foundation

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let uniformSpacing: CGFloat?
  let content: Content

  /// A vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the subviews meet.
  ///   - spacing: the distance between subviews in points; nil for what they prefer.
  ///   - content: the subviews.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    uniformSpacing = spacing
    self.content = content()
  }
}

extension VStack: BuiltInStack {
  /// The engine shows the stack.
  public typealias Body = Never

  static var stackAxis: Axis? { .vertical }

  func makeNode(_ context: ViewContext, childCount: Int) -> StackNode {
    let spacing = uniformSpacing.map(Double.init)
    let node = StackNode(
      StackEngine(
        axis: .vertical, alignment: alignment.key, uniformSpacing: spacing, count: childCount),
      context)
    node.check(spacing: spacing)
    return node
  }

  func updateNode(_ node: StackNode) {
    node.update(alignment: alignment.key, uniformSpacing: uniformSpacing.map(Double.init))
  }
}

extension VStack: Sendable where Content: Sendable {}
