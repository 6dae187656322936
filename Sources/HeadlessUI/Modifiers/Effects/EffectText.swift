import Foundation

/// The arguments of effects, as the tree shows them.
enum EffectText {
  static func degrees(_ angle: Angle) -> String { "\(Number.text(angle.degrees))°" }

  static func size(_ width: CGFloat, _ height: CGFloat) -> String {
    width == height
      ? Number.text(Double(width))
      : "\(Number.text(Double(width))) × \(Number.text(Double(height)))"
  }
}
