import Foundation

/// A change of how a view looks that leaves its layout alone.
public protocol VisualEffect: Sendable, Animatable {}

/// The visual effect that changes nothing, which others are built on.
public struct EmptyVisualEffect: VisualEffect {
  /// The effect that changes nothing.
  public init() {}
}

extension View {
  /// Changes how the view looks by its geometry; the layout stays, and the effect is not asked.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    recorded("visualEffect")
  }
}

extension VisualEffect {
  /// Makes the view translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Takes color out.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Shifts the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Draws the view elsewhere, by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws the view elsewhere, by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Draws the view scaled by a factor for each direction.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Draws the view scaled.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws the view scaled in both directions.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Draws the view rotated.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Draws the view rotated in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Draws the view through an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Draws the view through a projection.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
}
