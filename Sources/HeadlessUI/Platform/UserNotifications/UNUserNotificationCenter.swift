#if !canImport(UserNotifications)
  import Foundation

  /// Notifications of the program: none is delivered here.
  open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    /// As UserNotifications has it: what it does on a device is not done here.
    public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
    /// As UserNotifications has it: kept, and nothing depends on it.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// As UserNotifications has it: what it does on a device is not done here.
    open func requestAuthorization(
      options: UNAuthorizationOptions = [],
      completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
      false
    }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void)
    { completionHandler(UNNotificationSettings()) }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func add(
      _ request: UNNotificationRequest,
      withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func add(_ request: UNNotificationRequest) async throws {}
    /// As UserNotifications has it: what it does on a device is not done here.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func getPendingNotificationRequests(
      completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) { completionHandler([]) }
    /// As UserNotifications has it: what it does on a device is not done here.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// As UserNotifications has it: what it does on a device is not done here.
    open func removeAllPendingNotificationRequests() {}
    /// As UserNotifications has it: what it does on a device is not done here.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// As UserNotifications has it: what it does on a device is not done here.
    open func removeAllDeliveredNotifications() {}
    /// As UserNotifications has it: what it does on a device is not done here.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// As UserNotifications has it: what it does on a device is not done here.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  }

  /// `UNUserNotificationCenterDelegate` as UserNotifications has it: a shell, so that sources compile.
  public protocol UNUserNotificationCenterDelegate: AnyObject {}

  /// `UNAuthorizationOptions` as UserNotifications has it: a shell, so that sources compile.
  public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// As UserNotifications has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as UserNotifications makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `badge` as UserNotifications has it.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// `sound` as UserNotifications has it.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// `alert` as UserNotifications has it.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// `criticalAlert` as UserNotifications has it.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// `provisional` as UserNotifications has it.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
  }

  /// `UNNotificationPresentationOptions` as UserNotifications has it: a shell, so that sources compile.
  public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// As UserNotifications has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as UserNotifications makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `badge` as UserNotifications has it.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// `sound` as UserNotifications has it.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// `alert` as UserNotifications has it.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// `list` as UserNotifications has it.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// `banner` as UserNotifications has it.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
  }

  /// `UNAuthorizationStatus` as UserNotifications has it: a shell, so that sources compile.
  public enum UNAuthorizationStatus: Int, Sendable {
    /// `notDetermined` as UserNotifications has it.
    case notDetermined
    /// `denied` as UserNotifications has it.
    case denied
    /// `authorized` as UserNotifications has it.
    case authorized
    /// `provisional` as UserNotifications has it.
    case provisional
    /// `ephemeral` as UserNotifications has it.
    case ephemeral
  }

  /// `UNNotificationSettings` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// As UserNotifications has it.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  }

  /// `UNNotificationContent` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var title = ""
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var subtitle = ""
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var body = ""
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var badge: NSNumber?
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var sound: UNNotificationSound?
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var userInfo: [AnyHashable: Any] = [:]
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var categoryIdentifier = ""
    /// As UserNotifications has it: kept, and nothing depends on it.
    open var threadIdentifier = ""
  }

  /// `UNMutableNotificationContent` as UserNotifications has it: a shell, so that sources compile.
  open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

  /// `UNNotificationSound` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// `default` as UserNotifications has it.
    public static let `default` = UNNotificationSound()
  }

  /// `UNNotificationTrigger` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationTrigger: NSObject, @unchecked Sendable {}

  /// `UNTimeIntervalNotificationTrigger` as UserNotifications has it: a shell, so that sources compile.
  open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// One as UserNotifications makes it.
    public convenience init(timeInterval: TimeInterval, repeats: Bool) { self.init() }
  }

  /// `UNCalendarNotificationTrigger` as UserNotifications has it: a shell, so that sources compile.
  open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// One as UserNotifications makes it.
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
      self.init()
    }
  }

  /// `UNNotificationRequest` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// One as UserNotifications makes it.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
    {
      self.identifier = identifier
      self.content = content
      super.init()
    }
    /// As UserNotifications has it: kept, and nothing depends on it.
    public let identifier: String
    /// As UserNotifications has it: kept, and nothing depends on it.
    public let content: UNNotificationContent
  }

  /// `UNNotification` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotification: NSObject, @unchecked Sendable {
    /// As UserNotifications has it.
    open var request: UNNotificationRequest {
      UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
    }
    /// As UserNotifications has it.
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  /// `UNNotificationResponse` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// As UserNotifications has it.
    open var notification: UNNotification { UNNotification() }
    /// As UserNotifications has it.
    open var actionIdentifier: String { "" }
  }

  /// `UNNotificationCategory` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// One as UserNotifications makes it.
    public convenience init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      options: UInt = 0
    ) { self.init() }
  }

  /// `UNNotificationAction` as UserNotifications has it: a shell, so that sources compile.
  open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// One as UserNotifications makes it.
    public convenience init(identifier: String, title: String, options: UInt = 0) { self.init() }
  }

  /// As UserNotifications has it: kept, and nothing depends on it.
  public let UNNotificationDefaultActionIdentifier =
    "com.apple.UNNotificationDefaultActionIdentifier"
#endif
