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

  override final var fit: NodeFit { NodeFit(layersContent: itemsOverlap, isPlacedBySystem: true) }

  /// Whether its items lie over each other.
  var itemsOverlap: Bool { false }
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

  /// Asks views that share a width, each for what those before leave of it.
  static func row(
    _ nodes: some Sequence<LayoutNode>, height: CGFloat, atMost width: CGFloat, spacing: CGFloat
  ) -> [BarItem] {
    var room = width
    return nodes.map { node in
      let item = BarItem(node, height: height, atMost: room)
      room -= item.size.width + spacing
      return item
    }
  }

  /// Places it with its leading end and its middle at these lengths.
  func place(at x: CGFloat, middle: CGFloat, in parent: LayoutNode) {
    node.place(
      at: CGPoint(x: x, y: middle - size.height / 2), ViewSize(size, proposal), in: parent)
  }
}

extension [BarItem] {
  /// The width of all, with what is between them.
  func width(spacing: CGFloat) -> CGFloat {
    reduce(0) { $0 + $1.size.width } + spacing * CGFloat(Swift.max(0, count - 1))
  }

  /// Places them after each other.
  func place(from start: CGFloat, spacing: CGFloat, middle: CGFloat, in parent: LayoutNode) {
    var x = start
    for item in self {
      item.place(at: x, middle: middle, in: parent)
      x += item.size.width + spacing
    }
  }
}
