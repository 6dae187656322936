#if !canImport(UIKit)
  import Foundation

  /// A gesture of UIKit; it never begins.
  @MainActor @preconcurrency
  open class UIGestureRecognizer: Hashable {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public init(target: Any?, action: Selector?) {}
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var cancelsTouchesInView = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var delaysTouchesBegan = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var delaysTouchesEnded = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var requiresExclusiveTouchType = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var name: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var state = State.possible
    /// As UIKit has it.
    open var view: UIView? { nil }
    /// As UIKit has it.
    open var numberOfTouches: Int { 0 }
    /// As UIKit has it: what it does on a device is not done here.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func addTarget(_ target: Any, action: Selector) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func removeTarget(_ target: Any?, action: Selector?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func reset() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool {
      a === b
    }
    /// As UIKit has it: what it does on a device is not done here.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
    /// `State` as UIKit has it: a shell, so that sources compile.
    public enum State: Int, Sendable {
      /// `possible` as UIKit has it.
      case possible
      /// `began` as UIKit has it.
      case began
      /// `changed` as UIKit has it.
      case changed
      /// `ended` as UIKit has it.
      case ended
      /// `cancelled` as UIKit has it.
      case cancelled
      /// `failed` as UIKit has it.
      case failed
      /// `recognized` as UIKit has it.
      public static let recognized = State.ended
    }
  }

  /// `UITapGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfTapsRequired = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfTouchesRequired = 1
  }

  /// `UILongPressGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumPressDuration: TimeInterval = 0.5
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowableMovement: CGFloat = 10
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfTapsRequired = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfTouchesRequired = 1
  }

  /// `UIPanGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumNumberOfTouches = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumNumberOfTouches = Int.max
    /// As UIKit has it: what it does on a device is not done here.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
  }

  /// `UIScreenEdgePanGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var edges: UIRectEdge = []
  }

  /// `UIPinchGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var scale: CGFloat = 1
    /// As UIKit has it.
    open var velocity: CGFloat { 0 }
  }

  /// `UIRotationGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var rotation: CGFloat = 0
    /// As UIKit has it.
    open var velocity: CGFloat { 0 }
  }

  /// `UISwipeGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// As UIKit has it: kept, and nothing depends on it.
    open var direction: Direction = .right
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfTouchesRequired = 1
    /// `Direction` as UIKit has it: a shell, so that sources compile.
    public struct Direction: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `right` as UIKit has it.
      public static let right = Direction(rawValue: 1)
      /// `left` as UIKit has it.
      public static let left = Direction(rawValue: 2)
      /// `up` as UIKit has it.
      public static let up = Direction(rawValue: 4)
      /// `down` as UIKit has it.
      public static let down = Direction(rawValue: 8)
    }
  }

  /// `UIHoverGestureRecognizer` as UIKit has it: a shell, so that sources compile.
  open class UIHoverGestureRecognizer: UIGestureRecognizer {}

  /// `UIGestureRecognizerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIGestureRecognizerDelegate: AnyObject {}

  /// `UIInteraction` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIInteraction: AnyObject {}

  /// `UIContextMenuInteraction` as UIKit has it: a shell, so that sources compile.
  open class UIContextMenuInteraction: UIInteraction {
    /// One as UIKit makes it.
    public init(delegate: any UIContextMenuInteractionDelegate) {}
  }

  /// `UIContextMenuInteractionDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIContextMenuInteractionDelegate: AnyObject {}
#endif
