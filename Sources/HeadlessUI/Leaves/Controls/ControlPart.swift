import Foundation

/// A part of a control that a system draws: a switch, a track, a box.
///
/// Sizes are near those of a phone; no table of them is published.
struct ControlPart {
  let name: String
  /// In points; nil for as wide as it is proposed.
  let width: CGFloat?
  /// In points; nil for as high as it is proposed.
  let height: CGFloat?
  let detail: String?

  nonisolated init(
    _ name: String, width: CGFloat? = nil, height: CGFloat? = nil, detail: String? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.detail = detail
  }
}

extension ControlPart {
  /// The arrow at the trailing edge of a row that leads to another page.
  nonisolated static var linkArrow: ControlPart {
    ControlPart("LinkArrow", width: 9.67, height: 12)
  }
}

extension ControlPart: LeafView {
  typealias Body = Never

  func makeLeaf(_ context: ViewContext) -> ControlPartNode { ControlPartNode(self, context) }

  func updateLeaf(_ node: ControlPartNode, _ context: ViewContext) { node.show(self) }
}

final class ControlPartNode: LayoutNode {
  private var part: ControlPart

  init(_ part: ControlPart, _ context: ViewContext) {
    self.part = part
    super.init(context, [])
  }

  func show(_ new: ControlPart) {
    let isSameSize = part.width == new.width && part.height == new.height
    part = new
    if !isSameSize { invalidate() }
  }

  override var fit: NodeFit { NodeFit(content: .control) }

  override var label: String { part.name }
  override var detail: String? { part.detail }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offered = proposal.replacingUnspecified()
    return CGSize(width: part.width ?? offered.width, height: part.height ?? offered.height)
  }
}

extension ControlPartNode: DrawnNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) { drawing.placeholder = label }
}
