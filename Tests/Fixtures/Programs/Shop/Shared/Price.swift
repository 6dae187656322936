import CoreGraphics

struct Price {
  let cents: Int

  var width: CGFloat { CGFloat(cents) }
}
