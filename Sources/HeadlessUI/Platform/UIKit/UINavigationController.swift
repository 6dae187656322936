#if !canImport(UIKit)
  import Foundation

  /// `UINavigationController` as UIKit has it: a shell, so that sources compile.
  open class UINavigationController: UIViewController {
    /// One as UIKit makes it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// One as UIKit makes it.
    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      viewControllers = [rootViewController]
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var viewControllers: [UIViewController] = []
    /// As UIKit has it.
    open var topViewController: UIViewController? { viewControllers.last }
    /// As UIKit has it.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// As UIKit has it: kept, and nothing depends on it.
    public let navigationBar = UINavigationBar()
    /// As UIKit has it: kept, and nothing depends on it.
    public let toolbar = UIToolbar()
    /// As UIKit has it: kept, and nothing depends on it.
    open var isNavigationBarHidden = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isToolbarHidden = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var hidesBarsOnSwipe = false
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// As UIKit has it: what it does on a device is not done here.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewControllers.append(viewController)
    }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      defer { viewControllers = Array(viewControllers.prefix(1)) }
      return Array(viewControllers.dropFirst())
    }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
      -> [UIViewController]?
    { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      self.viewControllers = viewControllers
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      isNavigationBarHidden = hidden
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  }

  /// `UINavigationControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UINavigationControllerDelegate: AnyObject {}

  /// `UITabBarController` as UIKit has it: a shell, so that sources compile.
  open class UITabBarController: UIViewController {
    /// As UIKit has it: kept, and nothing depends on it.
    open var viewControllers: [UIViewController]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedIndex = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedViewController: UIViewController?
    /// As UIKit has it: kept, and nothing depends on it.
    public let tabBar = UITabBar()
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// As UIKit has it: what it does on a device is not done here.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      self.viewControllers = viewControllers
    }
  }

  /// `UITabBarControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UITabBarControllerDelegate: AnyObject {}

  /// `UISplitViewController` as UIKit has it: a shell, so that sources compile.
  open class UISplitViewController: UIViewController {
    /// One as UIKit makes it.
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    /// One as UIKit makes it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var viewControllers: [UIViewController] = []
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredDisplayMode = DisplayMode.automatic
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0.3
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumPrimaryColumnWidth: CGFloat = 320
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumPrimaryColumnWidth: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var displayModeButtonVisibility = 0
    /// As UIKit has it.
    open var isCollapsed: Bool { true }
    /// As UIKit has it: what it does on a device is not done here.
    open func setViewController(_ vc: UIViewController?, for column: Column) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func show(_ column: Column) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func hide(_ column: Column) {}
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `unspecified` as UIKit has it.
      case unspecified
      /// `doubleColumn` as UIKit has it.
      case doubleColumn
      /// `tripleColumn` as UIKit has it.
      case tripleColumn
    }
    /// `Column` as UIKit has it: a shell, so that sources compile.
    public enum Column: Int, Sendable {
      /// `primary` as UIKit has it.
      case primary
      /// `supplementary` as UIKit has it.
      case supplementary
      /// `secondary` as UIKit has it.
      case secondary
      /// `compact` as UIKit has it.
      case compact
    }
    /// `DisplayMode` as UIKit has it: a shell, so that sources compile.
    public enum DisplayMode: Int, Sendable {
      /// `automatic` as UIKit has it.
      case automatic
      /// `secondaryOnly` as UIKit has it.
      case secondaryOnly
      /// `oneBesideSecondary` as UIKit has it.
      case oneBesideSecondary
      /// `oneOverSecondary` as UIKit has it.
      case oneOverSecondary
      /// `twoBesideSecondary` as UIKit has it.
      case twoBesideSecondary
      /// `twoOverSecondary` as UIKit has it.
      case twoOverSecondary
      /// `twoDisplaceSecondary` as UIKit has it.
      case twoDisplaceSecondary
    }
    /// `SplitBehavior` as UIKit has it: a shell, so that sources compile.
    public enum SplitBehavior: Int, Sendable {
      /// `automatic` as UIKit has it.
      case automatic
      /// `tile` as UIKit has it.
      case tile
      /// `overlay` as UIKit has it.
      case overlay
      /// `displace` as UIKit has it.
      case displace
    }
  }

  /// `UIPageViewController` as UIKit has it: a shell, so that sources compile.
  open class UIPageViewController: UIViewController {
    /// One as UIKit makes it.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var viewControllers: [UIViewController]?
    /// As UIKit has it: what it does on a device is not done here.
    open func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) { self.viewControllers = viewControllers }
    /// `TransitionStyle` as UIKit has it: a shell, so that sources compile.
    public enum TransitionStyle: Int, Sendable {
      /// `pageCurl` as UIKit has it.
      case pageCurl
      /// `scroll` as UIKit has it.
      case scroll
    }
    /// `NavigationOrientation` as UIKit has it: a shell, so that sources compile.
    public enum NavigationOrientation: Int, Sendable {
      /// `horizontal` as UIKit has it.
      case horizontal
      /// `vertical` as UIKit has it.
      case vertical
    }
    /// `NavigationDirection` as UIKit has it: a shell, so that sources compile.
    public enum NavigationDirection: Int, Sendable {
      /// `forward` as UIKit has it.
      case forward
      /// `reverse` as UIKit has it.
      case reverse
    }
    /// `OptionsKey` as UIKit has it: a shell, so that sources compile.
    public struct OptionsKey: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `interPageSpacing` as UIKit has it.
      public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
      /// `spineLocation` as UIKit has it.
      public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    }
  }

  /// `UIPageViewControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIPageViewControllerDelegate: AnyObject {}

  /// `UIPageViewControllerDataSource` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIPageViewControllerDataSource: AnyObject {}
#endif
