import Foundation

extension InsetScrolling {
  /// By how much the content is longer than what can be seen of it, along the axes that scroll.
  var overflow: CGSize { overflow(of: contentSize) }

  /// The same of content of a size; 0 where it is infinite, for then it has no end to scroll to.
  func overflow(of content: CGSize) -> CGSize {
    let room = room
    func excess(_ axis: Axis, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      let excess = scrollAxes.contains(axis.set) ? max(0, length - room) : 0
      return excess.isFinite ? excess : 0
    }
    return CGSize(
      width: excess(.horizontal, content.width, room.width),
      height: excess(.vertical, content.height, room.height))
  }

  /// What the space around the content leaves of it; negative where that is more than there is.
  var room: CGSize {
    let margins = margins
    return CGSize(
      width: placed.size.width - margins.leading - margins.trailing,
      height: placed.size.height - margins.top - margins.bottom)
  }

  /// Sets which part of the content stays in place.
  func keep(_ anchors: ScrollAnchors) {
    guard anchors != scrolling.anchors else { return }
    scrolling.anchors = anchors
    invalidatePlacement()
  }

  /// How far the content is scrolled from its beginning.
  var offset: CGPoint { scrolling.offset(overflow) }

  /// Whether it begins at the right.
  var isMirrored: Bool { flags.contains(.rightToLeft) }

  /// Scrolls to an edge, which is kept.
  func scroll(to edge: Edge) { scroll { $0.keep(edge, overflow) } }

  /// Scrolls to a point of the content.
  ///
  /// - Parameters:
  ///   - x: from the left; nil for where it is.
  ///   - y: from the top; nil for where it is.
  func scroll(toX x: CGFloat?, y: CGFloat?) {
    let offset = offset
    // Read from the left, and kept from where the content begins.
    let point = CGPoint(
      x: x.map { isMirrored ? overflow.width - $0 : $0 } ?? offset.x, y: y ?? offset.y)
    scroll { $0.move(to: point, overflow) }
  }

  /// Scrolls to a node of the content.
  ///
  /// - Parameter anchor: the point of the node that goes to the same point of what can be seen; nil to move
  ///   as little as shows all of it.
  func scroll(to node: LayoutNode, anchor: UnitPoint?) {
    let room = room
    var offset = offset
    let (margins, frame) = (margins, CGRect(origin: node.absoluteOrigin, size: node.placed.size))
    let window = CGRect(origin: absoluteOrigin, size: placed.size)
    let start = CGPoint(
      x: (isMirrored ? window.maxX - frame.maxX : frame.minX - window.minX) - margins.leading
        + offset.x,
      y: frame.minY - window.minY - margins.top + offset.y)
    if scrollAxes.contains(.horizontal) {
      offset.x = moved(offset.x, to: start.x, frame.width, in: room.width, anchor?.x)
    }
    if scrollAxes.contains(.vertical) {
      offset.y = moved(offset.y, to: start.y, frame.height, in: room.height, anchor?.y)
    }
    scroll { $0.move(to: offset, overflow) }
  }

  /// An offset on one axis once a part of the content is shown in the room that there is.
  private func moved(
    _ offset: CGFloat, to start: CGFloat, _ length: CGFloat, in room: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + anchor * (length - room) }
    return start < offset ? start : max(offset, min(start, start + length - room))
  }

  /// Takes in the end of a pass that has placed it.
  @MainActor
  func passEnded() {
    scrolling.passEnded(overflow)
    unmade?.tellWhatIsInSight(of: self, scrollAxes)
  }

  private func scroll(_ change: (inout Scrolling) -> Void) {
    let before = offset
    change(&scrolling)
    if offset != before { invalidatePlacement() }
  }
}

extension LayoutNode {
  /// The first scroll view or list in it, from the outside to the inside.
  var firstScrollView: (any InsetScrolling)? {
    // Iterative: a tree may be deeper than the stack.
    var pending: [LayoutNode] = [self]
    while let node = pending.popLast() {
      if let scroll = node as? any InsetScrolling { return scroll }
      pending.append(contentsOf: node.childNodes.reversed())
    }
    return nil
  }
}
