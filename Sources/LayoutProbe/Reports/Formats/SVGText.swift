import HeadlessUI

/// Numbers and texts in SVG.
enum SVGText {
  static func escaped(_ text: String) -> String { XMLText.escaped(text) }

  /// A finite number as it is; 0 for others, which no reader of SVG takes.
  static func number(_ value: CGFloat) -> String {
    value.isFinite ? NumberText.length(value) : "0"
  }

  static func point(_ x: CGFloat, _ y: CGFloat) -> String {
    " x=\"\(number(x))\" y=\"\(number(y))\""
  }

  static func rect(_ rect: CGRect) -> String {
    point(rect.minX, rect.minY) + " width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  /// `0 0 100 40`, as `viewBox` has it.
  static func box(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  static func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> String {
    " x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\""
  }
}
