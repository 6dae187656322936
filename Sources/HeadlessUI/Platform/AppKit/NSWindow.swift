#if !canImport(AppKit)
  import Foundation

  /// A window of AppKit; it is never shown.
  open class NSWindow: NSResponder {
    /// One as AppKit makes it.
    public override init() { super.init() }
    /// One as AppKit makes it.
    public init(
      contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
      defer flag: Bool
    ) {
      frame = contentRect
      styleMask = style
      super.init()
    }
    /// One as AppKit makes it.
    public convenience init(contentViewController: NSViewController) {
      self.init()
      self.contentViewController = contentViewController
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var frame = CGRect.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var styleMask: StyleMask = []
    /// As AppKit has it: kept, and nothing depends on it.
    open var title = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var subtitle = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var titleVisibility = TitleVisibility.visible
    /// As AppKit has it: kept, and nothing depends on it.
    open var titlebarAppearsTransparent = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var titlebarSeparatorStyle = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var toolbarStyle = ToolbarStyle.automatic
    /// As AppKit has it: kept, and nothing depends on it.
    open var toolbar: NSToolbar?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentView: NSView?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentViewController: NSViewController?
    /// As AppKit has it: kept, and nothing depends on it.
    open var windowController: NSWindowController?
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var delegate: (any NSWindowDelegate)?
    /// As AppKit has it: kept, and nothing depends on it.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// As AppKit has it: kept, and nothing depends on it.
    open var isOpaque = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var hasShadow = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var alphaValue: CGFloat = 1
    /// As AppKit has it: kept, and nothing depends on it.
    open var level = Level.normal
    /// As AppKit has it: kept, and nothing depends on it.
    open var collectionBehavior: CollectionBehavior = []
    /// As AppKit has it: kept, and nothing depends on it.
    open var isMovable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isMovableByWindowBackground = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isReleasedWhenClosed = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isRestorable = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var hidesOnDeactivate = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var ignoresMouseEvents = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var acceptsMouseMovedEvents = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var animationBehavior = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var sharingType = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var tabbingMode = TabbingMode.automatic
    /// As AppKit has it: kept, and nothing depends on it.
    open var appearance: NSAppearance?
    /// As AppKit has it: kept, and nothing depends on it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// As AppKit has it: kept, and nothing depends on it.
    open var minSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var maxSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentMinSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentMaxSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentAspectRatio = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var aspectRatio = CGSize.zero
    /// As AppKit has it.
    open var isVisible: Bool { false }
    /// As AppKit has it.
    open var isKeyWindow: Bool { false }
    /// As AppKit has it.
    open var isMainWindow: Bool { false }
    /// As AppKit has it.
    open var isMiniaturized: Bool { false }
    /// As AppKit has it.
    open var isZoomed: Bool { false }
    /// As AppKit has it.
    open var canBecomeKey: Bool { true }
    /// As AppKit has it.
    open var canBecomeMain: Bool { true }
    /// As AppKit has it.
    open var windowNumber: Int { 0 }
    /// As AppKit has it.
    open var screen: NSScreen? { .main }
    /// As AppKit has it.
    open var firstResponder: NSResponder? { nil }
    /// As AppKit has it.
    open var childWindows: [NSWindow]? { nil }
    /// As AppKit has it.
    open var parent: NSWindow? { nil }
    /// As AppKit has it.
    open var sheets: [NSWindow] { [] }
    /// As AppKit has it.
    open var attachedSheet: NSWindow? { nil }
    /// As AppKit has it.
    open var backingScaleFactor: CGFloat { 2 }
    /// As AppKit has it.
    open var contentLayoutRect: CGRect { frame }
    /// As AppKit has it.
    open var effectiveAppearance: NSAppearance { NSAppearance() }
    /// `allowsAutomaticWindowTabbing` as AppKit has it.
    public static var allowsAutomaticWindowTabbing: Bool {
      get { true }
      set {}
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func makeKey() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func makeMain() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderFront(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderFrontRegardless() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderOut(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func orderBack(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func close() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func performClose(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func miniaturize(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func deminiaturize(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func zoom(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func toggleFullScreen(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func center() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    /// As AppKit has it: what it does on a device is not done here.
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
      frame = frameRect
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    /// As AppKit has it: what it does on a device is not done here.
    open func setFrameTopLeftPoint(_ point: CGPoint) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setContentSize(_ size: CGSize) { frame.size = size }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    /// As AppKit has it: what it does on a device is not done here.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func removeChildWindow(_ childWin: NSWindow) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func beginSheet(
      _ sheetWindow: NSWindow,
      completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func endSheet(_ sheetWindow: NSWindow) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func convertPoint(toScreen point: CGPoint) -> CGPoint { point }
    /// As AppKit has it: what it does on a device is not done here.
    open func convertPoint(fromScreen point: CGPoint) -> CGPoint { point }
    /// As AppKit has it: what it does on a device is not done here.
    open func convertToScreen(_ rect: CGRect) -> CGRect { rect }
    /// As AppKit has it: what it does on a device is not done here.
    open func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// As AppKit has it: what it does on a device is not done here.
    open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    /// As AppKit has it: what it does on a device is not done here.
    open func addTitlebarAccessoryViewController(_ childViewController: NSViewController) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func performDrag(with event: NSEvent) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func invalidateShadow() {}
    /// `StyleMask` as AppKit has it: a shell, so that sources compile.
    public struct StyleMask: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `borderless` as AppKit has it.
      public static let borderless: StyleMask = []
      /// `titled` as AppKit has it.
      public static let titled = StyleMask(rawValue: 1)
      /// `closable` as AppKit has it.
      public static let closable = StyleMask(rawValue: 2)
      /// `miniaturizable` as AppKit has it.
      public static let miniaturizable = StyleMask(rawValue: 4)
      /// `resizable` as AppKit has it.
      public static let resizable = StyleMask(rawValue: 8)
      /// `utilityWindow` as AppKit has it.
      public static let utilityWindow = StyleMask(rawValue: 16)
      /// `docModalWindow` as AppKit has it.
      public static let docModalWindow = StyleMask(rawValue: 64)
      /// `nonactivatingPanel` as AppKit has it.
      public static let nonactivatingPanel = StyleMask(rawValue: 128)
      /// `unifiedTitleAndToolbar` as AppKit has it.
      public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
      /// `hudWindow` as AppKit has it.
      public static let hudWindow = StyleMask(rawValue: 1 << 13)
      /// `fullScreen` as AppKit has it.
      public static let fullScreen = StyleMask(rawValue: 1 << 14)
      /// `fullSizeContentView` as AppKit has it.
      public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    /// `BackingStoreType` as AppKit has it: a shell, so that sources compile.
    public enum BackingStoreType: UInt, Sendable {
      /// `retained` as AppKit has it.
      case retained
      /// `nonretained` as AppKit has it.
      case nonretained
      /// `buffered` as AppKit has it.
      case buffered
    }
    /// `TitleVisibility` as AppKit has it: a shell, so that sources compile.
    public enum TitleVisibility: Int, Sendable {
      /// `visible` as AppKit has it.
      case visible
      /// `hidden` as AppKit has it.
      case hidden
    }
    /// `ToolbarStyle` as AppKit has it: a shell, so that sources compile.
    public enum ToolbarStyle: Int, Sendable {
      /// `automatic` as AppKit has it.
      case automatic
      /// `expanded` as AppKit has it.
      case expanded
      /// `preference` as AppKit has it.
      case preference
      /// `unified` as AppKit has it.
      case unified
      /// `unifiedCompact` as AppKit has it.
      case unifiedCompact
    }
    /// `TabbingMode` as AppKit has it: a shell, so that sources compile.
    public enum TabbingMode: Int, Sendable {
      /// `automatic` as AppKit has it.
      case automatic
      /// `preferred` as AppKit has it.
      case preferred
      /// `disallowed` as AppKit has it.
      case disallowed
    }
    /// `ButtonType` as AppKit has it: a shell, so that sources compile.
    public enum ButtonType: UInt, Sendable {
      /// `closeButton` as AppKit has it.
      case closeButton
      /// `miniaturizeButton` as AppKit has it.
      case miniaturizeButton
      /// `zoomButton` as AppKit has it.
      case zoomButton
      /// `toolbarButton` as AppKit has it.
      case toolbarButton
      /// `documentIconButton` as AppKit has it.
      case documentIconButton
    }
    /// `OrderingMode` as AppKit has it: a shell, so that sources compile.
    public enum OrderingMode: Int, Sendable {
      /// `below` as AppKit has it.
      case below = -1
      /// `out` as AppKit has it.
      case out
      /// `above` as AppKit has it.
      case above
    }
    /// `Level` as AppKit has it: a shell, so that sources compile.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: Int
      /// One as AppKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// One as AppKit makes it.
      public init(_ rawValue: Int) { self.rawValue = rawValue }
      /// `normal` as AppKit has it.
      public static let normal = Level(0)
      /// `floating` as AppKit has it.
      public static let floating = Level(3)
      /// `submenu` as AppKit has it.
      public static let submenu = Level(3)
      /// `modalPanel` as AppKit has it.
      public static let modalPanel = Level(8)
      /// `mainMenu` as AppKit has it.
      public static let mainMenu = Level(24)
      /// `statusBar` as AppKit has it.
      public static let statusBar = Level(25)
      /// `popUpMenu` as AppKit has it.
      public static let popUpMenu = Level(101)
      /// `screenSaver` as AppKit has it.
      public static let screenSaver = Level(1000)
    }
    /// `CollectionBehavior` as AppKit has it: a shell, so that sources compile.
    public struct CollectionBehavior: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `canJoinAllSpaces` as AppKit has it.
      public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
      /// `moveToActiveSpace` as AppKit has it.
      public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
      /// `managed` as AppKit has it.
      public static let managed = CollectionBehavior(rawValue: 4)
      /// `transient` as AppKit has it.
      public static let transient = CollectionBehavior(rawValue: 8)
      /// `stationary` as AppKit has it.
      public static let stationary = CollectionBehavior(rawValue: 16)
      /// `participatesInCycle` as AppKit has it.
      public static let participatesInCycle = CollectionBehavior(rawValue: 32)
      /// `ignoresCycle` as AppKit has it.
      public static let ignoresCycle = CollectionBehavior(rawValue: 64)
      /// `fullScreenPrimary` as AppKit has it.
      public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
      /// `fullScreenAuxiliary` as AppKit has it.
      public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
      /// `fullScreenNone` as AppKit has it.
      public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    }
    /// `didBecomeKeyNotification` as AppKit has it.
    public static let didBecomeKeyNotification = Notification.Name(
      "NSWindowDidBecomeKeyNotification")
    /// `didResignKeyNotification` as AppKit has it.
    public static let didResignKeyNotification = Notification.Name(
      "NSWindowDidResignKeyNotification")
    /// `didBecomeMainNotification` as AppKit has it.
    public static let didBecomeMainNotification = Notification.Name(
      "NSWindowDidBecomeMainNotification")
    /// `didResignMainNotification` as AppKit has it.
    public static let didResignMainNotification = Notification.Name(
      "NSWindowDidResignMainNotification")
    /// `willCloseNotification` as AppKit has it.
    public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    /// `didResizeNotification` as AppKit has it.
    public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    /// `didMoveNotification` as AppKit has it.
    public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    /// `didEnterFullScreenNotification` as AppKit has it.
    public static let didEnterFullScreenNotification = Notification.Name(
      "NSWindowDidEnterFullScreenNotification")
    /// `didExitFullScreenNotification` as AppKit has it.
    public static let didExitFullScreenNotification = Notification.Name(
      "NSWindowDidExitFullScreenNotification")
  }

  /// `NSPanel` as AppKit has it: a shell, so that sources compile.
  open class NSPanel: NSWindow {
    /// As AppKit has it: kept, and nothing depends on it.
    open var isFloatingPanel = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var becomesKeyOnlyIfNeeded = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var worksWhenModal = false
  }

  /// `NSWindowDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSWindowDelegate: AnyObject {}

  /// `NSToolbar` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSToolbar {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public init(identifier: String) {}
    /// As AppKit has it: kept, and nothing depends on it.
    open var displayMode = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var showsBaselineSeparator = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsUserCustomization = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isVisible = true
  }

  /// `NSScreen` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSScreen: Hashable {
    /// One as AppKit makes it.
    public init() {}
    /// `main` as AppKit has it.
    public static var main: NSScreen? { NSScreen() }
    /// `screens` as AppKit has it.
    public static var screens: [NSScreen] { [NSScreen()] }
    /// As AppKit has it.
    open var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
    /// As AppKit has it.
    open var visibleFrame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 875) }
    /// As AppKit has it.
    open var backingScaleFactor: CGFloat { 2 }
    /// As AppKit has it.
    open var localizedName: String { "Display" }
    /// As AppKit has it.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
    /// As AppKit has it.
    open var auxiliaryTopLeftArea: CGRect? { nil }
    /// As AppKit has it.
    open var auxiliaryTopRightArea: CGRect? { nil }
    /// As AppKit has it.
    open var deviceDescription: [NSDeviceDescriptionKey: Any] { [:] }
    /// As AppKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: NSScreen, b: NSScreen) -> Bool { true }
    /// As AppKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {}
  }

  /// `NSDeviceDescriptionKey` as AppKit has it: a shell, so that sources compile.
  public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    /// As AppKit has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as AppKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One as AppKit makes it.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
#endif
