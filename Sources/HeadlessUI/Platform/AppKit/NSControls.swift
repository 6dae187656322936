#if !canImport(AppKit)
  import Foundation

  /// `NSControl` as AppKit has it: a shell, so that sources compile.
  open class NSControl: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var target: AnyObject?
    /// As AppKit has it: kept, and nothing depends on it.
    open var action: Selector?
    /// As AppKit has it: kept, and nothing depends on it.
    open var stringValue = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var attributedStringValue = NSAttributedString(string: "")
    /// As AppKit has it: kept, and nothing depends on it.
    open var integerValue = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var intValue: Int32 = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var doubleValue: Double = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var floatValue: Float = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var objectValue: Any?
    /// As AppKit has it: kept, and nothing depends on it.
    open var font: NSFont?
    /// As AppKit has it: kept, and nothing depends on it.
    open var alignment = NSTextAlignment.natural
    /// As AppKit has it: kept, and nothing depends on it.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// As AppKit has it: kept, and nothing depends on it.
    open var usesSingleLineMode = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isContinuous = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var controlSize = ControlSize.regular
    /// As AppKit has it: kept, and nothing depends on it.
    open var refusesFirstResponder = false
    /// As AppKit has it: what it does on a device is not done here.
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    /// As AppKit has it: what it does on a device is not done here.
    open func sizeToFit() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func performClick(_ sender: Any?) {}
    /// `ControlSize` as AppKit has it: a shell, so that sources compile.
    public enum ControlSize: UInt, Sendable {
      /// `regular` as AppKit has it.
      case regular
      /// `small` as AppKit has it.
      case small
      /// `mini` as AppKit has it.
      case mini
      /// `large` as AppKit has it.
      case large
    }
    /// `StateValue` as AppKit has it: a shell, so that sources compile.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: Int
      /// One as AppKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// One as AppKit makes it.
      public init(_ rawValue: Int) { self.rawValue = rawValue }
      /// `on` as AppKit has it.
      public static let on = StateValue(1)
      /// `off` as AppKit has it.
      public static let off = StateValue(0)
      /// `mixed` as AppKit has it.
      public static let mixed = StateValue(-1)
    }
  }

  /// `NSButton` as AppKit has it: a shell, so that sources compile.
  open class NSButton: NSControl {
    /// One as AppKit makes it.
    public convenience init(title: String, target: Any?, action: Selector?) {
      self.init(frame: .zero)
      self.title = title
    }
    /// One as AppKit makes it.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
      self.init(frame: .zero)
      self.image = image
    }
    /// One as AppKit makes it.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
      self.init(frame: .zero)
      self.title = title
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var title = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var attributedTitle = NSAttributedString(string: "")
    /// As AppKit has it: kept, and nothing depends on it.
    open var image: NSImage?
    /// As AppKit has it: kept, and nothing depends on it.
    open var imagePosition = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// As AppKit has it: kept, and nothing depends on it.
    open var isBordered = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var bezelStyle = BezelStyle.rounded
    /// As AppKit has it: kept, and nothing depends on it.
    open var bezelColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentTintColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var keyEquivalent = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// As AppKit has it: kept, and nothing depends on it.
    open var state = NSControl.StateValue.off
    /// As AppKit has it: kept, and nothing depends on it.
    open var isTransparent = false
    /// As AppKit has it: what it does on a device is not done here.
    open func setButtonType(_ type: ButtonType) {}
    /// `ButtonType` as AppKit has it: a shell, so that sources compile.
    public enum ButtonType: UInt, Sendable {
      /// `momentaryLight` as AppKit has it.
      case momentaryLight
      /// `pushOnPushOff` as AppKit has it.
      case pushOnPushOff
      /// `toggle` as AppKit has it.
      case toggle
      /// `switch` as AppKit has it.
      case `switch`
      /// `radio` as AppKit has it.
      case radio
      /// `momentaryChange` as AppKit has it.
      case momentaryChange
      /// `onOff` as AppKit has it.
      case onOff
      /// `momentaryPushIn` as AppKit has it.
      case momentaryPushIn
    }
    /// `BezelStyle` as AppKit has it: a shell, so that sources compile.
    public enum BezelStyle: UInt, Sendable {
      /// `automatic` as AppKit has it.
      case automatic
      /// `rounded` as AppKit has it.
      case rounded
      /// `regularSquare` as AppKit has it.
      case regularSquare
      /// `inline` as AppKit has it.
      case inline
      /// `texturedRounded` as AppKit has it.
      case texturedRounded
      /// `circular` as AppKit has it.
      case circular
      /// `helpButton` as AppKit has it.
      case helpButton
      /// `recessed` as AppKit has it.
      case recessed
      /// `push` as AppKit has it.
      case push
    }
  }

  /// `NSImageScaling` as AppKit has it: a shell, so that sources compile.
  public enum NSImageScaling: UInt, Sendable {
    /// `scaleProportionallyDown` as AppKit has it.
    case scaleProportionallyDown
    /// `scaleAxesIndependently` as AppKit has it.
    case scaleAxesIndependently
    /// `scaleNone` as AppKit has it.
    case scaleNone
    /// `scaleProportionallyUpOrDown` as AppKit has it.
    case scaleProportionallyUpOrDown
  }

  /// `NSTextField` as AppKit has it: a shell, so that sources compile.
  open class NSTextField: NSControl {
    /// One as AppKit makes it.
    public convenience init(string stringValue: String) {
      self.init(frame: .zero)
      self.stringValue = stringValue
    }
    /// One as AppKit makes it.
    public convenience init(labelWithString stringValue: String) { self.init(string: stringValue) }
    /// One as AppKit makes it.
    public convenience init(wrappingLabelWithString stringValue: String) {
      self.init(string: stringValue)
    }
    /// One as AppKit makes it.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
      self.init(string: attributedStringValue.string)
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var delegate: (any NSTextFieldDelegate)?
    /// As AppKit has it: kept, and nothing depends on it.
    open var placeholderString: String?
    /// As AppKit has it: kept, and nothing depends on it.
    open var placeholderAttributedString: NSAttributedString?
    /// As AppKit has it: kept, and nothing depends on it.
    open var textColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var backgroundColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var drawsBackground = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isBezeled = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isBordered = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var bezelStyle = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEditable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isSelectable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var maximumNumberOfLines = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsEditingTextAttributes = false
    /// As AppKit has it: what it does on a device is not done here.
    open func selectText(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func currentEditor() -> NSTextView? { nil }
    /// As AppKit has it.
    open override var intrinsicContentSize: CGSize {
      PlatformText.size(stringValue, font ?? .systemFont(ofSize: 13), lines: 0, width: .infinity)
    }
  }

  /// `NSSecureTextField` as AppKit has it: a shell, so that sources compile.
  open class NSSecureTextField: NSTextField {}

  /// `NSSearchField` as AppKit has it: a shell, so that sources compile.
  open class NSSearchField: NSTextField {
    /// As AppKit has it: kept, and nothing depends on it.
    open var sendsSearchStringImmediately = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var sendsWholeSearchString = false
  }

  /// `NSControlTextEditingDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSControlTextEditingDelegate: AnyObject {}

  /// `NSTextFieldDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

  /// `NSSearchFieldDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

  /// `NSImageView` as AppKit has it: a shell, so that sources compile.
  open class NSImageView: NSControl {
    /// One as AppKit makes it.
    public convenience init(image: NSImage) {
      self.init(frame: .zero)
      self.image = image
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var image: NSImage?
    /// As AppKit has it: kept, and nothing depends on it.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// As AppKit has it: kept, and nothing depends on it.
    open var imageAlignment = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentTintColor: NSColor?
    /// As AppKit has it: kept, and nothing depends on it.
    open var animates = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEditable = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var symbolConfiguration: NSImage.SymbolConfiguration?
  }

  /// `NSSlider` as AppKit has it: a shell, so that sources compile.
  open class NSSlider: NSControl {
    /// As AppKit has it: kept, and nothing depends on it.
    open var minValue: Double = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var maxValue: Double = 1
    /// As AppKit has it: kept, and nothing depends on it.
    open var numberOfTickMarks = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsTickMarkValuesOnly = false
  }

  /// `NSSwitch` as AppKit has it: a shell, so that sources compile.
  open class NSSwitch: NSControl {
    /// As AppKit has it: kept, and nothing depends on it.
    open var state = NSControl.StateValue.off
  }

  /// `NSPopUpButton` as AppKit has it: a shell, so that sources compile.
  open class NSPopUpButton: NSButton {
    /// As AppKit has it: what it does on a device is not done here.
    open func addItem(withTitle title: String) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addItems(withTitles itemTitles: [String]) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func removeAllItems() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func selectItem(at index: Int) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func selectItem(withTitle title: String) {}
    /// As AppKit has it.
    open var indexOfSelectedItem: Int { -1 }
    /// As AppKit has it.
    open var titleOfSelectedItem: String? { nil }
  }

  /// `NSSegmentedControl` as AppKit has it: a shell, so that sources compile.
  open class NSSegmentedControl: NSControl {
    /// As AppKit has it: kept, and nothing depends on it.
    open var segmentCount = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var selectedSegment = -1
    /// As AppKit has it: what it does on a device is not done here.
    open func setLabel(_ label: String, forSegment segment: Int) {}
  }

  /// `NSProgressIndicator` as AppKit has it: a shell, so that sources compile.
  open class NSProgressIndicator: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var isIndeterminate = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var doubleValue: Double = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var minValue: Double = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var maxValue: Double = 100
    /// As AppKit has it: kept, and nothing depends on it.
    open var style = Style.bar
    /// As AppKit has it: kept, and nothing depends on it.
    open var controlSize = NSControl.ControlSize.regular
    /// As AppKit has it: kept, and nothing depends on it.
    open var isDisplayedWhenStopped = true
    /// As AppKit has it: what it does on a device is not done here.
    open func startAnimation(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func stopAnimation(_ sender: Any?) {}
    /// `Style` as AppKit has it: a shell, so that sources compile.
    public enum Style: UInt, Sendable {
      /// `bar` as AppKit has it.
      case bar
      /// `spinning` as AppKit has it.
      case spinning
    }
  }

  /// `NSColorWell` as AppKit has it: a shell, so that sources compile.
  open class NSColorWell: NSControl {
    /// As AppKit has it: kept, and nothing depends on it.
    open var color = NSColor.black
  }

  /// `NSDatePicker` as AppKit has it: a shell, so that sources compile.
  open class NSDatePicker: NSControl {
    /// As AppKit has it: kept, and nothing depends on it.
    open var dateValue = Date(timeIntervalSinceReferenceDate: 0)
  }
#endif
