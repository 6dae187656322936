#if !canImport(SafariServices)
  import Foundation

  /// A page of the web with its bars; nothing is loaded.
  open class SFSafariViewController: UIViewController {
    /// One as SafariServices makes it.
    public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }
    /// One as SafariServices makes it.
    public init(url URL: URL, configuration: Configuration) {
      super.init(nibName: nil, bundle: nil)
    }
    /// One as SafariServices makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As SafariServices has it: kept, and nothing depends on it.
    open var preferredBarTintColor: UIColor?
    /// As SafariServices has it: kept, and nothing depends on it.
    open var preferredControlTintColor: UIColor?
    /// As SafariServices has it: kept, and nothing depends on it.
    open var dismissButtonStyle = DismissButtonStyle.done
    /// As SafariServices has it: kept, and nothing depends on it.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// `Configuration` as SafariServices has it: a shell, so that sources compile.
    @MainActor
    open class Configuration {
      /// One as SafariServices makes it.
      public init() {}
      /// As SafariServices has it: kept, and nothing depends on it.
      open var entersReaderIfAvailable = false
      /// As SafariServices has it: kept, and nothing depends on it.
      open var barCollapsingEnabled = true
    }
    /// `DismissButtonStyle` as SafariServices has it: a shell, so that sources compile.
    public enum DismissButtonStyle: Int, Sendable {
      /// `done` as SafariServices has it.
      case done
      /// `close` as SafariServices has it.
      case close
      /// `cancel` as SafariServices has it.
      case cancel
    }
  }

  /// `SFSafariViewControllerDelegate` as SafariServices has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol SFSafariViewControllerDelegate: AnyObject {}
#endif
