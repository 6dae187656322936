import Foundation

/// An image over and over; pictures show grey.
public struct ImagePaint: Sendable {
  /// The image.
  public var image: Image
  /// The part of it that is used, between 0 and 1.
  public var sourceRect: CGRect
  /// How much larger than it is the image shows.
  public var scale: CGFloat

  /// An image over and over.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: PaintStyle {
  /// The engine knows the paint.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint { Color.gray.paint(in: environment) }

  var text: String { "image" }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image over and over.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
