#if !canImport(UIKit)
  import Foundation

  /// `NSParagraphStyle` as UIKit has it: a shell, so that sources compile.
  open class NSParagraphStyle: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// `default` as UIKit has it.
    public static let `default` = NSParagraphStyle()
    /// As UIKit has it: kept, and nothing depends on it.
    open var lineSpacing: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var paragraphSpacing: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var paragraphSpacingBefore: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var alignment = NSTextAlignment.natural
    /// As UIKit has it: kept, and nothing depends on it.
    open var headIndent: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var tailIndent: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var firstLineHeadIndent: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumLineHeight: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumLineHeight: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var lineHeightMultiple: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// As UIKit has it: kept, and nothing depends on it.
    open var hyphenationFactor: Float = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var baseWritingDirection = NSWritingDirection.natural
    /// As UIKit has it: what it does on a device is not done here.
    open func mutableCopy() -> Any { NSMutableParagraphStyle() }
  }

  /// `NSMutableParagraphStyle` as UIKit has it: a shell, so that sources compile.
  open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// As UIKit has it: what it does on a device is not done here.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {}
  }

  /// `NSTextAlignment` as UIKit has it: a shell, so that sources compile.
  public enum NSTextAlignment: Int, Sendable {
    /// `left` as UIKit has it.
    case left
    /// `center` as UIKit has it.
    case center
    /// `right` as UIKit has it.
    case right
    /// `justified` as UIKit has it.
    case justified
    /// `natural` as UIKit has it.
    case natural
  }

  /// `NSLineBreakMode` as UIKit has it: a shell, so that sources compile.
  public enum NSLineBreakMode: Int, Sendable {
    /// `byWordWrapping` as UIKit has it.
    case byWordWrapping
    /// `byCharWrapping` as UIKit has it.
    case byCharWrapping
    /// `byClipping` as UIKit has it.
    case byClipping
    /// `byTruncatingHead` as UIKit has it.
    case byTruncatingHead
    /// `byTruncatingTail` as UIKit has it.
    case byTruncatingTail
    /// `byTruncatingMiddle` as UIKit has it.
    case byTruncatingMiddle
  }

  /// `NSWritingDirection` as UIKit has it: a shell, so that sources compile.
  public enum NSWritingDirection: Int, Sendable {
    /// `natural` as UIKit has it.
    case natural = -1
    /// `leftToRight` as UIKit has it.
    case leftToRight
    /// `rightToLeft` as UIKit has it.
    case rightToLeft
  }

  /// `NSUnderlineStyle` as UIKit has it: a shell, so that sources compile.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: Int
    /// One as UIKit makes it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `single` as UIKit has it.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// `thick` as UIKit has it.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// `double` as UIKit has it.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// `patternDot` as UIKit has it.
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    /// `patternDash` as UIKit has it.
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
  }

  /// `NSStringDrawingOptions` as UIKit has it: a shell, so that sources compile.
  public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: Int
    /// One as UIKit makes it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `usesLineFragmentOrigin` as UIKit has it.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// `usesFontLeading` as UIKit has it.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// `truncatesLastVisibleLine` as UIKit has it.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  }

  /// `NSTextAttachment` as UIKit has it: a shell, so that sources compile.
  open class NSTextAttachment: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public init(image: UIImage) { self.image = image }
    /// As UIKit has it: kept, and nothing depends on it.
    open var image: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var bounds = CGRect.zero
  }

  /// `NSShadow` as UIKit has it: a shell, so that sources compile.
  open class NSShadow: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowOffset = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowBlurRadius: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowColor: Any?
  }

  /// `NSTextContainer` as UIKit has it: a shell, so that sources compile.
  open class NSTextContainer: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public init(size: CGSize) { self.size = size }
    /// As UIKit has it: kept, and nothing depends on it.
    open var size = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var lineFragmentPadding: CGFloat = 5
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumNumberOfLines = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// As UIKit has it: kept, and nothing depends on it.
    open var widthTracksTextView = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var heightTracksTextView = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var exclusionPaths: [UIBezierPath] = []
  }

  /// `NSLayoutManager` as UIKit has it: a shell, so that sources compile.
  open class NSLayoutManager: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsNonContiguousLayout = false
    /// As UIKit has it: what it does on a device is not done here.
    open func addTextContainer(_ container: NSTextContainer) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func ensureLayout(for container: NSTextContainer) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
      NSRange(location: 0, length: 0)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
      -> CGRect
    { .zero }
  }

  /// `NSTextStorage` as UIKit has it: a shell, so that sources compile.
  open class NSTextStorage: NSMutableAttributedString {
    /// As UIKit has it: what it does on a device is not done here.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  }
#endif
