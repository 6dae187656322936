import Foundation

extension EnvironmentValues {
  /// What is said of something that scrolls is not said of what scrolls in it.
  mutating func beginScrolledContent() {
    if contentMargins != EdgeInsets() { contentMargins = EdgeInsets() }
    if scrollAnchors != ScrollAnchors() { scrollAnchors = ScrollAnchors() }
  }
}

extension InsetScrolling {
  var scrollGeometry: ScrollGeometry {
    let (margins, overflow, offset) = (margins, overflow, offset)
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: isMirrored ? overflow.width - offset.x - margins.trailing : offset.x - margins.leading,
        y: offset.y - margins.top),
      contentSize: contentSize, contentInsets: margins, containerSize: placed.size)
  }
}

extension LayoutNode {
  /// Whether so much of it, from 0 to 1, can be seen in the scroll view that it is in. All of it can
  /// where nothing scrolls.
  func isVisible(by threshold: Double) -> Bool {
    let around = sequence(first: self, next: \.parent).first { $0 is any InsetScrolling }
    guard let around, around !== self else { return true }
    let frame = CGRect(origin: absoluteOrigin, size: placed.size)
    let window = CGRect(origin: around.absoluteOrigin, size: around.placed.size)
    let seen = frame.intersection(window)
    guard !seen.isNull else { return false }
    let area = frame.width * frame.height
    return area > 0 ? seen.width * seen.height / area >= threshold : true
  }
}
