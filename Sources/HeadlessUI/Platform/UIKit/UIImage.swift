#if !canImport(UIKit)
  import Foundation

  /// An image as UIKit has it, by its name or its size; nothing of it is read but its size.
  open class UIImage: Hashable, _ExpressibleByImageLiteral, @unchecked Sendable {
    let source: Image.Source
    /// Its size in points; that of a symbol in the body style if it is one, and zero if it is known by its name only.
    public let size: CGSize
    /// Its pixels to a point.
    public let scale: CGFloat
    init(_ source: Image.Source, size: CGSize, scale: CGFloat = 1) {
      self.source = source
      self.size = size
      self.scale = scale
    }
    /// What `#imageLiteral(resourceName:)` stands for.
    public required convenience init(imageLiteralResourceName name: String) { self.init(name) }
    /// One as UIKit makes it.
    public convenience init() { self.init(.sized(.zero), size: .zero) }
    /// One as UIKit makes it.
    public convenience init?(named name: String) { self.init(name) }
    /// One as UIKit makes it.
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(name, bundle) }
    /// One as UIKit makes it.
    public convenience init?(
      named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) { self.init(name, bundle) }
    /// One as UIKit makes it.
    public convenience init?(systemName name: String) {
      self.init(.symbol(name), size: CGSize(width: 20, height: 19))
    }
    /// One as UIKit makes it.
    public convenience init?(
      systemName name: String, withConfiguration configuration: Configuration?
    ) { self.init(.symbol(name), size: CGSize(width: 20, height: 19)) }
    /// One as UIKit makes it.
    public convenience init?(
      systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(.symbol(name), size: CGSize(width: 20, height: 19)) }
    /// One as UIKit makes it.
    public convenience init(resource: ImageResource) {
      self.init(
        .named(resource.name, bundlePath: resource.bundlePath),
        size: ResourceBundles.size(
          ofImage: resource.name, bundlePath: resource.bundlePath, scale: 2) ?? .zero)
    }
    /// One as UIKit makes it.
    public convenience init?(contentsOfFile path: String) {
      guard let size = ImageHeader.size(of: URL(fileURLWithPath: path)) else { return nil }
      self.init(.sized(size), size: size)
    }
    /// One as UIKit makes it.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// One as UIKit makes it.
    public convenience init?(data: Data, scale: CGFloat) {
      guard let pixels = ImageHeader.size(of: data) else { return nil }
      let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      self.init(.sized(size), size: size, scale: scale)
    }
    /// One as UIKit makes it.
    public convenience init(cgImage: CGImage) {
      self.init(.sized(cgImage.size), size: cgImage.size)
    }
    /// One as UIKit makes it.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      let size = CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale)
      self.init(.sized(size), size: size, scale: scale)
    }
    private convenience init(_ name: String, _ bundle: Bundle? = nil) {
      self.init(
        .named(name, bundlePath: bundle?.bundlePath),
        size: ResourceBundles.imageSize(named: name, in: bundle) ?? .zero)
    }
    /// As UIKit has it.
    open var cgImage: CGImage? {
      CGImage(size: CGSize(width: size.width * scale, height: size.height * scale))
    }
    /// As UIKit has it.
    open var imageOrientation: Orientation { .up }
    /// As UIKit has it.
    open var renderingMode: RenderingMode { .automatic }
    /// As UIKit has it.
    open var images: [UIImage]? { nil }
    /// As UIKit has it.
    open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
    /// As UIKit has it: what it does on a device is not done here.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(.sized(size), size: size) }
    /// As UIKit has it: what it does on a device is not done here.
    open func preparingForDisplay() -> UIImage? { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
      preparingThumbnail(of: size)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func byPreparingForDisplay() async -> UIImage? { self }
    /// As UIKit has it: what it does on a device is not done here.
    open func draw(in rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func draw(at point: CGPoint) {}
    /// Data that an image of this size can be made of again; its pixels are not in it.
    open func pngData() -> Data? {
      ImageHeader.png(of: CGSize(width: size.width * scale, height: size.height * scale))
    }
    /// As ``pngData()``.
    open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
    /// As UIKit has it: what it does on a device is not done here.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
      images.first
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// `RenderingMode` as UIKit has it: a shell, so that sources compile.
    public enum RenderingMode: Int, Sendable {
      /// `automatic` as UIKit has it.
      case automatic
      /// `alwaysOriginal` as UIKit has it.
      case alwaysOriginal
      /// `alwaysTemplate` as UIKit has it.
      case alwaysTemplate
    }
    /// `Orientation` as UIKit has it: a shell, so that sources compile.
    public enum Orientation: Int, Sendable {
      /// `up` as UIKit has it.
      case up
      /// `down` as UIKit has it.
      case down
      /// `left` as UIKit has it.
      case left
      /// `right` as UIKit has it.
      case right
      /// `upMirrored` as UIKit has it.
      case upMirrored
      /// `downMirrored` as UIKit has it.
      case downMirrored
      /// `leftMirrored` as UIKit has it.
      case leftMirrored
      /// `rightMirrored` as UIKit has it.
      case rightMirrored
    }
    /// `Configuration` as UIKit has it: a shell, so that sources compile.
    open class Configuration: @unchecked Sendable {
      /// One as UIKit makes it.
      public init() {}
    }
    /// `SymbolConfiguration` as UIKit has it: a shell, so that sources compile.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
      /// One as UIKit makes it.
      public convenience init(pointSize: CGFloat) { self.init() }
      /// One as UIKit makes it.
      public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
      /// One as UIKit makes it.
      public convenience init(
        pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
      ) { self.init() }
      /// One as UIKit makes it.
      public convenience init(weight: UIImage.SymbolWeight) { self.init() }
      /// One as UIKit makes it.
      public convenience init(scale: UIImage.SymbolScale) { self.init() }
      /// One as UIKit makes it.
      public convenience init(font: UIFont) { self.init() }
      /// One as UIKit makes it.
      public convenience init(textStyle: UIFont.TextStyle) { self.init() }
      /// One as UIKit makes it.
      public convenience init(paletteColors: [UIColor]) { self.init() }
      /// One as UIKit makes it.
      public convenience init(hierarchicalColor: UIColor) { self.init() }
    }
    /// `SymbolWeight` as UIKit has it: a shell, so that sources compile.
    public enum SymbolWeight: Int, Sendable {
      /// `unspecified` as UIKit has it.
      case unspecified
      /// `ultraLight` as UIKit has it.
      case ultraLight
      /// `thin` as UIKit has it.
      case thin
      /// `light` as UIKit has it.
      case light
      /// `regular` as UIKit has it.
      case regular
      /// `medium` as UIKit has it.
      case medium
      /// `semibold` as UIKit has it.
      case semibold
      /// `bold` as UIKit has it.
      case bold
      /// `heavy` as UIKit has it.
      case heavy
      /// `black` as UIKit has it.
      case black
    }
    /// `SymbolScale` as UIKit has it: a shell, so that sources compile.
    public enum SymbolScale: Int, Sendable {
      /// `default` as UIKit has it.
      case `default` = -1
      /// `unspecified` as UIKit has it.
      case unspecified
      /// `small` as UIKit has it.
      case small
      /// `medium` as UIKit has it.
      case medium
      /// `large` as UIKit has it.
      case large
    }
  }

  /// The type of `#imageLiteral(resourceName:)`, as UIKit declares it.
  public typealias _ImageLiteralType = UIImage

  /// As UIKit has it: what it does on a device is not done here.
  public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
  ) {}

  extension Image {
    /// The image of UIKit, as large as it is.
    public nonisolated init(uiImage: UIImage) {
      self.init(size: .zero)
      source = uiImage.source
    }
  }
#endif
