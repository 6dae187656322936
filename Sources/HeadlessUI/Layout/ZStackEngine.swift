import Foundation

/// The algorithm of stacks in depth: everybody on the same spot, aligned.
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
    return size
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
    return ContiguousArray(
      guides.map {
        (CGPoint(x: line.x - $0.guide.x, y: line.y - $0.guide.y), $0.viewSize)
      })
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
