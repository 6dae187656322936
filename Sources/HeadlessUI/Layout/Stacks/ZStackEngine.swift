import Foundation

/// The algorithm of `ZStack`: all children overlap, aligned.
struct ZStackEngine {
  var alignment: Alignment

  typealias Children = ContiguousArray<LayoutNode>

  /// Only children of the highest priority count for the size.
  private func topPriority(_ children: Children) -> Double {
    children.reduce(-.infinity) { max($0, $1.priority) }
  }

  func size(_ proposal: Proposal, _ children: Children) -> CGSize {
    let top = topPriority(children)
    var size = CGSize.zero
    for child in children where child.priority == top {
      let answer = child.size(proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    if let log = children.first.flatMap(ReasonLog.of) { note(proposal, children, top, in: log) }
    return size
  }

  private func note(_ proposal: Proposal, _ children: Children, _ top: Double, in log: ReasonLog) {
    guard let stack = children.first?.parent else { return }
    let counting = children.filter { $0.priority == top }
    log.note(
      .depth(
        DepthReason(
          priority: top,
          children: counting.map {
            DepthReason.Child(name: $0.visible.fullName, answer: $0.size(proposal))
          },
          others: children.count - counting.count)),
      of: stack, for: proposal)
  }

  /// All children are offered the stack's size; their guides meet at the largest guide value among
  /// those that count.
  func placements(_ viewSize: ViewSize, _ children: Children) -> ContiguousArray<
    (origin: CGPoint, viewSize: ViewSize)
  > {
    let top = topPriority(children)
    let offer = Proposal(viewSize.size)
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var guides = ContiguousArray<(guide: CGPoint, viewSize: ViewSize)>()
    guides.reserveCapacity(children.count)
    for child in children {
      let childSize = ViewSize(child.size(offer), offer)
      let guide = CGPoint(x: child.guide(h, childSize), y: child.guide(v, childSize))
      if child.priority == top {
        line.x = max(line.x, guide.x)
        line.y = max(line.y, guide.y)
      }
      guides.append((guide, childSize))
    }
    if let log = children.first.flatMap(ReasonLog.of),
      children.first?.parent?.placed.isSame(as: viewSize) == true
    {
      note(guides, line, children, top, in: log)
    }
    return ContiguousArray(
      guides.map {
        (CGPoint(x: line.x - $0.guide.x, y: line.y - $0.guide.y), $0.viewSize)
      })
  }

  /// Takes down where each child's guides meet those of the one whose guide is the largest.
  private func note(
    _ guides: ContiguousArray<(guide: CGPoint, viewSize: ViewSize)>, _ line: CGPoint,
    _ children: Children, _ top: Double, in log: ReasonLog
  ) {
    func reasons(_ key: AlignmentKey) -> [GuideReason] {
      zip(children, guides).map { log.guide(key, of: $0, $1.viewSize) }
    }
    func deciding(_ reasons: [GuideReason], _ value: CGFloat) -> GuideReason? {
      zip(children, reasons).first { $0.priority == top && CGFloat($1.value) == value }?.1
    }
    let horizontal = reasons(alignment.horizontal.key)
    let vertical = reasons(alignment.vertical.key)
    guard let x = deciding(horizontal, line.x), let y = deciding(vertical, line.y) else { return }
    for (index, child) in children.enumerated() {
      log.note(
        place: .guides(
          horizontal: PlaceReason.Meeting(own: horizontal[index], other: x),
          vertical: PlaceReason.Meeting(own: vertical[index], other: y)), of: child)
    }
  }

  func explicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize, _ children: Children) -> CGFloat? {
    guard !key.staysInside else { return nil }
    var fold = ExplicitFold(key)
    for (child, placement) in zip(children, placements(viewSize, children)) {
      guard let value = child.explicitGuide(key, placement.viewSize) else { continue }
      fold.add(value + CGFloat(placement.origin[key.axis]))
    }
    return fold.value
  }
}
