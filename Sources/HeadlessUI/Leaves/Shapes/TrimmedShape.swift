import Foundation

extension Shape {
  /// The part of the outline between two fractions of its length; its size stays.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Inner: Shape>: WrappingShape {
  var shape: Inner
  var start: CGFloat
  var end: CGFloat

  var change: String? {
    "trim \(Number.text(Double(start)))–\(Number.text(Double(end)))"
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  var animatableData: AnimatablePair<Inner.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
}
