import Foundation

extension View {
  /// Blurs the view by a radius in points; the layout stays.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur", Number.text(Double(radius)))
  }

  /// Casts a shadow, with lengths in points; the layout stays.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    recorded("shadow", Number.text(Double(radius)), .shadow(color, radius: radius, x: x, y: y))
  }
}
