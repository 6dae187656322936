#if !canImport(UIKit)
  import Foundation

  /// The application as UIKit has it, with one scene and one window; nothing can be opened.
  open class UIApplication: UIResponder {
    /// `shared` as UIKit has it.
    public static let shared = UIApplication()
    private weak var keptDelegate: (any UIApplicationDelegate)?
    /// As UIKit has it: kept, and nothing depends on it. Apps are not run, so that it is nil unless
    /// it is set.
    open var delegate: (any UIApplicationDelegate)? {
      get {
        if keptDelegate == nil {
          StandInUse.note("UIApplication.delegate is nil: apps are not run here")
        }
        return keptDelegate
      }
      set { keptDelegate = newValue }
    }
    private var madeDelegate: (any UIApplicationDelegate)?
    /// The delegate, made where there is none of the class yet. The command calls this where a source
    /// casts the delegate to its class.
    open func _delegate<Delegate: UIApplicationDelegate>(
      or make: @autoclosure () -> Delegate
    ) -> (any UIApplicationDelegate)? {
      if keptDelegate is Delegate { return keptDelegate }
      madeDelegate = make()
      keptDelegate = madeDelegate
      return madeDelegate
    }
    /// As UIKit has it.
    open var windows: [UIWindow] { UIWindowScene.only.windows }
    /// As UIKit has it.
    open var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
    /// As UIKit has it.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// As UIKit has it.
    open var openSessions: Set<UISceneSession> { [] }
    /// As UIKit has it.
    open var applicationState: State { .active }
    /// As UIKit has it.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// As UIKit has it: kept, and nothing depends on it.
    open var isIdleTimerDisabled = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var applicationIconBadgeNumber = 0
    /// As UIKit has it.
    open var alternateIconName: String? { nil }
    /// As UIKit has it.
    open var supportsAlternateIcons: Bool { false }
    /// As UIKit has it.
    open var supportsMultipleScenes: Bool { false }
    /// As UIKit has it.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// As UIKit has it.
    open var isProtectedDataAvailable: Bool { true }
    /// As UIKit has it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// As UIKit has it.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// As UIKit has it.
    open var statusBarFrame: CGRect { .zero }
    /// As UIKit has it.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// As UIKit has it: kept, and nothing depends on it.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// As UIKit has it: what it does on a device is not done here.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      false
    }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    open func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// As UIKit has it: what it does on a device is not done here.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {}
    /// As UIKit has it: what it does on a device is not done here.
    open func registerForRemoteNotifications() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func unregisterForRemoteNotifications() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func beginBackgroundTask(
      withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// As UIKit has it: what it does on a device is not done here.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func requestSceneSessionActivation(
      _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
      errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func requestSceneSessionDestruction(
      _ sceneSession: UISceneSession, options: Any?, errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
      .all
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func beginReceivingRemoteControlEvents() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func endReceivingRemoteControlEvents() {}
    /// `openSettingsURLString` as UIKit has it.
    public static let openSettingsURLString = "app-settings:"
    /// `openNotificationSettingsURLString` as UIKit has it.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// `didBecomeActiveNotification` as UIKit has it.
    public static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// `willResignActiveNotification` as UIKit has it.
    public static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    /// `didEnterBackgroundNotification` as UIKit has it.
    public static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// `willEnterForegroundNotification` as UIKit has it.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// `willTerminateNotification` as UIKit has it.
    public static let willTerminateNotification = Notification.Name(
      "UIApplicationWillTerminateNotification")
    /// `didFinishLaunchingNotification` as UIKit has it.
    public static let didFinishLaunchingNotification = Notification.Name(
      "UIApplicationDidFinishLaunchingNotification")
    /// `didReceiveMemoryWarningNotification` as UIKit has it.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
    /// `userDidTakeScreenshotNotification` as UIKit has it.
    public static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshotNotification")
    /// `significantTimeChangeNotification` as UIKit has it.
    public static let significantTimeChangeNotification = Notification.Name(
      "UIApplicationSignificantTimeChangeNotification")
    /// `protectedDataWillBecomeUnavailableNotification` as UIKit has it.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
    /// `protectedDataDidBecomeAvailableNotification` as UIKit has it.
    public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
      "UIApplicationProtectedDataDidBecomeAvailable")
    /// `backgroundFetchIntervalMinimum` as UIKit has it.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// `State` as UIKit has it: a shell, so that sources compile.
    public enum State: Int, Sendable {
      /// `active` as UIKit has it.
      case active
      /// `inactive` as UIKit has it.
      case inactive
      /// `background` as UIKit has it.
      case background
    }
    /// `OpenExternalURLOptionsKey` as UIKit has it: a shell, so that sources compile.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `universalLinksOnly` as UIKit has it.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(
        rawValue: "universalLinksOnly")
    }
    /// `OpenURLOptionsKey` as UIKit has it: a shell, so that sources compile.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `sourceApplication` as UIKit has it.
      public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
      /// `annotation` as UIKit has it.
      public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
      /// `openInPlace` as UIKit has it.
      public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
    }
    /// `LaunchOptionsKey` as UIKit has it: a shell, so that sources compile.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `url` as UIKit has it.
      public static let url = LaunchOptionsKey(rawValue: "url")
      /// `shortcutItem` as UIKit has it.
      public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
      /// `remoteNotification` as UIKit has it.
      public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
      /// `sourceApplication` as UIKit has it.
      public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    }
    /// `ExtensionPointIdentifier` as UIKit has it: a shell, so that sources compile.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `keyboard` as UIKit has it.
      public static let keyboard = ExtensionPointIdentifier(rawValue: "keyboard")
    }
  }

  /// `UIBackgroundTaskIdentifier` as UIKit has it: a shell, so that sources compile.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: Int
    /// One as UIKit makes it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `invalid` as UIKit has it.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  /// `UIBackgroundFetchResult` as UIKit has it: a shell, so that sources compile.
  public enum UIBackgroundFetchResult: UInt, Sendable {
    /// `newData` as UIKit has it.
    case newData
    /// `noData` as UIKit has it.
    case noData
    /// `failed` as UIKit has it.
    case failed
  }

  /// `UIApplicationDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIApplicationDelegate: AnyObject {}

  /// `UIApplicationShortcutItem` as UIKit has it: a shell, so that sources compile.
  open class UIApplicationShortcutItem: @unchecked Sendable {
    /// One as UIKit makes it.
    public init(type: String, localizedTitle: String) {
      self.type = type
      self.localizedTitle = localizedTitle
    }
    /// One as UIKit makes it.
    public convenience init(
      type: String, localizedTitle: String, localizedSubtitle: String?,
      icon: UIApplicationShortcutIcon?, userInfo: [String: Any]? = nil
    ) { self.init(type: type, localizedTitle: localizedTitle) }
    /// As UIKit has it: kept, and nothing depends on it.
    public let type: String
    /// As UIKit has it: kept, and nothing depends on it.
    public let localizedTitle: String
  }

  /// `UIApplicationShortcutIcon` as UIKit has it: a shell, so that sources compile.
  open class UIApplicationShortcutIcon: @unchecked Sendable {
    /// One as UIKit makes it.
    public init(systemImageName: String) {}
    /// One as UIKit makes it.
    public init(templateImageName: String) {}
  }

  /// Names the delegate of an app; it is never made, because apps are not run here.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct UIApplicationDelegateAdaptor<DelegateType>
  where DelegateType: UIApplicationDelegate {
    /// One as UIKit makes it.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    /// As UIKit has it.
    public var wrappedValue: DelegateType {
      fatalError("the delegate of an app is not made: apps are not run here")
    }
  }
#endif
