#if !canImport(UIKit)
  import Foundation

  /// `UIAlertController` as UIKit has it: a shell, so that sources compile.
  open class UIAlertController: UIViewController {
    /// One as UIKit makes it.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var message: String?
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var actions: [UIAlertAction] = []
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var textFields: [UITextField]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredAction: UIAlertAction?
    /// As UIKit has it: what it does on a device is not done here.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// As UIKit has it: what it does on a device is not done here.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      let field = UITextField()
      textFields = (textFields ?? []) + [field]
      configurationHandler?(field)
    }
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `actionSheet` as UIKit has it.
      case actionSheet
      /// `alert` as UIKit has it.
      case alert
    }
  }

  /// `UIAlertAction` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIAlertAction {
    /// One as UIKit makes it.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
    }
    /// As UIKit has it: kept, and nothing depends on it.
    public let title: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `default` as UIKit has it.
      case `default`
      /// `cancel` as UIKit has it.
      case cancel
      /// `destructive` as UIKit has it.
      case destructive
    }
  }
#endif
