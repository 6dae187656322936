import Foundation

/// Numbers as the tree shows them.
enum Number {
  /// At most two decimals, none where they are zero: 16, 28.33, ∞, nan.
  static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    if abs(value) >= 1e15 { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    let hundredths = Int((abs(rounded) * 100).rounded())
    let fraction = hundredths % 100
    let digits =
      fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0" : "") + "\(fraction)"
    return (rounded < 0 ? "-" : "") + "\(hundredths / 100).\(digits)"
  }
}
