import Foundation

/// A shape whose outline is scaled; its size stays.
@frozen public struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape inside.
  public var shape: Content
  /// The factors for width and height.
  public var scale: CGSize
  /// The point that stays, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Scales a shape.
  @inlinable public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline of the shape inside, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: rect))
  }

  /// The data of the shape inside, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension ScaledShape: WrappingShape {
  var change: String? {
    "scale \(Number.text(Double(scale.width))), \(Number.text(Double(scale.height)))"
  }
}

extension Shape {
  /// The shape with its outline scaled around a point; its size stays.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape with its outline scaled around a point; its size stays.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
