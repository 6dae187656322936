#if !canImport(Darwin)
  import Foundation

  extension URL {
    /// As Foundation has it: what it does on a device is not done here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// As Foundation has it: what it does on a device is not done here.
    public func stopAccessingSecurityScopedResource() {}
    /// The user's folder for documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The user's folder for caches.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The user's folder for what apps keep.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's folder for downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The user's library folder.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
  }

  extension ProcessInfo {
    /// As Foundation has it.
    public var isLowPowerModeEnabled: Bool { false }
    /// As Foundation has it.
    public var isiOSAppOnMac: Bool { false }
    /// As Foundation has it.
    public var isMacCatalystApp: Bool { false }
    /// As Foundation has it.
    public var thermalState: ThermalState { .nominal }
    /// `ThermalState` as Foundation has it: a shell, so that sources compile.
    public enum ThermalState: Int, Sendable {
      /// `nominal` as Foundation has it.
      case nominal
      /// `fair` as Foundation has it.
      case fair
      /// `serious` as Foundation has it.
      case serious
      /// `critical` as Foundation has it.
      case critical
    }
  }

  extension Bundle {
    /// As Foundation has it.
    public var appStoreReceiptURL: URL? { nil }
  }

  extension FileManager {
    /// A folder among the temporary ones.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    { temporaryDirectory.appendingPathComponent(groupIdentifier) }
    /// As Foundation has it: what it does on a device is not done here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// As Foundation has it.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  }

  extension Measurement where UnitType: Dimension {
    /// The value and the symbol of its unit, in the unit that it has.
    public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
  }

  extension PersonNameComponents {
    /// The given name and the family name.
    public func formatted() -> String {
      [givenName, familyName].compactMap(\.self).joined(separator: " ")
    }
  }

  extension NotificationCenter {
    /// The notifications of a name that are posted from now on, by an object or by any.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil)
      -> AsyncStream<Notification>
    {
      AsyncStream { continuation in
        // Not marked as Sendable by Foundation; each is only handed on.
        nonisolated(unsafe) let observer = observeFollowed(name, of: object) {
          nonisolated(unsafe) let notification = $0
          continuation.yield(notification)
        }
        continuation.onTermination = { _ in self.removeObserver(observer) }
      }
    }
  }

  /// A store of the cloud; it is empty and keeps nothing.
  open class NSUbiquitousKeyValueStore: @unchecked Sendable {
    /// One as Foundation makes it.
    public init() {}
    /// `default` as Foundation has it.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// As Foundation has it: what it does on a device is not done here.
    open func object(forKey aKey: String) -> Any? { nil }
    /// As Foundation has it: what it does on a device is not done here.
    open func string(forKey aKey: String) -> String? { nil }
    /// As Foundation has it: what it does on a device is not done here.
    open func bool(forKey aKey: String) -> Bool { false }
    /// As Foundation has it: what it does on a device is not done here.
    open func data(forKey aKey: String) -> Data? { nil }
    /// As Foundation has it: what it does on a device is not done here.
    open func double(forKey aKey: String) -> Double { 0 }
    /// As Foundation has it: what it does on a device is not done here.
    open func set(_ anObject: Any?, forKey aKey: String) {}
    /// As Foundation has it: what it does on a device is not done here.
    open func removeObject(forKey aKey: String) {}
    /// As Foundation has it: what it does on a device is not done here.
    open func synchronize() -> Bool { true }
    /// `didChangeExternallyNotification` as Foundation has it.
    public static let didChangeExternallyNotification = Notification.Name(
      "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  /// `NSExtensionItem` as Foundation has it: a shell, so that sources compile.
  open class NSExtensionItem: @unchecked Sendable {
    /// One as Foundation makes it.
    public init() {}
    /// As Foundation has it: kept, and nothing depends on it.
    open var attachments: [NSItemProvider]?
    /// As Foundation has it: kept, and nothing depends on it.
    open var attributedTitle: NSAttributedString?
    /// As Foundation has it: kept, and nothing depends on it.
    open var attributedContentText: NSAttributedString?
    /// As Foundation has it: kept, and nothing depends on it.
    open var userInfo: [AnyHashable: Any]?
  }

  /// `NSExtensionContext` as Foundation has it: a shell, so that sources compile.
  open class NSExtensionContext: @unchecked Sendable {
    /// One as Foundation makes it.
    public init() {}
    /// As Foundation has it.
    open var inputItems: [Any] { [] }
    /// As Foundation has it: what it does on a device is not done here.
    open func completeRequest(
      returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) {}
    /// As Foundation has it: what it does on a device is not done here.
    open func cancelRequest(withError error: any Error) {}
    /// As Foundation has it: what it does on a device is not done here.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
      completionHandler?(false)
    }
  }

  /// A lock that holds a state.
  public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate let mutex = NSLock()
    private var state: State
    /// One as Foundation makes it.
    public init(initialState: State) { state = initialState }
    /// One as Foundation makes it.
    public init(uncheckedState: State) { state = uncheckedState }
    /// Runs a closure with the state while nothing else can.
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
      mutex.lock()
      defer { mutex.unlock() }
      return try body(&state)
    }
    /// As Foundation has it: what it does on a device is not done here.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
      try withLock(body)
    }
  }

  extension OSAllocatedUnfairLock where State == () {
    /// One as Foundation makes it.
    public convenience init() { self.init(initialState: ()) }
    /// As Foundation has it: what it does on a device is not done here.
    public func lock() { mutex.lock() }
    /// As Foundation has it: what it does on a device is not done here.
    public func unlock() { mutex.unlock() }
  }

  extension NSMutableAttributedString {
    /// A string without characters, as Foundation makes it.
    public convenience init() { self.init(string: "") }
  }
#endif
