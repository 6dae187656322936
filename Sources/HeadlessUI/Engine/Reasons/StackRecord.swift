import Foundation

/// Takes down how a stack serves its children, while it does.
final class StackRecord {
  private var turns: [StackReason.Turn] = []
  private var guides: [GuideReason] = []

  func serve(
    _ child: LayoutNode, priority: Double? = nil,
    flexibility: (least: Double, most: Double)? = nil, available: Double? = nil, sharers: Int = 1,
    offer: Double? = nil, length: Double
  ) {
    turns.append(
      StackReason.Turn(
        child: Int(child.index), name: child.visible.fullName,
        priority: priority, least: flexibility?.least, most: flexibility?.most,
        available: available, sharers: sharers, offer: offer, length: length))
  }

  /// The same of a line of a grid.
  func serve(_ turn: StackReason.Turn) { turns.append(turn) }

  /// The guide of a child that the stack aligns it by.
  func guide(_ key: AlignmentKey, of child: LayoutNode, _ viewSize: ViewSize) -> Double {
    guard let log = ReasonLog.of(child) else { return Double(child.guide(key, viewSize)) }
    let guide = log.guide(key, of: child, viewSize)
    guides.append(guide)
    return guide.value
  }

  /// Records a guide of a child that cannot have been set explicitly.
  func align(_ child: LayoutNode, by key: AlignmentKey, at value: Double) {
    guides.append(
      GuideReason(guide: key.name, value: value, setBy: [], name: child.visible.fullName))
  }

  /// What it took down.
  func reason(
    axis: Axis, _ proposed: Double, distances: [Double], length: Double, line: Double = 0
  ) -> StackReason {
    StackReason(
      axis: axis, proposed: proposed.isNaN ? nil : proposed, distances: distances, turns: turns,
      length: length, guides: guides, line: line)
  }

  /// Hands over what it took down to the log of the stack.
  func hand(
    to children: StackEngine.Children, axis: Axis, _ proposal: Proposal, distances: [Double],
    length: Double, line: Double
  ) {
    guard let stack = children.first?.parent, let log = ReasonLog.of(stack) else { return }
    log.note(
      .stack(
        reason(axis: axis, proposal[axis], distances: distances, length: length, line: line)),
      of: stack, for: proposal)
  }
}
