#if !canImport(UIKit)
  import Foundation

  /// What takes events in UIKit: the root of its views and controllers.
  @MainActor @preconcurrency
  open class UIResponder: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var next: UIResponder? { nil }
    /// As UIKit has it.
    open var isFirstResponder: Bool { false }
    /// As UIKit has it.
    open var canBecomeFirstResponder: Bool { false }
    /// As UIKit has it.
    open var canResignFirstResponder: Bool { true }
    /// As UIKit has it.
    open var undoManager: UndoManager? { nil }
    /// As UIKit has it.
    open var inputView: UIView? { nil }
    /// As UIKit has it.
    open var inputAccessoryView: UIView? { nil }
    /// As UIKit has it.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// As UIKit has it: kept, and nothing depends on it.
    open var userActivity: NSUserActivity?
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadInputViews() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func responds(to selector: Selector) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func perform(_ selector: Selector, with object: Any? = nil) -> AnyObject? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func value(forKey key: String) -> Any? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  extension UIResponder {
    /// `keyboardWillShowNotification` as UIKit has it.
    public static let keyboardWillShowNotification = Notification.Name(
      "UIKeyboardWillShowNotification")
    /// `keyboardDidShowNotification` as UIKit has it.
    public static let keyboardDidShowNotification = Notification.Name(
      "UIKeyboardDidShowNotification")
    /// `keyboardWillHideNotification` as UIKit has it.
    public static let keyboardWillHideNotification = Notification.Name(
      "UIKeyboardWillHideNotification")
    /// `keyboardDidHideNotification` as UIKit has it.
    public static let keyboardDidHideNotification = Notification.Name(
      "UIKeyboardDidHideNotification")
    /// `keyboardWillChangeFrameNotification` as UIKit has it.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// `keyboardDidChangeFrameNotification` as UIKit has it.
    public static let keyboardDidChangeFrameNotification = Notification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// `keyboardFrameEndUserInfoKey` as UIKit has it.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// `keyboardFrameBeginUserInfoKey` as UIKit has it.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// `keyboardAnimationDurationUserInfoKey` as UIKit has it.
    public static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// `keyboardAnimationCurveUserInfoKey` as UIKit has it.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
