import Foundation

/// How the system's font changes with its size and weight.
enum SystemFontShape {
  /// What is added to the advance of every character, in fractions of an em.
  ///
  /// Apple publishes it as the system font's tracking. Between the sizes it is interpolated.
  static func tracking(_ size: Double) -> Double {
    PiecewiseLinear.value(at: size, trackings) / 2048
  }

  private static let trackings: [(place: Double, value: Double)] = [
    (6, 82), (7, 67), (8, 53), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24),
    (23, -9), (24, 6), (25, 12), (26, 17), (27, 22), (28, 28), (29, 28), (30, 27), (31, 26),
    (32, 26), (33, 25), (34, 24), (35, 22), (36, 21), (37, 20), (38, 20), (39, 20), (40, 19),
    (50, 14), (60, 9), (70, 4), (80, 0),
  ]

  /// How much of the text design a size is; the rest is the display design.
  private static func textShare(_ size: Double) -> Double {
    PiecewiseLinear.value(at: size, textShares)
  }

  private static let textShares: [(place: Double, value: Double)] = [
    (17, 1), (18, 0.955), (19, 0.909), (20, 0.764), (21, 0.618), (22, 0.473), (23, 0.327),
    (24, 0.182), (25, 0.136), (26, 0.091), (27, 0.045), (28, 0),
  ]

  /// Where a weight lies on the axis of the system's font, of which regular is 400.
  static func axisWeight(_ weight: Double) -> Double { PiecewiseLinear.value(at: weight, weights) }

  /// How far from regular (0) to bold (1) a weight is along the font's axis.
  private static func boldness(_ weight: Double) -> Double { (axisWeight(weight) - 400) / 300 }

  private static let weights: [(place: Double, value: Double)] = [
    (-0.8, 31), (-0.6, 111), (-0.4, 274), (0, 400), (0.23, 510), (0.3, 590), (0.4, 700),
    (0.56, 860), (0.62, 1000),
  ]

  /// How much more than Inter's letters those of the system grow with their weight, in the text and in the
  /// display design, as the widths of 570 labels show (`InterfaceLabelsTests` has some of them).
  private static let textBoldness = 1.55
  private static let displayBoldness = 1.2

  /// How much wider than Inter's the space is, in fractions of an em: in the text design the more, the bolder
  /// it is; in the regular display design it is narrower. The same labels show it.
  static func wideningOfSpace(size: Double, weight: Double) -> Double {
    let (text, bold) = (textShare(size), min(1, max(0, boldness(weight))))
    return text * 0.055 * bold - (1 - text) * 0.085 * (1 - bold)
  }

  /// How much wider than Inter's a mark is, in fractions of an em, as regular labels of up to 20 points
  /// show; taken for all sizes and weights.
  static let wideningOfMarks: [(mark: Unicode.Scalar, em: Double)] = [
    ("(", 0.023), (")", 0.023), (".", 0.021), (",", 0.017), (":", 0.017), ("/", -0.031),
  ]

  /// Which mixture of Inter's designs a font is.
  static func shares(size: Double, weight: Double) -> InterTables.Shares {
    let text = textShare(size)
    let bold = boldness(weight)
    let (textBold, displayBold) = (bold * textBoldness, bold * displayBoldness)
    return InterTables.Shares(
      Float(text * (1 - textBold)), Float((1 - text) * (1 - displayBold)),
      Float(text * textBold), Float((1 - text) * displayBold))
  }
}
