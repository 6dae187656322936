import Foundation

/// Takes down how a stack serves its children, while it does.
final class StackRecord {
  private var turns: [StackReason.Turn] = []

  func serve(
    _ child: LayoutNode, priority: Double? = nil,
    flexibility: (least: Double, most: Double)? = nil, available: Double? = nil, sharers: Int = 1,
    offer: Double? = nil, length: Double
  ) {
    let visible = child.visible
    turns.append(
      StackReason.Turn(
        child: Int(child.index), name: visible.label + (visible.detail.map { " \($0)" } ?? ""),
        priority: priority, least: flexibility?.least, most: flexibility?.most,
        available: available, sharers: sharers, offer: offer, length: length))
  }

  /// Hands over what it took down to the log of the stack.
  func hand(
    to children: StackEngine.Children, axis: Axis, _ proposal: Proposal, distances: [Double],
    length: Double
  ) {
    guard let stack = children.first?.parent, let log = ReasonLog.of(stack) else { return }
    let proposed = proposal[axis]
    log.note(
      .stack(
        StackReason(
          axis: axis, proposed: proposed.isNaN ? nil : proposed, distances: distances,
          turns: turns, length: length)),
      of: stack, for: proposal)
  }
}
