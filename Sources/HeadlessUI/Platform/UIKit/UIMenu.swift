#if !canImport(UIKit)
  import Foundation

  /// `UIMenuElement` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIMenuElement {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var title: String { "" }
    /// `Attributes` as UIKit has it: a shell, so that sources compile.
    public struct Attributes: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `disabled` as UIKit has it.
      public static let disabled = Attributes(rawValue: 1)
      /// `destructive` as UIKit has it.
      public static let destructive = Attributes(rawValue: 2)
      /// `hidden` as UIKit has it.
      public static let hidden = Attributes(rawValue: 4)
    }
    /// `State` as UIKit has it: a shell, so that sources compile.
    public enum State: Int, Sendable {
      /// `off` as UIKit has it.
      case off
      /// `on` as UIKit has it.
      case on
      /// `mixed` as UIKit has it.
      case mixed
    }
  }

  /// `UIAction` as UIKit has it: a shell, so that sources compile.
  open class UIAction: UIMenuElement {
    /// One as UIKit makes it.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil,
      identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
      handler: @escaping (UIAction) -> Void
    ) { super.init() }
    /// As UIKit has it.
    open var sender: Any? { nil }
    /// `Identifier` as UIKit has it: a shell, so that sources compile.
    public struct Identifier: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
  }

  /// `UIMenu` as UIKit has it: a shell, so that sources compile.
  open class UIMenu: UIMenuElement {
    /// One as UIKit makes it.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil,
      identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) { super.init() }
    /// `Identifier` as UIKit has it: a shell, so that sources compile.
    public struct Identifier: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// `Options` as UIKit has it: a shell, so that sources compile.
    public struct Options: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `displayInline` as UIKit has it.
      public static let displayInline = Options(rawValue: 1)
      /// `destructive` as UIKit has it.
      public static let destructive = Options(rawValue: 2)
      /// `singleSelection` as UIKit has it.
      public static let singleSelection = Options(rawValue: 32)
    }
  }

  /// `UICommand` as UIKit has it: a shell, so that sources compile.
  open class UICommand: UIMenuElement {}

  /// `UIKeyCommand` as UIKit has it: a shell, so that sources compile.
  open class UIKeyCommand: UICommand {
    /// One as UIKit makes it.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { super.init() }
    /// One as UIKit makes it.
    public init(
      title: String = "", image: UIImage? = nil, action: Selector, input: String,
      modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) { super.init() }
    /// `inputUpArrow` as UIKit has it.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// `inputDownArrow` as UIKit has it.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// `inputLeftArrow` as UIKit has it.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// `inputRightArrow` as UIKit has it.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// `inputEscape` as UIKit has it.
    public static let inputEscape = "UIKeyInputEscape"
  }
#endif
