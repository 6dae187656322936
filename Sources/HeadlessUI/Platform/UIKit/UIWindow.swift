#if !canImport(UIKit)
  import Foundation

  /// `UIWindow` as UIKit has it: a shell, so that sources compile.
  open class UIWindow: UIView {
    /// One as UIKit makes it.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// One as UIKit makes it.
    public init(windowScene: UIWindowScene) {
      self.windowScene = windowScene
      super.init(frame: CGRect(origin: .zero, size: ViewHost.defaultSize))
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var windowScene: UIWindowScene?
    /// As UIKit has it: kept, and nothing depends on it.
    open var rootViewController: UIViewController?
    /// As UIKit has it: kept, and nothing depends on it.
    open var windowLevel = Level.normal
    /// As UIKit has it.
    open var screen: UIScreen { .main }
    /// As UIKit has it.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }
    /// As UIKit has it: what it does on a device is not done here.
    open func makeKeyAndVisible() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func makeKey() {}
    /// `Level` as UIKit has it: a shell, so that sources compile.
    public struct Level: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: CGFloat
      /// One as UIKit makes it.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// `normal` as UIKit has it.
      public static let normal = Level(rawValue: 0)
      /// `statusBar` as UIKit has it.
      public static let statusBar = Level(rawValue: 1000)
      /// `alert` as UIKit has it.
      public static let alert = Level(rawValue: 2000)
    }
  }

  /// `UIScene` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIScene: UIResponder {
    /// One as UIKit makes it.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
      self.session = session
      super.init()
    }
    /// As UIKit has it: kept, and nothing depends on it.
    public let session: UISceneSession
    /// As UIKit has it: kept, and nothing depends on it.
    open var title: String! = ""
    /// As UIKit has it: kept, and nothing depends on it.
    open var subtitle = ""
    /// As UIKit has it.
    open var activationState: ActivationState { .foregroundActive }
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UISceneDelegate)?
    /// As UIKit has it: what it does on a device is not done here.
    open func open(_ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil)
    { completion?(false) }
    /// `ActivationState` as UIKit has it: a shell, so that sources compile.
    public enum ActivationState: Int, Sendable {
      /// `unattached` as UIKit has it.
      case unattached = -1
      /// `foregroundActive` as UIKit has it.
      case foregroundActive
      /// `foregroundInactive` as UIKit has it.
      case foregroundInactive
      /// `background` as UIKit has it.
      case background
    }
    /// `ConnectionOptions` as UIKit has it: a shell, so that sources compile.
    @MainActor
    open class ConnectionOptions {
      /// One as UIKit makes it.
      public init() {}
      /// As UIKit has it.
      open var urlContexts: Set<UIOpenURLContext> { [] }
      /// As UIKit has it.
      open var userActivities: Set<NSUserActivity> { [] }
      /// As UIKit has it.
      open var shortcutItem: UIApplicationShortcutItem? { nil }
    }
    /// `willEnterForegroundNotification` as UIKit has it.
    public static let willEnterForegroundNotification = Notification.Name(
      "UISceneWillEnterForegroundNotification")
    /// `didEnterBackgroundNotification` as UIKit has it.
    public static let didEnterBackgroundNotification = Notification.Name(
      "UISceneDidEnterBackgroundNotification")
    /// `didActivateNotification` as UIKit has it.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// `willDeactivateNotification` as UIKit has it.
    public static let willDeactivateNotification = Notification.Name(
      "UISceneWillDeactivateNotification")
  }

  /// `UIWindowScene` as UIKit has it: a shell, so that sources compile.
  open class UIWindowScene: UIScene {
    /// The scene that previews are shown in.
    static let only = UIWindowScene(
      session: UISceneSession(), connectionOptions: ConnectionOptions())
    private lazy var window: UIWindow = {
      let window = UIWindow(windowScene: self)
      window.rootViewController = UIViewController()
      return window
    }()
    /// The window that previews are shown in.
    open var windows: [UIWindow] { self === Self.only ? [window] : [] }
    /// The window that previews are shown in.
    open var keyWindow: UIWindow? { windows.first }
    /// As UIKit has it.
    open var screen: UIScreen { .main }
    /// As UIKit has it.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// As UIKit has it.
    open var statusBarManager: UIStatusBarManager? { nil }
    /// As UIKit has it.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// As UIKit has it.
    open var traitCollection: UITraitCollection { .current }
    /// As UIKit has it.
    open var coordinateSpace: UIScreen { .main }
  }

  /// `UIStatusBarManager` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIStatusBarManager {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var statusBarFrame: CGRect { .zero }
    /// As UIKit has it.
    open var isStatusBarHidden: Bool { false }
    /// As UIKit has it.
    open var statusBarStyle: UIStatusBarStyle { .default }
  }

  /// `UISceneSizeRestrictions` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UISceneSizeRestrictions {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumSize = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumSize = CGSize.zero
  }

  /// `UISceneSession` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UISceneSession: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var persistentIdentifier: String { "" }
    /// As UIKit has it.
    open var role: Role { .windowApplication }
    /// As UIKit has it.
    open var configuration: UISceneConfiguration {
      UISceneConfiguration(name: nil, sessionRole: role)
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var userInfo: [String: Any]?
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
    /// `Role` as UIKit has it: a shell, so that sources compile.
    public struct Role: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `windowApplication` as UIKit has it.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
  }

  /// `UISceneConfiguration` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UISceneConfiguration {
    /// One as UIKit makes it.
    public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
    /// As UIKit has it: kept, and nothing depends on it.
    public let name: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var delegateClass: AnyClass?
    /// As UIKit has it: kept, and nothing depends on it.
    open var sceneClass: AnyClass?
  }

  /// `UIOpenURLContext` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIOpenURLContext: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// `UISceneDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UISceneDelegate: AnyObject {}

  /// `UIWindowSceneDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIWindowSceneDelegate: UISceneDelegate {}
#endif
