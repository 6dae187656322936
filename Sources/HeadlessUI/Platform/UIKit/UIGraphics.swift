#if !canImport(UIKit)
  import Foundation

  /// Makes images of a size; what is drawn into them is not seen.
  open class UIGraphicsImageRenderer: @unchecked Sendable {
    private let size: CGSize
    /// One as UIKit makes it.
    public init(size: CGSize) { self.size = size }
    /// One as UIKit makes it.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
    /// One as UIKit makes it.
    public init(bounds: CGRect) { size = bounds.size }
    /// One as UIKit makes it.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
    /// An image of the renderer's size; the drawing is not run.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      UIImage(.sized(size), size: size)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    /// As UIKit has it: what it does on a device is not done here.
    open func jpegData(
      withCompressionQuality compressionQuality: CGFloat,
      actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { Data() }
  }

  /// `UIGraphicsImageRendererFormat` as UIKit has it: a shell, so that sources compile.
  open class UIGraphicsImageRendererFormat: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var scale: CGFloat = 2
    /// As UIKit has it: kept, and nothing depends on it.
    open var opaque = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredRange = 0
    /// As UIKit has it: what it does on a device is not done here.
    public static func `default`() -> UIGraphicsImageRendererFormat {
      UIGraphicsImageRendererFormat()
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func preferred() -> UIGraphicsImageRendererFormat {
      UIGraphicsImageRendererFormat()
    }
  }

  /// `UIGraphicsImageRendererContext` as UIKit has it: a shell, so that sources compile.
  open class UIGraphicsImageRendererContext: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var cgContext: CGContext { CGContext() }
    /// As UIKit has it.
    open var currentImage: UIImage { UIImage() }
    /// As UIKit has it.
    open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// As UIKit has it: what it does on a device is not done here.
    open func fill(_ rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func stroke(_ rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func clip(to rect: CGRect) {}
  }

  /// `UIGraphicsPDFRenderer` as UIKit has it: a shell, so that sources compile.
  open class UIGraphicsPDFRenderer: @unchecked Sendable {
    /// One as UIKit makes it.
    public init(bounds: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func pdfData(actions: (Any) -> Void) -> Data { Data() }
  }

  /// As UIKit has it: what it does on a device is not done here.
  public func UIGraphicsBeginImageContext(_ size: CGSize) {}
  /// As UIKit has it: what it does on a device is not done here.
  public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
  ) {}
  /// As UIKit has it: what it does on a device is not done here.
  public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
  /// As UIKit has it: what it does on a device is not done here.
  public func UIGraphicsEndImageContext() {}
  /// As UIKit has it: what it does on a device is not done here.
  public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
  /// As UIKit has it: what it does on a device is not done here.
  public func UIRectFill(_ rect: CGRect) {}

  extension UIColor {
    /// As UIKit has it: what it does on a device is not done here.
    public func setFill() {}
    /// As UIKit has it: what it does on a device is not done here.
    public func setStroke() {}
    /// As UIKit has it: what it does on a device is not done here.
    public func set() {}
  }
#endif
