import Foundation

/// A shape whose outline is transformed; its size stays.
@frozen public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape inside.
  public var shape: Content
  /// What is done to its outline.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  @inlinable public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline of the shape inside, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The data of the shape inside.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: WrappingShape {
  var change: String? { "transform" }
}

extension Shape {
  /// The shape with its outline transformed; its size stays.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
