#if !canImport(UIKit)
  import Foundation

  /// `UIControl` as UIKit has it: a shell, so that sources compile.
  open class UIControl: UIView {
    /// One as UIKit makes it.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
      self.init(frame: frame)
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var isSelected = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isHighlighted = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// As UIKit has it.
    open var state: State { .normal }
    /// As UIKit has it: what it does on a device is not done here.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func addAction(_ action: UIAction, for controlEvents: Event) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func sendActions(for controlEvents: Event) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// As UIKit has it: what it does on a device is not done here.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// As UIKit has it: what it does on a device is not done here.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func cancelTracking(with event: UIEvent?) {}
    /// `State` as UIKit has it: a shell, so that sources compile.
    public struct State: OptionSet, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `normal` as UIKit has it.
      public static let normal: State = []
      /// `highlighted` as UIKit has it.
      public static let highlighted = State(rawValue: 1)
      /// `disabled` as UIKit has it.
      public static let disabled = State(rawValue: 2)
      /// `selected` as UIKit has it.
      public static let selected = State(rawValue: 4)
      /// `focused` as UIKit has it.
      public static let focused = State(rawValue: 8)
    }
    /// `Event` as UIKit has it: a shell, so that sources compile.
    public struct Event: OptionSet, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `touchDown` as UIKit has it.
      public static let touchDown = Event(rawValue: 1)
      /// `touchUpInside` as UIKit has it.
      public static let touchUpInside = Event(rawValue: 64)
      /// `touchUpOutside` as UIKit has it.
      public static let touchUpOutside = Event(rawValue: 128)
      /// `touchCancel` as UIKit has it.
      public static let touchCancel = Event(rawValue: 256)
      /// `touchDragInside` as UIKit has it.
      public static let touchDragInside = Event(rawValue: 4)
      /// `touchDragExit` as UIKit has it.
      public static let touchDragExit = Event(rawValue: 32)
      /// `valueChanged` as UIKit has it.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// `primaryActionTriggered` as UIKit has it.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// `editingDidBegin` as UIKit has it.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// `editingChanged` as UIKit has it.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// `editingDidEnd` as UIKit has it.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// `editingDidEndOnExit` as UIKit has it.
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      /// `allEvents` as UIKit has it.
      public static let allEvents = Event(rawValue: .max)
    }
    /// `ContentHorizontalAlignment` as UIKit has it: a shell, so that sources compile.
    public enum ContentHorizontalAlignment: Int, Sendable {
      /// `center` as UIKit has it.
      case center
      /// `left` as UIKit has it.
      case left
      /// `right` as UIKit has it.
      case right
      /// `fill` as UIKit has it.
      case fill
      /// `leading` as UIKit has it.
      case leading
      /// `trailing` as UIKit has it.
      case trailing
    }
    /// `ContentVerticalAlignment` as UIKit has it: a shell, so that sources compile.
    public enum ContentVerticalAlignment: Int, Sendable {
      /// `center` as UIKit has it.
      case center
      /// `top` as UIKit has it.
      case top
      /// `bottom` as UIKit has it.
      case bottom
      /// `fill` as UIKit has it.
      case fill
    }
  }

  /// `UIButton` as UIKit has it: a shell, so that sources compile.
  open class UIButton: UIControl {
    /// One as UIKit makes it.
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// One as UIKit makes it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
      self.init(frame: .zero)
    }
    /// One as UIKit makes it.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(frame: .zero)
      self.configuration = configuration
    }
    /// As UIKit has it: kept, and nothing depends on it.
    public let titleLabel: UILabel? = UILabel()
    /// As UIKit has it: kept, and nothing depends on it.
    public let imageView: UIImageView? = UIImageView()
    /// As UIKit has it: kept, and nothing depends on it.
    open var configuration: Configuration?
    /// As UIKit has it: kept, and nothing depends on it.
    open var menu: UIMenu?
    /// As UIKit has it: kept, and nothing depends on it.
    open var showsMenuAsPrimaryAction = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var adjustsImageWhenHighlighted = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var isPointerInteractionEnabled = false
    /// As UIKit has it.
    open var currentTitle: String? { titleLabel?.text }
    /// As UIKit has it: what it does on a device is not done here.
    open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
    /// As UIKit has it: what it does on a device is not done here.
    open func title(for state: UIControl.State) -> String? { titleLabel?.text }
    /// As UIKit has it: what it does on a device is not done here.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
      titleLabel?.attributedText = title
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { imageView?.image = image }
    /// As UIKit has it: what it does on a device is not done here.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
    /// `ButtonType` as UIKit has it: a shell, so that sources compile.
    public enum ButtonType: Int, Sendable {
      /// `custom` as UIKit has it.
      case custom
      /// `system` as UIKit has it.
      case system
      /// `detailDisclosure` as UIKit has it.
      case detailDisclosure
      /// `infoLight` as UIKit has it.
      case infoLight
      /// `infoDark` as UIKit has it.
      case infoDark
      /// `contactAdd` as UIKit has it.
      case contactAdd
      /// `close` as UIKit has it.
      case close = 7
    }
    /// `Configuration` as UIKit has it: a shell, so that sources compile.
    public struct Configuration {
      /// As UIKit has it: kept, and nothing depends on it.
      public var title: String?
      /// As UIKit has it: kept, and nothing depends on it.
      public var subtitle: String?
      /// As UIKit has it: kept, and nothing depends on it.
      public var image: UIImage?
      /// As UIKit has it: kept, and nothing depends on it.
      public var baseForegroundColor: UIColor?
      /// As UIKit has it: kept, and nothing depends on it.
      public var baseBackgroundColor: UIColor?
      /// As UIKit has it: kept, and nothing depends on it.
      public var contentInsets = NSDirectionalEdgeInsets()
      /// As UIKit has it: kept, and nothing depends on it.
      public var imagePadding: CGFloat = 0
      /// As UIKit has it: kept, and nothing depends on it.
      public var titlePadding: CGFloat = 0
      /// As UIKit has it: kept, and nothing depends on it.
      public var showsActivityIndicator = false
      /// As UIKit has it: what it does on a device is not done here.
      public static func plain() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func tinted() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func gray() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func filled() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func bordered() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func borderless() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func borderedProminent() -> Configuration { Configuration() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func borderedTinted() -> Configuration { Configuration() }
    }
  }
#endif
