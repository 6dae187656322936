import Foundation

/// The part of the window that bars and the edges of the device leave free, where nodes are placed.
struct SafeArea: Equatable {
  /// All that there is: the window, or what takes its place. In the root's coordinates.
  var outer: CGRect
  /// What is free of it.
  var inner: CGRect

  /// Nothing is in the way.
  static let everywhere = SafeArea(outer: .zero, inner: .zero)

  /// A window with insets.
  init(window size: CGSize, _ insets: EdgeInsets, isRightToLeft: Bool) {
    outer = CGRect(origin: .zero, size: size)
    inner = outer.inset(by: insets, isRightToLeft)
  }

  init(outer: CGRect, inner: CGRect) {
    self.outer = outer
    self.inner = inner
  }

  /// How far a frame that touches the edges of the free part may reach beyond them.
  func insets(of frame: CGRect, isRightToLeft: Bool) -> EdgeInsets {
    guard outer != inner else { return EdgeInsets() }
    func reach(_ isTouching: Bool, _ distance: CGFloat) -> CGFloat {
      isTouching ? max(0, distance) : 0
    }
    let left = reach(frame.minX <= inner.minX + SafeArea.tolerance, frame.minX - outer.minX)
    let right = reach(frame.maxX >= inner.maxX - SafeArea.tolerance, outer.maxX - frame.maxX)
    return EdgeInsets(
      top: reach(frame.minY <= inner.minY + SafeArea.tolerance, frame.minY - outer.minY),
      leading: isRightToLeft ? right : left,
      bottom: reach(frame.maxY >= inner.maxY - SafeArea.tolerance, outer.maxY - frame.maxY),
      trailing: isRightToLeft ? left : right)
  }

  /// What is left for the content of a frame some of which is taken: by bars, for instance.
  func inside(_ frame: CGRect, without insets: EdgeInsets, isRightToLeft: Bool) -> SafeArea {
    let reach = self.insets(of: frame, isRightToLeft: isRightToLeft)
    let negative = EdgeInsets() - reach
    return SafeArea(
      outer: frame.inset(by: negative, isRightToLeft), inner: frame.inset(by: insets, isRightToLeft)
    )
  }

  /// The same with nothing in the way on some edges.
  func ignoring(_ edges: Edge.Set, isRightToLeft: Bool) -> SafeArea {
    var (minX, maxX, minY, maxY) = (inner.minX, inner.maxX, inner.minY, inner.maxY)
    if edges.contains(.top) { minY = outer.minY }
    if edges.contains(.bottom) { maxY = outer.maxY }
    if edges.contains(isRightToLeft ? .trailing : .leading) { minX = outer.minX }
    if edges.contains(isRightToLeft ? .leading : .trailing) { maxX = outer.maxX }
    return SafeArea(
      outer: outer, inner: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }

  /// Lengths that differ by less are the same: they are sums of others.
  private static let tolerance: CGFloat = 0.001
}

extension CGRect {
  /// The rectangle without insets; never less than nothing.
  fileprivate func inset(by insets: EdgeInsets, _ isRightToLeft: Bool) -> CGRect {
    let left = isRightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: minX + left, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension LayoutNode {
  /// How far it could reach into the safe area where it was placed, outside of layout.
  ///
  /// - Parameter frame: its own, in the root's coordinates.
  final func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    guard context.hasGivenSafeArea || context.safeArea != .everywhere else { return EdgeInsets() }
    let isRightToLeft = flags.contains(.rightToLeft)
    var child = self
    while let above = child.parent {
      if let area = above.safeArea(givenTo: child) {
        return area.insets(of: frame, isRightToLeft: isRightToLeft)
      }
      child = above
    }
    return context.safeArea.insets(of: frame, isRightToLeft: isRightToLeft)
  }

  /// Its frame in the root's coordinates, while its children are being placed.
  final var frameWhilePlacing: CGRect {
    CGRect(origin: context.placing.origin, size: placed.size)
  }

  /// How far it may reach into the safe area, while its children are being placed.
  final var safeAreaWhilePlacing: EdgeInsets {
    context.safeArea.insets(of: frameWhilePlacing, isRightToLeft: flags.contains(.rightToLeft))
  }

  /// Places children where another part of the window is free.
  ///
  /// - Parameter last: what was free when they were placed the last time.
  final func placing(
    in area: SafeArea, after last: inout SafeArea?, _ place: () -> Void
  ) {
    let (outer, wasMoved) = (context.safeArea, context.placing.moved)
    context.safeArea = area
    context.hasGivenSafeArea = true
    // What reaches into it looks where it is again.
    if last != area { context.placing.moved = true }
    last = area
    place()
    context.safeArea = outer
    context.placing.moved = wasMoved
  }
}
