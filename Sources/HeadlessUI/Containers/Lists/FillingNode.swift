import Foundation

/// A container that takes all that it is proposed, and is as large as its content where nothing is.
class FillingNode: ContainerNode {
  private let name: String

  init(_ name: String, _ context: ViewContext) {
    self.name = name
    super.init(context)
  }

  override final var label: String { name }
  override final var priority: Double { 0 }

  override final func computeSize(_ proposal: Proposal) -> CGSize {
    prepare(for: proposal)
    guard proposal.width.isNaN || proposal.height.isNaN else {
      return CGSize(width: proposal.width, height: proposal.height)
    }
    let ideal = idealSize(proposal)
    return proposal.replacingUnspecified(width: Double(ideal.width), height: Double(ideal.height))
  }

  /// Called before each answer about the size.
  func prepare(for proposal: Proposal) {}

  /// The size of the content and what is around it, where not both lengths are proposed.
  func idealSize(_ proposal: Proposal) -> CGSize { children.first?.size(proposal) ?? .zero }

  /// Puts the only child in the middle of a part of the container.
  final func placeInMiddle(_ child: LayoutNode, of room: CGSize, below top: CGFloat = 0) {
    let proposal = Proposal(room)
    let size = child.size(proposal)
    child.place(
      at: CGPoint(x: (room.width - size.width) / 2, y: top + (room.height - size.height) / 2),
      ViewSize(size, proposal), in: self)
  }

  override final func gatherSpacing() -> Spacing { .plainView }
}
