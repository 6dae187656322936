import Foundation

/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// A stack in depth; later subviews are in front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: BuiltInStack {
  /// The engine shows the stack.
  public typealias Body = Never

  static var stackAxis: Axis? { nil }

  func makeNode(_ context: ViewContext, childCount: Int) -> ZStackNode {
    ZStackNode(alignment, context)
  }

  func updateNode(_ node: ZStackNode) { node.update(alignment) }
}

extension ZStack: Sendable where Content: Sendable {}
