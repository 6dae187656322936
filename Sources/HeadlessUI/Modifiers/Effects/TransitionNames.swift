import Foundation

extension Transition where Self == IdentityTransition {
  /// No change.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// From transparent to opaque.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// In from the leading, out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// In and out at an edge.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// In at an edge and out at the other.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From a distance, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// From a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs the old into the new.
  public static var blurReplace: Self { BlurReplaceTransition(configuration: .downUp) }

  /// Blurs the old into the new.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition {
  /// One way in and another way out.
  public static func asymmetric<T: Transition, U: Transition>(
    insertion: T, removal: U
  ) -> Self where Self == AsymmetricTransition<T, U> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
