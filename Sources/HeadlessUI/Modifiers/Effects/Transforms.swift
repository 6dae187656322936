import Foundation

extension View {
  /// Draws the view rotated; the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    recorded("rotationEffect", EffectText.degrees(angle), .anchor(anchor))
  }

  /// Draws the view rotated in space; the layout stays.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    recorded("rotation3DEffect", EffectText.degrees(angle))
  }

  /// Draws the view scaled in both directions; the layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", EffectText.size(scale.width, scale.height), .anchor(anchor))
  }

  /// Draws the view scaled; the layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    recorded("scaleEffect", EffectText.size(s, s), .anchor(anchor))
  }

  /// Draws the view scaled by a factor for each direction; the layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    recorded("scaleEffect", EffectText.size(x, y), .anchor(anchor))
  }

  /// Draws the view through an affine transform; the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    recorded("transformEffect", nil, .matrix(transform))
  }

  /// Draws the view through a projection; the layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    recorded("projectionEffect")
  }

  /// Mirrors the view where reading runs from right to left; the layout stays.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", "\(enabled)")
  }

  /// Sets whether the view is mirrored where the language runs the other way; the layout stays.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    recorded("layoutDirectionBehavior")
  }
}
