import Foundation

/// Which points of the content lie at the same points of what scrolls, where nothing else was asked for.
struct ScrollAnchors: Equatable {
  /// At first.
  var initialOffset: UnitPoint?
  /// When sizes change.
  var sizeChanges: UnitPoint?
  /// Where the content is smaller than what scrolls.
  var alignment: UnitPoint?
}

/// Where the content of something that scrolls is.
struct Scrolling: Equatable {
  var anchors = ScrollAnchors()
  /// Nil until a pass has placed the content.
  private var offset: Offset?

  /// How far the content is from where an anchor has it: that stays when sizes change.
  private struct Offset: Equatable {
    var anchor: CGPoint
    var distance: CGPoint

    /// So far from the beginning, which an anchor keeps from here on.
    init(_ point: CGPoint, keeping anchor: CGPoint, _ overflow: CGSize) {
      self.anchor = anchor
      distance = CGPoint(
        x: point.x - anchor.x * overflow.width, y: point.y - anchor.y * overflow.height)
    }
  }

  /// How far it is scrolled from its beginning.
  ///
  /// - Parameter overflow: by how much the content is longer than what can be seen of it.
  func offset(_ overflow: CGSize) -> CGPoint {
    let offset = offset ?? initialOffset(overflow)
    return overflow.clamping(
      CGPoint(
        x: offset.anchor.x * overflow.width + offset.distance.x,
        y: offset.anchor.y * overflow.height + offset.distance.y))
  }

  /// Takes in the end of a pass: where the content is it stays, also when there is more of it again.
  mutating func passEnded(_ overflow: CGSize) {
    offset = Offset(offset(overflow), keeping: offset?.anchor ?? kept, overflow)
  }

  /// Moves the content to so far from its beginning, or as far as there is.
  mutating func move(to point: CGPoint, _ overflow: CGSize) {
    guard point.x.isFinite, point.y.isFinite else { return }
    offset = Offset(overflow.clamping(point), keeping: kept, overflow)
  }

  /// Keeps an edge of the content at that of what scrolls.
  mutating func keep(_ edge: Edge, _ overflow: CGSize) {
    var new = offset ?? initialOffset(overflow)
    let anchor: CGFloat = edge == .bottom || edge == .trailing ? 1 : 0
    if edge == .top || edge == .bottom {
      (new.anchor.y, new.distance.y) = (anchor, 0)
    } else {
      (new.anchor.x, new.distance.x) = (anchor, 0)
    }
    offset = new
  }

  private var kept: CGPoint {
    CGPoint(x: anchors.sizeChanges?.x ?? 0, y: anchors.sizeChanges?.y ?? 0)
  }

  private func initialOffset(_ overflow: CGSize) -> Offset {
    let first = anchors.initialOffset ?? .topLeading
    return Offset(
      CGPoint(x: first.x * overflow.width, y: first.y * overflow.height), keeping: kept, overflow)
  }
}

extension CGSize {
  /// The point, or the nearest one within the size.
  fileprivate func clamping(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), width), y: min(max(point.y, 0), height))
  }
}
