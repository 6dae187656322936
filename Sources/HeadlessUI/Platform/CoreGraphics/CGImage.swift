#if !canImport(CoreGraphics)
  import Foundation

  /// An image as Core Graphics has it: its size in pixels, nothing of its content.
  public final class CGImage: Hashable, @unchecked Sendable {
    let size: CGSize
    init(size: CGSize) { self.size = size }
    /// As Core Graphics has it.
    public var width: Int { Int(size.width) }
    /// As Core Graphics has it.
    public var height: Int { Int(size.height) }
    /// As Core Graphics has it: what it does on a device is not done here.
    public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
    /// As Core Graphics has it: what it does on a device is not done here.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// As Core Graphics has it: what it does on a device is not done here.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension Image {
    /// The image of Core Graphics with so many pixels to a point.
    public nonisolated init(
      _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
    ) {
      self.init(
        size: CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale))
    }
    /// The image of Core Graphics with so many pixels to a point.
    public nonisolated init(
      decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
    ) {
      self.init(
        size: CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale))
    }
  }
#endif
