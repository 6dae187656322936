#if !canImport(UIKit)
  import Foundation

  extension NSAttributedString.Key {
    /// `font` as UIKit has it.
    public static let font = NSAttributedString.Key("NSFont")
    /// `foregroundColor` as UIKit has it.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// `backgroundColor` as UIKit has it.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// `paragraphStyle` as UIKit has it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// `kern` as UIKit has it.
    public static let kern = NSAttributedString.Key("NSKern")
    /// `tracking` as UIKit has it.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// `ligature` as UIKit has it.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// `strikethroughStyle` as UIKit has it.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// `strikethroughColor` as UIKit has it.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// `underlineStyle` as UIKit has it.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// `underlineColor` as UIKit has it.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// `strokeColor` as UIKit has it.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// `strokeWidth` as UIKit has it.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// `shadow` as UIKit has it.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// `attachment` as UIKit has it.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// `link` as UIKit has it.
    public static let link = NSAttributedString.Key("NSLink")
    /// `baselineOffset` as UIKit has it.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// `obliqueness` as UIKit has it.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  }

  extension NSAttributedString {
    /// One as UIKit makes it.
    public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
    /// One as UIKit makes it.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws { self.init(string: String(decoding: data, as: UTF8.self)) }
    /// The size of its text in the font of its beginning.
    @MainActor
    public func size() -> CGSize {
      PlatformText.size(
        string, length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil,
        lines: 0, width: .infinity)
    }
    /// The size of its text in the font of its beginning.
    @MainActor
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?)
      -> CGRect
    {
      CGRect(
        origin: .zero,
        size: PlatformText.size(
          string, length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil,
          lines: 0, width: size.width))
    }
    /// As UIKit has it: what it does on a device is not done here.
    public func draw(in rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    public func draw(at point: CGPoint) {}
    /// `DocumentReadingOptionKey` as UIKit has it: a shell, so that sources compile.
    public struct DocumentReadingOptionKey: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `documentType` as UIKit has it.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// `characterEncoding` as UIKit has it.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }
    /// `DocumentType` as UIKit has it: a shell, so that sources compile.
    public struct DocumentType: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `html` as UIKit has it.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// `plain` as UIKit has it.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// `rtf` as UIKit has it.
      public static let rtf = DocumentType(rawValue: "NSRTF")
    }
  }

  extension NSString {
    /// The size of the text in the font of its attributes.
    @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      PlatformText.size(
        String(describing: self), attrs?[.font] as? UIFont, lines: 0, width: .infinity)
    }
    /// The size of the text in the font of its attributes.
    @MainActor
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
    ) -> CGRect {
      CGRect(
        origin: .zero,
        size: PlatformText.size(
          String(describing: self), attributes?[.font] as? UIFont, lines: 0, width: size.width))
    }
  }

  extension String {
    /// The size of the text in the font of its attributes.
    @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      PlatformText.size(self, attrs?[.font] as? UIFont, lines: 0, width: .infinity)
    }
    /// The size of the text in the font of its attributes.
    @MainActor
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
    ) -> CGRect {
      CGRect(
        origin: .zero,
        size: PlatformText.size(self, attributes?[.font] as? UIFont, lines: 0, width: size.width))
    }
  }
#endif
