import Foundation

// Public because its extension returns an opaque type: code that calls it is linked against it.
/// A built-in shape that knows its outline with all sides moved inward.
public nonisolated protocol _InsetPathShape: InsettableShape {
  /// The outline of the shape in a rectangle with all sides moved inward by a length in points.
  func path(in rect: CGRect, inset: CGFloat) -> Path
}

extension _InsetPathShape {
  /// The outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  /// The shape with all sides moved inward by a length in points; outward if it is negative.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

/// A shape with all sides moved inward.
nonisolated struct Inset<Base: _InsetPathShape>: InsettableShape, WrappingShape {
  var shape: Base
  var amount: CGFloat

  var change: String? { "inset \(Number.text(Double(amount)))" }

  func path(in rect: CGRect) -> Path { shape.path(in: rect, inset: amount) }

  func inset(by amount: CGFloat) -> Inset<Base> {
    Inset(shape: shape, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The rectangle with all sides moved inward, but not past its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    if isNull || isInfinite { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}
