#if !canImport(UIKit)
  import Foundation

  /// `UINavigationBar` as UIKit has it: a shell, so that sources compile.
  open class UINavigationBar: UIView {
    /// As UIKit has it: kept, and nothing depends on it.
    open var prefersLargeTitles = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isTranslucent = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var barTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowImage: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var standardAppearance = UINavigationBarAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// As UIKit has it: kept, and nothing depends on it.
    open var compactAppearance: UINavigationBarAppearance?
    /// As UIKit has it.
    open var topItem: UINavigationItem? { nil }
    /// As UIKit has it: kept, and nothing depends on it.
    open var items: [UINavigationItem]?
    /// As UIKit has it: what it does on a device is not done here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  }

  /// `UITabBar` as UIKit has it: a shell, so that sources compile.
  open class UITabBar: UIView {
    /// As UIKit has it: kept, and nothing depends on it.
    open var isTranslucent = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var barTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var unselectedItemTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundImage: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowImage: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var items: [UITabBarItem]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var standardAppearance = UITabBarAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollEdgeAppearance: UITabBarAppearance?
  }

  /// `UIToolbar` as UIKit has it: a shell, so that sources compile.
  open class UIToolbar: UIView {
    /// As UIKit has it: kept, and nothing depends on it.
    open var items: [UIBarButtonItem]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var isTranslucent = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var barTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var standardAppearance = UIToolbarAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// As UIKit has it: what it does on a device is not done here.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  }

  /// `UIBarMetrics` as UIKit has it: a shell, so that sources compile.
  public enum UIBarMetrics: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `compact` as UIKit has it.
    case compact
  }

  /// `UIBarAppearance` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIBarAppearance {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public init(barAppearance: UIBarAppearance) {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundEffect: UIBlurEffect?
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundImage: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowImage: UIImage?
    /// As UIKit has it: what it does on a device is not done here.
    open func configureWithDefaultBackground() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func configureWithOpaqueBackground() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func configureWithTransparentBackground() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func copy() -> Self { self }
  }

  /// `UINavigationBarAppearance` as UIKit has it: a shell, so that sources compile.
  open class UINavigationBarAppearance: UIBarAppearance {
    /// As UIKit has it: kept, and nothing depends on it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As UIKit has it: kept, and nothing depends on it.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As UIKit has it: kept, and nothing depends on it.
    open var titlePositionAdjustment = UIOffset()
    /// As UIKit has it: kept, and nothing depends on it.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// As UIKit has it: what it does on a device is not done here.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    }
  }

  /// `UITabBarAppearance` as UIKit has it: a shell, so that sources compile.
  open class UITabBarAppearance: UIBarAppearance {
    /// As UIKit has it: kept, and nothing depends on it.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  }

  /// `UIToolbarAppearance` as UIKit has it: a shell, so that sources compile.
  open class UIToolbarAppearance: UIBarAppearance {}

  /// `UIBarButtonItemAppearance` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIBarButtonItemAppearance {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var normal = UIBarItemStateAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var highlighted = UIBarItemStateAppearance()
  }

  /// `UITabBarItemAppearance` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UITabBarItemAppearance {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var normal = UIBarItemStateAppearance()
    /// As UIKit has it: kept, and nothing depends on it.
    open var selected = UIBarItemStateAppearance()
  }

  /// `UIBarItemStateAppearance` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIBarItemStateAppearance {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// As UIKit has it: kept, and nothing depends on it.
    open var iconColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var badgeBackgroundColor: UIColor?
  }

  /// `UIOffset` as UIKit has it: a shell, so that sources compile.
  public struct UIOffset: Hashable, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public var horizontal: CGFloat
    /// As UIKit has it: kept, and nothing depends on it.
    public var vertical: CGFloat
    /// One as UIKit makes it.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// `UINavigationItem` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UINavigationItem {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public init(title: String) { self.title = title }
    /// As UIKit has it: kept, and nothing depends on it.
    open var title: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var prompt: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var titleView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// As UIKit has it: kept, and nothing depends on it.
    open var leftBarButtonItem: UIBarButtonItem?
    /// As UIKit has it: kept, and nothing depends on it.
    open var rightBarButtonItem: UIBarButtonItem?
    /// As UIKit has it: kept, and nothing depends on it.
    open var backBarButtonItem: UIBarButtonItem?
    /// As UIKit has it: kept, and nothing depends on it.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var hidesBackButton = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var backButtonTitle: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var hidesSearchBarWhenScrolling = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var searchController: UISearchController?
    /// As UIKit has it: kept, and nothing depends on it.
    open var standardAppearance: UINavigationBarAppearance?
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// `LargeTitleDisplayMode` as UIKit has it: a shell, so that sources compile.
    public enum LargeTitleDisplayMode: Int, Sendable {
      /// `automatic` as UIKit has it.
      case automatic
      /// `always` as UIKit has it.
      case always
      /// `never` as UIKit has it.
      case never
    }
  }

  /// `UIBarItem` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIBarItem {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var title: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var image: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var tag = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityLabel: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityIdentifier: String?
    /// As UIKit has it: what it does on a device is not done here.
    open func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
  }

  /// `UIBarButtonItem` as UIKit has it: a shell, so that sources compile.
  open class UIBarButtonItem: UIBarItem {
    /// One as UIKit makes it.
    public override init() { super.init() }
    /// One as UIKit makes it.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
      super.init()
      self.title = title
    }
    /// One as UIKit makes it.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      super.init()
      self.image = image
    }
    /// One as UIKit makes it.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      super.init()
    }
    /// One as UIKit makes it.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      super.init()
    }
    /// One as UIKit makes it.
    public init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
      menu: UIMenu? = nil
    ) {
      super.init()
      self.title = title
      self.image = image
    }
    /// One as UIKit makes it.
    public init(customView: UIView) {
      super.init()
      self.customView = customView
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var customView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var tintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var style = Style.plain
    /// As UIKit has it: kept, and nothing depends on it.
    open var menu: UIMenu?
    /// As UIKit has it: kept, and nothing depends on it.
    open var width: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var target: AnyObject?
    /// As UIKit has it: kept, and nothing depends on it.
    open var action: Selector?
    /// As UIKit has it: what it does on a device is not done here.
    public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    /// As UIKit has it: what it does on a device is not done here.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
    /// As UIKit has it: what it does on a device is not done here.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `plain` as UIKit has it.
      case plain
      /// `done` as UIKit has it.
      case done = 2
      /// `prominent` as UIKit has it.
      case prominent
    }
    /// `SystemItem` as UIKit has it: a shell, so that sources compile.
    public enum SystemItem: Int, Sendable {
      /// `done` as UIKit has it.
      case done
      /// `cancel` as UIKit has it.
      case cancel
      /// `edit` as UIKit has it.
      case edit
      /// `save` as UIKit has it.
      case save
      /// `add` as UIKit has it.
      case add
      /// `flexibleSpace` as UIKit has it.
      case flexibleSpace
      /// `fixedSpace` as UIKit has it.
      case fixedSpace
      /// `compose` as UIKit has it.
      case compose
      /// `reply` as UIKit has it.
      case reply
      /// `action` as UIKit has it.
      case action
      /// `organize` as UIKit has it.
      case organize
      /// `bookmarks` as UIKit has it.
      case bookmarks
      /// `search` as UIKit has it.
      case search
      /// `refresh` as UIKit has it.
      case refresh
      /// `stop` as UIKit has it.
      case stop
      /// `camera` as UIKit has it.
      case camera
      /// `trash` as UIKit has it.
      case trash
      /// `play` as UIKit has it.
      case play
      /// `pause` as UIKit has it.
      case pause
      /// `rewind` as UIKit has it.
      case rewind
      /// `fastForward` as UIKit has it.
      case fastForward
      /// `undo` as UIKit has it.
      case undo
      /// `redo` as UIKit has it.
      case redo
      /// `close` as UIKit has it.
      case close
    }
  }

  /// `UITabBarItem` as UIKit has it: a shell, so that sources compile.
  open class UITabBarItem: UIBarItem {
    /// One as UIKit makes it.
    public override init() { super.init() }
    /// One as UIKit makes it.
    public init(title: String?, image: UIImage?, tag: Int) {
      super.init()
      self.title = title
      self.image = image
      self.tag = tag
    }
    /// One as UIKit makes it.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
      super.init()
      self.title = title
      self.image = image
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var badgeValue: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var badgeColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedImage: UIImage?
    /// As UIKit has it: what it does on a device is not done here.
    public static func appearance() -> UITabBarItem { UITabBarItem() }
  }

  /// `UISearchController` as UIKit has it: a shell, so that sources compile.
  open class UISearchController: UIViewController {
    /// One as UIKit makes it.
    public init(searchResultsController: UIViewController?) {
      super.init(nibName: nil, bundle: nil)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    public let searchBar = UISearchBar()
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// As UIKit has it: kept, and nothing depends on it.
    open var obscuresBackgroundDuringPresentation = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var isActive = false
  }

  /// `UISearchControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UISearchControllerDelegate: AnyObject {}

  /// `UISearchResultsUpdating` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UISearchResultsUpdating: AnyObject {}
#endif
