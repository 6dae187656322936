#if !canImport(UIKit)
  import Foundation

  /// `UIStoryboard` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIStoryboard {
    /// One as UIKit makes it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      UIViewController()
    }
  }

  /// `UIStoryboardSegue` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIStoryboardSegue {
    /// One as UIKit makes it.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
      self.identifier = identifier
      self.source = source
      self.destination = destination
    }
    /// As UIKit has it: kept, and nothing depends on it.
    public let identifier: String?
    /// As UIKit has it: kept, and nothing depends on it.
    public let source: UIViewController
    /// As UIKit has it: kept, and nothing depends on it.
    public let destination: UIViewController
  }

  /// `UINib` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UINib {
    /// One as UIKit makes it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func instantiate(
      withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
    ) -> [Any] { [] }
  }
#endif
