#if !canImport(AppKit)
  import Foundation

  /// `NSEvent` as AppKit has it: a shell, so that sources compile.
  open class NSEvent: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it.
    open var type: EventType { .keyDown }
    /// As AppKit has it.
    open var modifierFlags: ModifierFlags { [] }
    /// `modifierFlags` as AppKit has it.
    public static var modifierFlags: ModifierFlags { [] }
    /// `mouseLocation` as AppKit has it.
    public static var mouseLocation: CGPoint { .zero }
    /// `pressedMouseButtons` as AppKit has it.
    public static var pressedMouseButtons: Int { 0 }
    /// `doubleClickInterval` as AppKit has it.
    public static var doubleClickInterval: TimeInterval { 0.5 }
    /// As AppKit has it.
    open var keyCode: UInt16 { 0 }
    /// As AppKit has it.
    open var characters: String? { nil }
    /// As AppKit has it.
    open var charactersIgnoringModifiers: String? { nil }
    /// As AppKit has it.
    open var isARepeat: Bool { false }
    /// As AppKit has it.
    open var clickCount: Int { 1 }
    /// As AppKit has it.
    open var locationInWindow: CGPoint { .zero }
    /// As AppKit has it.
    open var deltaX: CGFloat { 0 }
    /// As AppKit has it.
    open var deltaY: CGFloat { 0 }
    /// As AppKit has it.
    open var scrollingDeltaX: CGFloat { 0 }
    /// As AppKit has it.
    open var scrollingDeltaY: CGFloat { 0 }
    /// As AppKit has it.
    open var hasPreciseScrollingDeltas: Bool { false }
    /// As AppKit has it.
    open var magnification: CGFloat { 0 }
    /// As AppKit has it.
    open var phase: Phase { [] }
    /// As AppKit has it.
    open var momentumPhase: Phase { [] }
    /// As AppKit has it.
    open var timestamp: TimeInterval { 0 }
    /// As AppKit has it.
    open var buttonNumber: Int { 0 }
    /// As AppKit has it.
    @MainActor @preconcurrency
    open var window: NSWindow? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    public static func addLocalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    public static func addGlobalMonitorForEvents(
      matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
    ) -> Any? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    public static func removeMonitor(_ eventMonitor: Any) {}
    /// `EventType` as AppKit has it: a shell, so that sources compile.
    public enum EventType: UInt, Sendable {
      /// `leftMouseDown` as AppKit has it.
      case leftMouseDown = 1
      /// `leftMouseUp` as AppKit has it.
      case leftMouseUp
      /// `rightMouseDown` as AppKit has it.
      case rightMouseDown
      /// `rightMouseUp` as AppKit has it.
      case rightMouseUp
      /// `mouseMoved` as AppKit has it.
      case mouseMoved
      /// `leftMouseDragged` as AppKit has it.
      case leftMouseDragged
      /// `rightMouseDragged` as AppKit has it.
      case rightMouseDragged
      /// `mouseEntered` as AppKit has it.
      case mouseEntered
      /// `mouseExited` as AppKit has it.
      case mouseExited
      /// `keyDown` as AppKit has it.
      case keyDown
      /// `keyUp` as AppKit has it.
      case keyUp
      /// `flagsChanged` as AppKit has it.
      case flagsChanged
      /// `scrollWheel` as AppKit has it.
      case scrollWheel = 22
      /// `otherMouseDown` as AppKit has it.
      case otherMouseDown = 25
      /// `otherMouseUp` as AppKit has it.
      case otherMouseUp
      /// `magnify` as AppKit has it.
      case magnify = 30
      /// `swipe` as AppKit has it.
      case swipe
    }
    /// `EventTypeMask` as AppKit has it: a shell, so that sources compile.
    public struct EventTypeMask: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt64
      /// One as AppKit makes it.
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      /// `leftMouseDown` as AppKit has it.
      public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
      /// `leftMouseUp` as AppKit has it.
      public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
      /// `rightMouseDown` as AppKit has it.
      public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
      /// `rightMouseUp` as AppKit has it.
      public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
      /// `mouseMoved` as AppKit has it.
      public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
      /// `leftMouseDragged` as AppKit has it.
      public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
      /// `rightMouseDragged` as AppKit has it.
      public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
      /// `keyDown` as AppKit has it.
      public static let keyDown = EventTypeMask(rawValue: 1 << 10)
      /// `keyUp` as AppKit has it.
      public static let keyUp = EventTypeMask(rawValue: 1 << 11)
      /// `flagsChanged` as AppKit has it.
      public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
      /// `scrollWheel` as AppKit has it.
      public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
      /// `otherMouseDown` as AppKit has it.
      public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
      /// `swipe` as AppKit has it.
      public static let swipe = EventTypeMask(rawValue: 1 << 31)
      /// `any` as AppKit has it.
      public static let any = EventTypeMask(rawValue: .max)
    }
    /// `ModifierFlags` as AppKit has it: a shell, so that sources compile.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `capsLock` as AppKit has it.
      public static let capsLock = ModifierFlags(rawValue: 1 << 16)
      /// `shift` as AppKit has it.
      public static let shift = ModifierFlags(rawValue: 1 << 17)
      /// `control` as AppKit has it.
      public static let control = ModifierFlags(rawValue: 1 << 18)
      /// `option` as AppKit has it.
      public static let option = ModifierFlags(rawValue: 1 << 19)
      /// `command` as AppKit has it.
      public static let command = ModifierFlags(rawValue: 1 << 20)
      /// `numericPad` as AppKit has it.
      public static let numericPad = ModifierFlags(rawValue: 1 << 21)
      /// `function` as AppKit has it.
      public static let function = ModifierFlags(rawValue: 1 << 23)
      /// `deviceIndependentFlagsMask` as AppKit has it.
      public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
    }
    /// `Phase` as AppKit has it: a shell, so that sources compile.
    public struct Phase: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `began` as AppKit has it.
      public static let began = Phase(rawValue: 1)
      /// `changed` as AppKit has it.
      public static let changed = Phase(rawValue: 4)
      /// `ended` as AppKit has it.
      public static let ended = Phase(rawValue: 8)
      /// `cancelled` as AppKit has it.
      public static let cancelled = Phase(rawValue: 16)
    }
  }

  /// `NSCursor` as AppKit has it: a shell, so that sources compile.
  open class NSCursor: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public init(image: NSImage, hotSpot: CGPoint) {}
    /// `arrow` as AppKit has it.
    public static let arrow = NSCursor()
    /// `pointingHand` as AppKit has it.
    public static let pointingHand = NSCursor()
    /// `iBeam` as AppKit has it.
    public static let iBeam = NSCursor()
    /// `crosshair` as AppKit has it.
    public static let crosshair = NSCursor()
    /// `openHand` as AppKit has it.
    public static let openHand = NSCursor()
    /// `closedHand` as AppKit has it.
    public static let closedHand = NSCursor()
    /// `resizeLeftRight` as AppKit has it.
    public static let resizeLeftRight = NSCursor()
    /// `resizeUpDown` as AppKit has it.
    public static let resizeUpDown = NSCursor()
    /// `resizeLeft` as AppKit has it.
    public static let resizeLeft = NSCursor()
    /// `resizeRight` as AppKit has it.
    public static let resizeRight = NSCursor()
    /// `operationNotAllowed` as AppKit has it.
    public static let operationNotAllowed = NSCursor()
    /// `dragCopy` as AppKit has it.
    public static let dragCopy = NSCursor()
    /// `contextualMenu` as AppKit has it.
    public static let contextualMenu = NSCursor()
    /// `current` as AppKit has it.
    public static var current: NSCursor { arrow }
    /// As AppKit has it: what it does on a device is not done here.
    open func push() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func pop() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func set() {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func pop() {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func hide() {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func unhide() {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
  }
#endif
