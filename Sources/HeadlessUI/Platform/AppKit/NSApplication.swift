#if !canImport(AppKit)
  import Foundation

  /// The application as AppKit has it: no window, nothing is active.
  open class NSApplication: NSResponder {
    /// `shared` as AppKit has it.
    public static let shared = NSApplication()
    private weak var keptDelegate: (any NSApplicationDelegate)?
    /// As AppKit has it: kept, and nothing depends on it. Apps are not run, so that it is nil unless
    /// it is set.
    open var delegate: (any NSApplicationDelegate)? {
      get {
        if keptDelegate == nil {
          StandInUse.note("NSApplication.delegate is nil: apps are not run here")
        }
        return keptDelegate
      }
      set { keptDelegate = newValue }
    }
    /// As AppKit has it.
    open var windows: [NSWindow] { [] }
    /// As AppKit has it.
    open var keyWindow: NSWindow? { nil }
    /// As AppKit has it.
    open var mainWindow: NSWindow? { nil }
    /// As AppKit has it.
    open var modalWindow: NSWindow? { nil }
    /// As AppKit has it.
    open var isActive: Bool { true }
    /// As AppKit has it.
    open var isHidden: Bool { false }
    /// As AppKit has it.
    open var currentEvent: NSEvent? { nil }
    /// As AppKit has it: kept, and nothing depends on it.
    open var mainMenu: NSMenu?
    /// As AppKit has it.
    open var dockTile: NSDockTile { NSDockTile() }
    /// As AppKit has it: kept, and nothing depends on it.
    open var appearance: NSAppearance?
    /// As AppKit has it.
    open var effectiveAppearance: NSAppearance { NSAppearance() }
    /// As AppKit has it: kept, and nothing depends on it.
    open var applicationIconImage: NSImage! = NSImage()
    /// As AppKit has it: kept, and nothing depends on it.
    open var presentationOptions = 0
    /// As AppKit has it: what it does on a device is not done here.
    open func activationPolicy() -> ActivationPolicy { .regular }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// As AppKit has it: what it does on a device is not done here.
    open func activate(ignoringOtherApps flag: Bool) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func activate() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func hide(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func unhide(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func deactivate() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func terminate(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func stop(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func run() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderFrontStandardAboutPanel(_ sender: Any? = nil) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderFrontStandardAboutPanel(
      options optionsDictionary: [AboutPanelOptionKey: Any] = [:]
    ) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderFrontCharacterPalette(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
    /// As AppKit has it: what it does on a device is not done here.
    open func runModal(for window: NSWindow) -> ModalResponse { .cancel }
    /// As AppKit has it: what it does on a device is not done here.
    open func stopModal() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func registerForRemoteNotifications() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
    /// `ActivationPolicy` as AppKit has it: a shell, so that sources compile.
    public enum ActivationPolicy: Int, Sendable {
      /// `regular` as AppKit has it.
      case regular
      /// `accessory` as AppKit has it.
      case accessory
      /// `prohibited` as AppKit has it.
      case prohibited
    }
    /// `RequestUserAttentionType` as AppKit has it: a shell, so that sources compile.
    public enum RequestUserAttentionType: UInt, Sendable {
      /// `criticalRequest` as AppKit has it.
      case criticalRequest
      /// `informationalRequest` as AppKit has it.
      case informationalRequest = 10
    }
    /// `TerminateReply` as AppKit has it: a shell, so that sources compile.
    public enum TerminateReply: UInt, Sendable {
      /// `terminateCancel` as AppKit has it.
      case terminateCancel
      /// `terminateNow` as AppKit has it.
      case terminateNow
      /// `terminateLater` as AppKit has it.
      case terminateLater
    }
    /// `ModalResponse` as AppKit has it: a shell, so that sources compile.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: Int
      /// One as AppKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// One as AppKit makes it.
      public init(_ rawValue: Int) { self.rawValue = rawValue }
      /// `OK` as AppKit has it.
      public static let OK = ModalResponse(1)
      /// `cancel` as AppKit has it.
      public static let cancel = ModalResponse(0)
      /// `stop` as AppKit has it.
      public static let stop = ModalResponse(-1000)
      /// `abort` as AppKit has it.
      public static let abort = ModalResponse(-1001)
      /// `continue` as AppKit has it.
      public static let `continue` = ModalResponse(-1002)
      /// `alertFirstButtonReturn` as AppKit has it.
      public static let alertFirstButtonReturn = ModalResponse(1000)
      /// `alertSecondButtonReturn` as AppKit has it.
      public static let alertSecondButtonReturn = ModalResponse(1001)
      /// `alertThirdButtonReturn` as AppKit has it.
      public static let alertThirdButtonReturn = ModalResponse(1002)
    }
    /// `AboutPanelOptionKey` as AppKit has it: a shell, so that sources compile.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as AppKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `credits` as AppKit has it.
      public static let credits = AboutPanelOptionKey(rawValue: "Credits")
      /// `version` as AppKit has it.
      public static let version = AboutPanelOptionKey(rawValue: "Version")
      /// `applicationName` as AppKit has it.
      public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
      /// `applicationVersion` as AppKit has it.
      public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
      /// `applicationIcon` as AppKit has it.
      public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    }
    /// `didBecomeActiveNotification` as AppKit has it.
    public static let didBecomeActiveNotification = Notification.Name(
      "NSApplicationDidBecomeActiveNotification")
    /// `didResignActiveNotification` as AppKit has it.
    public static let didResignActiveNotification = Notification.Name(
      "NSApplicationDidResignActiveNotification")
    /// `willResignActiveNotification` as AppKit has it.
    public static let willResignActiveNotification = Notification.Name(
      "NSApplicationWillResignActiveNotification")
    /// `willBecomeActiveNotification` as AppKit has it.
    public static let willBecomeActiveNotification = Notification.Name(
      "NSApplicationWillBecomeActiveNotification")
    /// `willTerminateNotification` as AppKit has it.
    public static let willTerminateNotification = Notification.Name(
      "NSApplicationWillTerminateNotification")
    /// `didFinishLaunchingNotification` as AppKit has it.
    public static let didFinishLaunchingNotification = Notification.Name(
      "NSApplicationDidFinishLaunchingNotification")
    /// `didChangeScreenParametersNotification` as AppKit has it.
    public static let didChangeScreenParametersNotification = Notification.Name(
      "NSApplicationDidChangeScreenParametersNotification")
  }

  /// As AppKit has it.
  @MainActor @preconcurrency
  public var NSApp: NSApplication! { NSApplication.shared }

  /// `NSApplicationDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSApplicationDelegate: AnyObject {}

  /// Names the delegate of an app; it is never made, because apps are not run here.
  @propertyWrapper
  @MainActor @preconcurrency
  public struct NSApplicationDelegateAdaptor<DelegateType>
  where DelegateType: NSApplicationDelegate {
    /// One as AppKit makes it.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    /// As AppKit has it.
    public var wrappedValue: DelegateType {
      fatalError("the delegate of an app is not made: apps are not run here")
    }
  }

  /// `NSDockTile` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSDockTile {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it: kept, and nothing depends on it.
    open var badgeLabel: String?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentView: NSView?
    /// As AppKit has it: what it does on a device is not done here.
    open func display() {}
  }
#endif
