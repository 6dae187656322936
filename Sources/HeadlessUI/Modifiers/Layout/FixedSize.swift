import Foundation

extension View {
  /// Fixes the view at its ideal size on the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Fixes the view at its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

/// Proposes nothing on the fixed axes.
@frozen public struct _FixedSizeLayout: ViewModifier {
  let horizontal: Bool
  let vertical: Bool

  nonisolated init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The engine lays it out.
  public typealias Body = Never
}

extension _FixedSizeLayout: NodeModifier {
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> FixedSizeNode {
    let node = FixedSizeNode(child: child, context)
    updateNode(node, context)
    return node
  }

  func updateNode(_ node: FixedSizeNode, _ context: ViewContext) {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    node.axes = axes
  }
}

/// Replaces the proposal by nothing on some axes.
final class FixedSizeNode: UnaryNode {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidate() } }
  }

  override var label: String { "fixedSize" }

  override var detail: String? {
    switch axes {
    case [.horizontal, .vertical]: nil
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    default: "neither axis"
    }
  }

  override var priority: Double { child.priority }

  private func ideal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width,
      height: axes.contains(.vertical) ? .nan : proposal.height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offer = ideal(proposal)
    let answer = child.size(offer)
    if let log = ReasonLog.of(self) {
      log.note(
        .fixedSize(axes, offered: offer.proposedViewSize, answer: answer), of: self, for: proposal)
    }
    return answer
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let proposal = ideal(viewSize.proposal)
    let size = child.size(proposal)
    return (
      CGPoint(
        x: (viewSize.size.width - size.width) / 2, y: (viewSize.size.height - size.height) / 2),
      ViewSize(size, proposal)
    )
  }
}
