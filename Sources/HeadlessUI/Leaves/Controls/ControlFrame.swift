import Foundation

/// The space of a control around what it shows: it has the control's name in trees.
struct ControlFrame: NodeModifier, Equatable {
  typealias Body = Never

  let name: String
  let insets: EdgeInsets

  nonisolated init(_ name: String, horizontal: CGFloat, vertical: CGFloat = 0) {
    self.name = name
    insets = EdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ControlFrameNode {
    ControlFrameNode(child: child, self, context)
  }

  func updateNode(_ node: ControlFrameNode, _ context: ViewContext) { node.insets = insets }
}

final class ControlFrameNode: PaddingNode {
  private let name: String

  init(child: LayoutNode, _ frame: ControlFrame, _ context: ViewContext) {
    name = frame.name
    super.init(child: child, frame.insets, context)
  }

  override var label: String { name }

  override var detail: String? {
    insets == EdgeInsets() ? nil : super.detail.map { "padding \($0)" }
  }
}
