#if !canImport(AppKit)
  import Foundation

  /// The Finder and other programs; nothing can be opened here.
  open class NSWorkspace: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// `shared` as AppKit has it.
    public static let shared = NSWorkspace()
    /// As AppKit has it: kept, and nothing depends on it.
    public let notificationCenter = NotificationCenter()
    /// As AppKit has it.
    open var runningApplications: [NSRunningApplication] { [] }
    /// As AppKit has it.
    open var frontmostApplication: NSRunningApplication? { nil }
    /// As AppKit has it.
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    /// As AppKit has it.
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func open(_ url: URL) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func open(
      _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
      completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
    /// As AppKit has it: what it does on a device is not done here.
    open func openApplication(
      at applicationURL: URL, configuration: OpenConfiguration,
      completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
    /// As AppKit has it: what it does on a device is not done here.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
    { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func icon(forFile fullPath: String) -> NSImage {
      NSImage(size: CGSize(width: 32, height: 32))
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func icon(for contentType: UTType) -> NSImage {
      NSImage(size: CGSize(width: 32, height: 32))
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    /// `OpenConfiguration` as AppKit has it: a shell, so that sources compile.
    open class OpenConfiguration: @unchecked Sendable {
      /// One as AppKit makes it.
      public init() {}
      /// As AppKit has it: kept, and nothing depends on it.
      open var activates = true
      /// As AppKit has it: kept, and nothing depends on it.
      open var arguments: [String] = []
      /// As AppKit has it: kept, and nothing depends on it.
      open var createsNewApplicationInstance = false
    }
    /// `didActivateApplicationNotification` as AppKit has it.
    public static let didActivateApplicationNotification = Notification.Name(
      "NSWorkspaceDidActivateApplicationNotification")
    /// `didLaunchApplicationNotification` as AppKit has it.
    public static let didLaunchApplicationNotification = Notification.Name(
      "NSWorkspaceDidLaunchApplicationNotification")
    /// `didTerminateApplicationNotification` as AppKit has it.
    public static let didTerminateApplicationNotification = Notification.Name(
      "NSWorkspaceDidTerminateApplicationNotification")
    /// `didWakeNotification` as AppKit has it.
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// `willSleepNotification` as AppKit has it.
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    /// `activeSpaceDidChangeNotification` as AppKit has it.
    public static let activeSpaceDidChangeNotification = Notification.Name(
      "NSWorkspaceActiveSpaceDidChangeNotification")
    /// `applicationUserInfoKey` as AppKit has it.
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  }

  /// `NSRunningApplication` as AppKit has it: a shell, so that sources compile.
  open class NSRunningApplication: Hashable, @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// `current` as AppKit has it.
    public static var current: NSRunningApplication { NSRunningApplication() }
    /// As AppKit has it: what it does on a device is not done here.
    public static func runningApplications(withBundleIdentifier bundleIdentifier: String)
      -> [NSRunningApplication]
    { [] }
    /// As AppKit has it.
    open var bundleIdentifier: String? { nil }
    /// As AppKit has it.
    open var bundleURL: URL? { nil }
    /// As AppKit has it.
    open var localizedName: String? { nil }
    /// As AppKit has it.
    open var icon: NSImage? { nil }
    /// As AppKit has it.
    open var processIdentifier: Int32 { 0 }
    /// As AppKit has it.
    open var isActive: Bool { false }
    /// As AppKit has it.
    open var isTerminated: Bool { false }
    /// As AppKit has it.
    open var isHidden: Bool { false }
    /// As AppKit has it.
    open var activationPolicy: NSApplication.ActivationPolicy { .regular }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func activate(options: ActivationOptions = []) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func terminate() -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func hide() -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    public static func == (a: NSRunningApplication, b: NSRunningApplication) -> Bool { a === b }
    /// As AppKit has it: what it does on a device is not done here.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// `ActivationOptions` as AppKit has it: a shell, so that sources compile.
    public struct ActivationOptions: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `activateAllWindows` as AppKit has it.
      public static let activateAllWindows = ActivationOptions(rawValue: 1)
      /// `activateIgnoringOtherApps` as AppKit has it.
      public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
  }
#endif
