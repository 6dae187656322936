import Foundation

extension Shape {
  /// The outline of a line along the shape's outline; its size stays.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// The outline of a line along the shape's outline, `lineWidth` points wide; its size stays.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The outline of a line along a shape's outline.
nonisolated struct StrokedShape<Inner: Shape>: WrappingShape {
  var shape: Inner
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  var change: String? { "stroke \(Number.text(Double(style.lineWidth)))" }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  var animatableData: AnimatablePair<Inner.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }
}
