#if !canImport(AppKit)
  import Foundation

  /// `NSText` as AppKit has it: a shell, so that sources compile.
  open class NSText: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var string = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEditable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isSelectable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isRichText = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var font: NSFont?
    /// As AppKit has it: kept, and nothing depends on it.
    open var textColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var backgroundColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var drawsBackground = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var alignment = NSTextAlignment.natural
    /// As AppKit has it: kept, and nothing depends on it.
    open var isVerticallyResizable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isHorizontallyResizable = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var maxSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var minSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// As AppKit has it: what it does on a device is not done here.
    open func selectAll(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func copy(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func paste(_ sender: Any?) {}
    /// `didChangeNotification` as AppKit has it.
    public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  }

  /// `NSTextView` as AppKit has it: a shell, so that sources compile.
  open class NSTextView: NSText {
    /// One as AppKit makes it.
    public init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
      super.init(frame: frameRect)
    }
    /// One as AppKit makes it.
    public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    /// One as AppKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var delegate: (any NSTextViewDelegate)?
    /// As AppKit has it: kept, and nothing depends on it.
    public let textContainer: NSTextContainer? = NSTextContainer()
    /// As AppKit has it: kept, and nothing depends on it.
    public let layoutManager: NSLayoutManager? = NSLayoutManager()
    /// As AppKit has it: kept, and nothing depends on it.
    public let textStorage: NSTextStorage? = NSTextStorage(string: "")
    /// As AppKit has it: kept, and nothing depends on it.
    open var textContainerInset = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsUndo = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var usesFindBar = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isAutomaticQuoteSubstitutionEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isAutomaticDashSubstitutionEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isAutomaticTextReplacementEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isAutomaticSpellingCorrectionEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isAutomaticLinkDetectionEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isContinuousSpellCheckingEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isGrammarCheckingEnabled = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var insertionPointColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// As AppKit has it: kept, and nothing depends on it.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// As AppKit has it: kept, and nothing depends on it.
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As AppKit has it: kept, and nothing depends on it.
    open var defaultParagraphStyle: NSParagraphStyle?
    /// As AppKit has it: kept, and nothing depends on it.
    open var selectedRanges: [NSValue] = []
    /// As AppKit has it: what it does on a device is not done here.
    open func setSelectedRange(_ charRange: NSRange) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func insertText(_ string: Any, replacementRange: NSRange) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func insertNewline(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func doCommand(by selector: Selector) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func didChangeText() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func scrollableTextView() -> NSScrollView {
      let scroll = NSScrollView()
      scroll.documentView = NSTextView()
      return scroll
    }
  }

  /// `NSTextDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSTextDelegate: AnyObject {}

  /// `NSTextViewDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSTextViewDelegate: NSTextDelegate {}
#endif
