#if !canImport(UIKit)
  import Foundation

  /// `UIEvent` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIEvent: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var timestamp: TimeInterval { 0 }
    /// As UIKit has it.
    open var allTouches: Set<UITouch>? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UIEvent, b: UIEvent) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
    /// `EventSubtype` as UIKit has it: a shell, so that sources compile.
    public enum EventSubtype: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `motionShake` as UIKit has it.
      case motionShake
      /// `remoteControlPlay` as UIKit has it.
      case remoteControlPlay = 100
      /// `remoteControlPause` as UIKit has it.
      case remoteControlPause
      /// `remoteControlTogglePlayPause` as UIKit has it.
      case remoteControlTogglePlayPause = 103
      /// `remoteControlNextTrack` as UIKit has it.
      case remoteControlNextTrack
      /// `remoteControlPreviousTrack` as UIKit has it.
      case remoteControlPreviousTrack
    }
  }

  /// `UIPressesEvent` as UIKit has it: a shell, so that sources compile.
  open class UIPressesEvent: UIEvent {}

  /// `UITouch` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UITouch: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var timestamp: TimeInterval { 0 }
    /// As UIKit has it.
    open var tapCount: Int { 1 }
    /// As UIKit has it.
    open var force: CGFloat { 0 }
    /// As UIKit has it.
    open var view: UIView? { nil }
    /// As UIKit has it.
    open var phase: Phase { .ended }
    /// As UIKit has it: what it does on a device is not done here.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
    /// `Phase` as UIKit has it: a shell, so that sources compile.
    public enum Phase: Int, Sendable {
      /// `began` as UIKit has it.
      case began
      /// `moved` as UIKit has it.
      case moved
      /// `stationary` as UIKit has it.
      case stationary
      /// `ended` as UIKit has it.
      case ended
      /// `cancelled` as UIKit has it.
      case cancelled
    }
  }

  /// `UIPress` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIPress: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var key: UIKey? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// `UIKey` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIKey {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var characters: String { "" }
    /// As UIKit has it.
    open var charactersIgnoringModifiers: String { "" }
    /// As UIKit has it.
    open var modifierFlags: UIKeyModifierFlags { [] }
  }

  /// `UIKeyModifierFlags` as UIKit has it: a shell, so that sources compile.
  public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: Int
    /// One as UIKit makes it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `alphaShift` as UIKit has it.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// `shift` as UIKit has it.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// `control` as UIKit has it.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// `alternate` as UIKit has it.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// `command` as UIKit has it.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  }
#endif
