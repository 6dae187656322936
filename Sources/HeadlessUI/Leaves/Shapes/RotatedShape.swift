import Foundation

/// A shape whose outline is turned; its size stays.
@frozen public struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape inside.
  public var shape: Content
  /// How far it is turned, positive from the x axis to the y axis.
  public var angle: Angle
  /// The point that it is turned around, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Turns a shape.
  @inlinable public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline of the shape inside, turned.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: rect))
  }

  /// The data of the shape inside, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: WrappingShape {
  var change: String? { "rotation \(Number.text(angle.degrees))°" }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape with its outline turned around a point; its size stays.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The transform with a point of a rectangle as the one that stays where it is.
  func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
