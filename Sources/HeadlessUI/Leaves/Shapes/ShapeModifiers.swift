import Foundation

extension View {
  /// Shows only what is inside of a shape; the layout stays.
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    recorded("clipShape", ShapeText.of(shape), .clip(shape, isEvenOdd: style.isEOFilled))
  }

  /// Rounds the view's corners by a radius in points; the layout stays.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    recorded(
      "cornerRadius", Number.text(Double(radius)),
      .clip(RoundedRectangle(cornerRadius: radius), isEvenOdd: false))
  }

  /// Says where the view can be hit; the layout stays.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    recorded("contentShape", ShapeText.of(shape))
  }

  /// Says what the view's outline is for some purposes; the layout stays.
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    recorded("contentShape", ShapeText.of(shape))
  }

  /// Sets the shape that `ContainerRelativeShape` stands for.
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    environment(\.containerShape, shape)
  }
}

/// What an outline of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each purpose.
  public var rawValue: Int

  /// Purposes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The effect under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline of what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The outline that assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
