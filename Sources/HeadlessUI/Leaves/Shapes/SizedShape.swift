import Foundation

extension Shape {
  /// The outline as it is in a rectangle of another size, in points; the view's size stays.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

  /// The outline as it is in a rectangle of another size, in points; the view's size stays.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// The outline as it is in a rectangle of another size, which is put in the given one so that
  /// the anchor is at the same fractions of both; the view's size stays.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The outline as it is in a rectangle of another size, which is put in the given one so that
  /// the anchor is at the same fractions of both; the view's size stays.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape drawn in another size than it has.
nonisolated struct SizedShape<Inner: Shape>: WrappingShape {
  var shape: Inner
  var size: CGSize
  var anchor = UnitPoint.topLeading

  var change: String? {
    "size \(Number.text(Double(size.width))) × \(Number.text(Double(size.height)))"
  }

  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  var animatableData: AnimatablePair<Inner.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
