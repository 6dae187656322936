import Foundation

/// A bar of a container, and what is shown in it.
class BarNode: ContainerNode {
  private let name: String

  init(_ name: String, _ context: ViewContext) {
    self.name = name
    super.init(context)
    flags.insert(.positionSensitive)
  }

  override final var label: String { name }
  override final var isNumbered: Bool { false }
  override final var fit: NodeFit { NodeFit() }
  override final func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.replacingUnspecified()
  }

  /// Places a view at the leading end of a part of the bar, in the middle of its height.
  final func place(
    _ node: LayoutNode, _ size: CGSize, answering proposal: Proposal, at x: CGFloat,
    inRowAt top: CGFloat, height: CGFloat
  ) {
    node.place(
      at: CGPoint(x: x, y: top + (height - size.height) / 2), ViewSize(size, proposal), in: self)
  }
}

/// A view in a row of a bar, with its answer.
struct BarItem {
  let node: LayoutNode
  let proposal: Proposal
  let size: CGSize

  /// Asks for the ideal width, or less where less is left.
  init(_ node: LayoutNode, height: CGFloat, atMost room: CGFloat) {
    self.node = node
    let ideal = Proposal(ProposedViewSize(width: nil, height: height))
    let answer = node.size(ideal)
    if answer.width <= max(0, room) {
      (proposal, size) = (ideal, answer)
    } else {
      proposal = Proposal(CGSize(width: max(0, room), height: height))
      size = node.size(proposal)
    }
  }
}
