#if !canImport(AppKit)
  import Foundation

  /// An image as AppKit has it, by its name or its size; nothing of it is read but its size.
  open class NSImage: Hashable, @unchecked Sendable {
    let source: Image.Source
    /// Its size in points; zero if it is known by its name only.
    open var size: CGSize
    init(_ source: Image.Source, size: CGSize) {
      self.source = source
      self.size = size
    }
    /// One as AppKit makes it.
    public convenience init() { self.init(.sized(.zero), size: .zero) }
    /// One as AppKit makes it.
    public convenience init(size: CGSize) { self.init(.sized(size), size: size) }
    /// One as AppKit makes it.
    public convenience init?(named name: String) {
      self.init(
        .named(name, bundlePath: nil), size: ResourceBundles.imageSize(named: name) ?? .zero)
    }
    /// One as AppKit makes it.
    public convenience init(named name: Name) {
      self.init(.named(name.rawValue, bundlePath: nil), size: CGSize(width: 16, height: 16))
    }
    /// One as AppKit makes it.
    public convenience init?(
      systemSymbolName name: String, accessibilityDescription description: String?
    ) { self.init(.symbol(name), size: CGSize(width: 16, height: 16)) }
    /// One as AppKit makes it.
    public convenience init(resource: ImageResource) {
      self.init(
        .named(resource.name, bundlePath: resource.bundlePath),
        size: ResourceBundles.size(
          ofImage: resource.name, bundlePath: resource.bundlePath, scale: 2) ?? .zero)
    }
    /// One as AppKit makes it.
    public convenience init?(contentsOf url: URL) {
      guard let size = ImageHeader.size(of: url) else { return nil }
      self.init(.sized(size), size: size)
    }
    /// One as AppKit makes it.
    public convenience init?(contentsOfFile fileName: String) {
      self.init(contentsOf: URL(fileURLWithPath: fileName))
    }
    /// One as AppKit makes it.
    public convenience init(byReferencing url: URL) {
      self.init(size: ImageHeader.size(of: url) ?? .zero)
    }
    /// One as AppKit makes it.
    public convenience init?(data: Data) {
      guard let size = ImageHeader.size(of: data) else { return nil }
      self.init(.sized(size), size: size)
    }
    /// One as AppKit makes it.
    public convenience init(cgImage: CGImage, size: CGSize) {
      self.init(size: size == .zero ? cgImage.size : size)
    }
    /// One as AppKit makes it.
    public convenience init(
      size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
      drawingHandler: @escaping (CGRect) -> Bool
    ) { self.init(size: size) }
    /// As AppKit has it: kept, and nothing depends on it.
    open var isTemplate = false
    /// As AppKit has it.
    open var isValid: Bool { true }
    /// As AppKit has it.
    open var representations: [NSImageRep] { [] }
    /// As AppKit has it: kept, and nothing depends on it.
    open var accessibilityDescription: String?
    /// As AppKit has it.
    open var tiffRepresentation: Data? { ImageHeader.png(of: size) }
    /// As AppKit has it: what it does on a device is not done here.
    open func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
      context referenceContext: Any?, hints: [AnyHashable: Any]?
    ) -> CGImage? { CGImage(size: size) }
    /// As AppKit has it: what it does on a device is not done here.
    open func lockFocus() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func unlockFocus() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func draw(in rect: CGRect) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func draw(
      in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation,
      fraction delta: CGFloat
    ) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addRepresentation(_ imageRep: NSImageRep) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
    /// As AppKit has it: what it does on a device is not done here.
    open func copy() -> Any { self }
    /// As AppKit has it: what it does on a device is not done here.
    public static func == (a: NSImage, b: NSImage) -> Bool { a === b }
    /// As AppKit has it: what it does on a device is not done here.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// `Name` as AppKit has it: a shell, so that sources compile.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as AppKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// One as AppKit makes it.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// `SymbolConfiguration` as AppKit has it: a shell, so that sources compile.
    open class SymbolConfiguration: @unchecked Sendable {
      /// One as AppKit makes it.
      public init() {}
      /// One as AppKit makes it.
      public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init() }
      /// One as AppKit makes it.
      public convenience init(paletteColors: [NSColor]) { self.init() }
      /// One as AppKit makes it.
      public convenience init(hierarchicalColor: NSColor) { self.init() }
    }
    /// `applicationIconName` as AppKit has it.
    public static let applicationIconName = Name("NSApplicationIcon")
    /// `cautionName` as AppKit has it.
    public static let cautionName = Name("NSCaution")
    /// `folderName` as AppKit has it.
    public static let folderName = Name("NSFolder")
    /// `networkName` as AppKit has it.
    public static let networkName = Name("NSNetwork")
    /// `actionTemplateName` as AppKit has it.
    public static let actionTemplateName = Name("NSActionTemplate")
    /// `addTemplateName` as AppKit has it.
    public static let addTemplateName = Name("NSAddTemplate")
    /// `removeTemplateName` as AppKit has it.
    public static let removeTemplateName = Name("NSRemoveTemplate")
  }

  /// `NSImageRep` as AppKit has it: a shell, so that sources compile.
  open class NSImageRep: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it: kept, and nothing depends on it.
    open var size = CGSize.zero
    /// As AppKit has it.
    open var pixelsWide: Int { 0 }
    /// As AppKit has it.
    open var pixelsHigh: Int { 0 }
  }

  /// `NSBitmapImageRep` as AppKit has it: a shell, so that sources compile.
  open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    /// One as AppKit makes it.
    public convenience init?(data: Data) { self.init() }
    /// One as AppKit makes it.
    public convenience init(cgImage: CGImage) { self.init() }
    /// As AppKit has it.
    open var cgImage: CGImage? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
      nil
    }
    /// `FileType` as AppKit has it: a shell, so that sources compile.
    public enum FileType: UInt, Sendable {
      /// `tiff` as AppKit has it.
      case tiff
      /// `bmp` as AppKit has it.
      case bmp
      /// `gif` as AppKit has it.
      case gif
      /// `jpeg` as AppKit has it.
      case jpeg
      /// `png` as AppKit has it.
      case png
    }
    /// `PropertyKey` as AppKit has it: a shell, so that sources compile.
    public struct PropertyKey: Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as AppKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `compressionFactor` as AppKit has it.
      public static let compressionFactor = PropertyKey(rawValue: "compressionFactor")
    }
  }

  /// `NSCompositingOperation` as AppKit has it: a shell, so that sources compile.
  public enum NSCompositingOperation: UInt, Sendable {
    /// `clear` as AppKit has it.
    case clear
    /// `copy` as AppKit has it.
    case copy
    /// `sourceOver` as AppKit has it.
    case sourceOver
    /// `sourceIn` as AppKit has it.
    case sourceIn
    /// `sourceAtop` as AppKit has it.
    case sourceAtop = 5
  }

  extension Image {
    /// The image of AppKit, as large as it is.
    public nonisolated init(nsImage: NSImage) {
      self.init(size: .zero)
      source = nsImage.source
      if case .sized = source { source = .sized(nsImage.size) }
    }
  }
#endif
