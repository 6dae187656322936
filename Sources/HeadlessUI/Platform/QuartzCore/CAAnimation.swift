#if !canImport(QuartzCore)
  import Foundation

  /// An animation of Core Animation; it never runs.
  open class CAAnimation: @unchecked Sendable {
    /// One as Core Animation makes it.
    public init() {}
    /// As Core Animation has it: kept, and nothing depends on it.
    open var duration: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var beginTime: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var repeatCount: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var repeatDuration: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var autoreverses = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var speed: Float = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var timeOffset: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isRemovedOnCompletion = true
    /// As Core Animation has it: kept, and nothing depends on it.
    open var timingFunction: CAMediaTimingFunction?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var delegate: Any?
  }

  /// `CAPropertyAnimation` as Core Animation has it: a shell, so that sources compile.
  open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    /// One as Core Animation makes it.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
    /// As Core Animation has it: kept, and nothing depends on it.
    open var keyPath: String?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isAdditive = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isCumulative = false
  }

  /// `CABasicAnimation` as Core Animation has it: a shell, so that sources compile.
  open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var fromValue: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var toValue: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var byValue: Any?
  }

  /// `CASpringAnimation` as Core Animation has it: a shell, so that sources compile.
  open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var mass: CGFloat = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var stiffness: CGFloat = 100
    /// As Core Animation has it: kept, and nothing depends on it.
    open var damping: CGFloat = 10
    /// As Core Animation has it: kept, and nothing depends on it.
    open var initialVelocity: CGFloat = 0
    /// As Core Animation has it.
    open var settlingDuration: CFTimeInterval { 1 }
  }

  /// `CAKeyframeAnimation` as Core Animation has it: a shell, so that sources compile.
  open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var values: [Any]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var keyTimes: [NSNumber]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var path: CGPath?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var calculationMode = ""
    /// As Core Animation has it: kept, and nothing depends on it.
    open var rotationMode: String?
  }

  /// `CAAnimationGroup` as Core Animation has it: a shell, so that sources compile.
  open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var animations: [CAAnimation]?
  }

  /// `CATransition` as Core Animation has it: a shell, so that sources compile.
  open class CATransition: CAAnimation, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var type = CATransitionType.fade
    /// As Core Animation has it: kept, and nothing depends on it.
    open var subtype: CATransitionSubtype?
  }

  /// `CATransitionType` as Core Animation has it: a shell, so that sources compile.
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `fade` as Core Animation has it.
    public static let fade = CATransitionType(rawValue: "fade")
    /// `moveIn` as Core Animation has it.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// `push` as Core Animation has it.
    public static let push = CATransitionType(rawValue: "push")
    /// `reveal` as Core Animation has it.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// `CATransitionSubtype` as Core Animation has it: a shell, so that sources compile.
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `fromRight` as Core Animation has it.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// `fromLeft` as Core Animation has it.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// `fromTop` as Core Animation has it.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// `fromBottom` as Core Animation has it.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// `CAMediaTimingFillMode` as Core Animation has it: a shell, so that sources compile.
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `forwards` as Core Animation has it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// `backwards` as Core Animation has it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// `both` as Core Animation has it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// `removed` as Core Animation has it.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  }

  /// `CAMediaTimingFunction` as Core Animation has it: a shell, so that sources compile.
  open class CAMediaTimingFunction: @unchecked Sendable {
    /// One as Core Animation makes it.
    public init(name: CAMediaTimingFunctionName) {}
    /// One as Core Animation makes it.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
  }

  /// `CAMediaTimingFunctionName` as Core Animation has it: a shell, so that sources compile.
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `linear` as Core Animation has it.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// `easeIn` as Core Animation has it.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// `easeOut` as Core Animation has it.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// `easeInEaseOut` as Core Animation has it.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// `default` as Core Animation has it.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// `CATransaction` as Core Animation has it: a shell, so that sources compile.
  public enum CATransaction {
    /// As Core Animation has it: what it does on a device is not done here.
    public static func begin() {}
    /// As Core Animation has it: what it does on a device is not done here.
    public static func commit() {}
    /// As Core Animation has it: what it does on a device is not done here.
    public static func flush() {}
    /// As Core Animation has it: what it does on a device is not done here.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// As Core Animation has it: what it does on a device is not done here.
    public static func setDisableActions(_ flag: Bool) {}
    /// As Core Animation has it: what it does on a device is not done here.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    /// As Core Animation has it: what it does on a device is not done here.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  }

  /// A timer in step with the screen; it never fires.
  open class CADisplayLink: @unchecked Sendable {
    /// One as Core Animation makes it.
    public init(target: Any, selector sel: Selector) {}
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isPaused = false
    /// As Core Animation has it.
    open var timestamp: CFTimeInterval { 0 }
    /// As Core Animation has it.
    open var targetTimestamp: CFTimeInterval { 0 }
    /// As Core Animation has it.
    open var duration: CFTimeInterval { 0 }
    /// As Core Animation has it: kept, and nothing depends on it.
    open var preferredFramesPerSecond = 0
    /// As Core Animation has it: what it does on a device is not done here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func invalidate() {}
  }
#endif
