import Foundation

/// A shape whose outline is moved; its size stays.
@frozen public struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape inside.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Moves a shape.
  @inlinable public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline of the shape inside, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The data of the shape inside and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: WrappingShape {
  var change: String? {
    "offset \(Number.text(Double(offset.width))), \(Number.text(Double(offset.height)))"
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// The shape with its outline moved by points; its size stays.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape with its outline moved by points; its size stays.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape with its outline moved by points; its size stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
