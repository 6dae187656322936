import HeadlessUI

/// Why a child is where it is, in a sentence.
struct PlaceText {
  private let child: PlacedReason
  private let node: PlacedReason

  init(_ child: PlacedReason, in node: PlacedReason) {
    self.child = child
    self.node = node
  }

  /// Nil where there is nothing to say: it is where it would be in anything.
  var line: String? { sentence.map { "    " + $0 } }

  private var sentence: String? {
    if case .stack(let stack)? = node.reason, child.place == nil { return across(stack) }
    switch child.place {
    case .guides(let horizontal, let vertical):
      let parts = [("x", horizontal), ("y", vertical)].compactMap { meeting($0.0, $0.1) }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    case .guide(let meeting, let axis):
      return self.meeting(axis == .horizontal ? "x" : "y", meeting)
    case .centre(let point):
      return "its centre is put at \(NumberText.point(point)): it starts at "
        + NumberText.point(child.origin)
    case .moved(let offset):
      return "moved by \(NumberText.length(offset.width)),\(NumberText.length(offset.height)) "
        + "after layout"
    case .reaching(let insets):
      guard insets != EdgeInsets() else { return "it touches no safe area: nothing is added" }
      let parts = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ].filter { $0.1 != 0 }.map { "\(NumberText.length($0.1)) beyond the \($0.0) edge" }
      return "it reaches \(parts.joined(separator: ", ")): proposed "
        + "\(NumberText.proposal(child.proposal)), it took \(NumberText.size(child.size))"
    case .corner(let insets): return atCorner(insets)
    case .scrolled(.zero, let insets):
      return child.origin.y > insets.top && child.origin.x >= insets.leading
        ? "smaller than the scroll view: it starts at \(NumberText.point(child.origin))"
        : atCorner(insets)
    case .scrolled(let offset, _):
      return
        "scrolled by \(NumberText.point(offset)): it starts at \(NumberText.point(child.origin))"
    case .edge(let edge):
      return "at the \(edge) edge: it starts at \(NumberText.point(child.origin))"
    case nil: return nil
    }
  }

  private func atCorner(_ insets: EdgeInsets) -> String {
    insets == EdgeInsets() && child.origin == .zero
      ? "at the top leading corner"
      : "\(NumberText.length(insets.leading)) from the leading edge, "
        + "\(NumberText.length(insets.top)) from the top: it starts at "
        + NumberText.point(child.origin)
  }

  /// Across a stack, by the guides.
  private func across(_ stack: StackReason) -> String? {
    guard stack.guides.indices.contains(child.index) else { return nil }
    let own = stack.guides[child.index]
    let other =
      stack.guides.first { $0.value == stack.line }
      ?? GuideReason(guide: own.guide, value: stack.line, setBy: [], name: node.label)
    return meeting(
      stack.axis == .horizontal ? "y" : "x", PlaceReason.Meeting(own: own, other: other))
  }

  private func meeting(_ axis: String, _ meeting: PlaceReason.Meeting) -> String? {
    let (own, other) = (meeting.own, meeting.other)
    let isSet = !own.setBy.isEmpty || !other.setBy.isEmpty
    guard isSet || abs(meeting.place) > 1e-9 else { return nil }
    func setBy(_ guide: GuideReason) -> String {
      guard let first = guide.setBy.first else { return "" }
      return
        " (set by \(first)\(guide.setBy.count > 1 ? " and \(guide.setBy.count - 1) more" : ""))"
    }
    let isOwn = other == own
    return "\(axis): its \(own.guide) \(number(own.value))\(setBy(own)) meets "
      + (isOwn
        ? "the line, which it sets" : "\(number(other.value)) of \(other.name)\(setBy(other))")
      + ": \(number(other.value)) - \(number(own.value)) = \(number(meeting.place))"
  }

  private func number(_ value: Double) -> String { NumberText.length(CGFloat(value)) }
}
