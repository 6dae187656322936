#if !canImport(UIKit)
  import Foundation

  /// `UITextField` as UIKit has it: a shell, so that sources compile.
  open class UITextField: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var text: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var attributedText: NSAttributedString?
    /// As UIKit has it: kept, and nothing depends on it.
    open var placeholder: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var attributedPlaceholder: NSAttributedString?
    /// As UIKit has it: kept, and nothing depends on it.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// As UIKit has it: kept, and nothing depends on it.
    open var textColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var textAlignment = NSTextAlignment.natural
    /// As UIKit has it: kept, and nothing depends on it.
    open var borderStyle = BorderStyle.none
    /// As UIKit has it: kept, and nothing depends on it.
    open var clearButtonMode = ViewMode.never
    /// As UIKit has it: kept, and nothing depends on it.
    open var clearsOnBeginEditing = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var adjustsFontSizeToFitWidth = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumFontSize: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var leftView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var rightView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var leftViewMode = ViewMode.never
    /// As UIKit has it: kept, and nothing depends on it.
    open var rightViewMode = ViewMode.never
    /// As UIKit has it: kept, and nothing depends on it.
    open var keyboardType = UIKeyboardType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var returnKeyType = UIReturnKeyType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// As UIKit has it: kept, and nothing depends on it.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var smartDashesType = UITextSmartDashesType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var textContentType: UITextContentType!
    /// As UIKit has it: kept, and nothing depends on it.
    open var isSecureTextEntry = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var enablesReturnKeyAutomatically = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    private var accessory: UIView?
    /// As UIKit has it.
    open override var inputAccessoryView: UIView? {
      get { accessory }
      set { accessory = newValue }
    }
    private var input: UIView?
    /// As UIKit has it.
    open override var inputView: UIView? {
      get { input }
      set { input = newValue }
    }
    /// As UIKit has it.
    open var isEditing: Bool { false }
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedTextRange: UITextRange?
    /// As UIKit has it.
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    /// As UIKit has it.
    open var endOfDocument: UITextPosition { UITextPosition() }
    /// As UIKit has it.
    open var markedTextRange: UITextRange? { nil }
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UITextFieldDelegate)?
    /// As UIKit has it: what it does on a device is not done here.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As UIKit has it: what it does on a device is not done here.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As UIKit has it: what it does on a device is not done here.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As UIKit has it: what it does on a device is not done here.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func deleteBackward() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    /// As UIKit has it: what it does on a device is not done here.
    open func selectAll(_ sender: Any?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
      -> UITextRange?
    { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: borderStyle == .none ? 22 : 34)
    }
    /// `BorderStyle` as UIKit has it: a shell, so that sources compile.
    public enum BorderStyle: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `line` as UIKit has it.
      case line
      /// `bezel` as UIKit has it.
      case bezel
      /// `roundedRect` as UIKit has it.
      case roundedRect
    }
    /// `ViewMode` as UIKit has it: a shell, so that sources compile.
    public enum ViewMode: Int, Sendable {
      /// `never` as UIKit has it.
      case never
      /// `whileEditing` as UIKit has it.
      case whileEditing
      /// `unlessEditing` as UIKit has it.
      case unlessEditing
      /// `always` as UIKit has it.
      case always
    }
  }

  /// `UITextFieldDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UITextFieldDelegate: AnyObject {}

  /// `UISearchTextField` as UIKit has it: a shell, so that sources compile.
  open class UISearchTextField: UITextField {}

  /// `UITextView` as UIKit has it: a shell, so that sources compile.
  open class UITextView: UIScrollView {
    /// One as UIKit makes it.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    /// One as UIKit makes it.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var text: String! = ""
    /// As UIKit has it.
    open var attributedText: NSAttributedString! { didSet { text = attributedText?.string } }
    /// As UIKit has it: kept, and nothing depends on it.
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// As UIKit has it: kept, and nothing depends on it.
    open var textColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var textAlignment = NSTextAlignment.natural
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEditable = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var isSelectable = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsEditingTextAttributes = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// As UIKit has it: kept, and nothing depends on it.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    public let textContainer = NSTextContainer()
    /// As UIKit has it: kept, and nothing depends on it.
    public let layoutManager = NSLayoutManager()
    /// As UIKit has it: kept, and nothing depends on it.
    public let textStorage = NSTextStorage(string: "")
    /// As UIKit has it: kept, and nothing depends on it.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// As UIKit has it: kept, and nothing depends on it.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedTextRange: UITextRange?
    /// As UIKit has it.
    open var markedTextRange: UITextRange? { nil }
    /// As UIKit has it.
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    /// As UIKit has it.
    open var endOfDocument: UITextPosition { UITextPosition() }
    /// As UIKit has it: kept, and nothing depends on it.
    open var adjustsFontForContentSizeCategory = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var keyboardType = UIKeyboardType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var returnKeyType = UIReturnKeyType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// As UIKit has it: kept, and nothing depends on it.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var smartDashesType = UITextSmartDashesType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var keyboardAppearance = UIKeyboardAppearance.default
    private var accessory: UIView?
    /// As UIKit has it.
    open override var inputAccessoryView: UIView? {
      get { accessory }
      set { accessory = newValue }
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func insertText(_ text: String) { self.text += text }
    /// As UIKit has it: what it does on a device is not done here.
    open func deleteBackward() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func paste(_ sender: Any?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
      -> UITextRange?
    { nil }
    /// Its text with the insets of its container.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      let padding =
        textContainer.lineFragmentPadding * 2 + textContainerInset.left + textContainerInset.right
      let inner = PlatformText.size(text ?? "", font, lines: 0, width: size.width - padding)
      return CGSize(
        width: inner.width + padding,
        height: inner.height + textContainerInset.top + textContainerInset.bottom)
    }
  }

  /// `UITextViewDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UITextViewDelegate: UIScrollViewDelegate {}

  /// `UISearchBar` as UIKit has it: a shell, so that sources compile.
  open class UISearchBar: UIView {
    /// As UIKit has it: kept, and nothing depends on it.
    open var text: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var placeholder: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var prompt: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var searchBarStyle = Style.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var showsCancelButton = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var barTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundImage: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// As UIKit has it: kept, and nothing depends on it.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var keyboardType = UIKeyboardType.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var returnKeyType = UIReturnKeyType.search
    /// As UIKit has it: kept, and nothing depends on it.
    open var isTranslucent = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var scopeButtonTitles: [String]?
    /// As UIKit has it: kept, and nothing depends on it.
    public let searchTextField = UISearchTextField()
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UISearchBarDelegate)?
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 56)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      self.showsCancelButton = showsCancelButton
    }
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: UInt, Sendable {
      /// `default` as UIKit has it.
      case `default`
      /// `prominent` as UIKit has it.
      case prominent
      /// `minimal` as UIKit has it.
      case minimal
    }
  }

  /// `UISearchBarDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UISearchBarDelegate: AnyObject {}

  /// `UITextPosition` as UIKit has it: a shell, so that sources compile.
  open class UITextPosition: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
  }

  /// `UITextRange` as UIKit has it: a shell, so that sources compile.
  open class UITextRange: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var isEmpty: Bool { true }
    /// As UIKit has it.
    open var start: UITextPosition { UITextPosition() }
    /// As UIKit has it.
    open var end: UITextPosition { UITextPosition() }
  }

  /// `UIReturnKeyType` as UIKit has it: a shell, so that sources compile.
  public enum UIReturnKeyType: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `go` as UIKit has it.
    case go
    /// `google` as UIKit has it.
    case google
    /// `join` as UIKit has it.
    case join
    /// `next` as UIKit has it.
    case next
    /// `route` as UIKit has it.
    case route
    /// `search` as UIKit has it.
    case search
    /// `send` as UIKit has it.
    case send
    /// `yahoo` as UIKit has it.
    case yahoo
    /// `done` as UIKit has it.
    case done
    /// `emergencyCall` as UIKit has it.
    case emergencyCall
    /// `continue` as UIKit has it.
    case `continue`
  }

  /// `UITextAutocorrectionType` as UIKit has it: a shell, so that sources compile.
  public enum UITextAutocorrectionType: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `no` as UIKit has it.
    case no
    /// `yes` as UIKit has it.
    case yes
  }

  /// `UITextSpellCheckingType` as UIKit has it: a shell, so that sources compile.
  public enum UITextSpellCheckingType: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `no` as UIKit has it.
    case no
    /// `yes` as UIKit has it.
    case yes
  }

  /// `UITextSmartQuotesType` as UIKit has it: a shell, so that sources compile.
  public enum UITextSmartQuotesType: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `no` as UIKit has it.
    case no
    /// `yes` as UIKit has it.
    case yes
  }

  /// `UITextSmartDashesType` as UIKit has it: a shell, so that sources compile.
  public enum UITextSmartDashesType: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `no` as UIKit has it.
    case no
    /// `yes` as UIKit has it.
    case yes
  }

  /// `UIKeyboardAppearance` as UIKit has it: a shell, so that sources compile.
  public enum UIKeyboardAppearance: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `dark` as UIKit has it.
    case dark
    /// `light` as UIKit has it.
    case light
  }

  /// `UIDataDetectorTypes` as UIKit has it: a shell, so that sources compile.
  public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as UIKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `phoneNumber` as UIKit has it.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// `link` as UIKit has it.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// `address` as UIKit has it.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// `calendarEvent` as UIKit has it.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// `all` as UIKit has it.
    public static let all = UIDataDetectorTypes(rawValue: .max)
  }
#endif
