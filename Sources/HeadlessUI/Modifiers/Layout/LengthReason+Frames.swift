import Foundation

extension LengthReason {
  /// One length of a fixed frame, NaN if that leaves it alone.
  init(fixed: Double, _ proposed: Double, _ child: CGFloat, _ length: CGFloat) {
    let given = fixed.isNaN ? nil : fixed
    (least, ideal, most) = (given, given, given)
    isFixed = given != nil
    self.proposed = proposed.isNaN ? nil : proposed
    self.child = Double(child)
    self.length = Double(length)
  }

  /// One length of a frame with limits.
  init(
    _ range: FlexibleFrameNode.Range, _ proposed: Double, _ child: CGFloat?, _ length: CGFloat
  ) {
    least = range.least.isNaN ? nil : range.least
    ideal = range.ideal.isNaN ? nil : range.ideal
    most = range.most.isNaN ? nil : range.most
    isFixed = false
    self.proposed = proposed.isNaN ? nil : proposed
    self.child = child.map { Double($0) }
    self.length = Double(length)
  }
}
