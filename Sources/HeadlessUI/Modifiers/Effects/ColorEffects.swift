import Foundation

extension View {
  /// Makes the view translucent; the layout stays.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    recorded("opacity", Number.text(opacity))
  }

  /// Brightens the view; the layout stays.
  nonisolated public func brightness(_ amount: Double) -> some View {
    recorded("brightness", Number.text(amount))
  }

  /// Changes the contrast of the view; the layout stays.
  nonisolated public func contrast(_ amount: Double) -> some View {
    recorded("contrast", Number.text(amount))
  }

  /// Changes how saturated the view's colors are; the layout stays.
  nonisolated public func saturation(_ amount: Double) -> some View {
    recorded("saturation", Number.text(amount))
  }

  /// Takes color out of the view; the layout stays.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    recorded("grayscale", Number.text(amount))
  }

  /// Shifts the hues of the view; the layout stays.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    recorded("hueRotation", EffectText.degrees(angle))
  }

  /// Inverts the colors of the view; the layout stays.
  nonisolated public func colorInvert() -> some View { recorded("colorInvert") }

  /// Multiplies the colors of the view with another; the layout stays.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    recorded("colorMultiply", color.text)
  }

  /// Makes the view's dark parts transparent; the layout stays.
  nonisolated public func luminanceToAlpha() -> some View { recorded("luminanceToAlpha") }

  /// Sets how the view mixes with what is behind it; the layout stays.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode", "\(blendMode)")
  }
}
