#if !canImport(QuartzCore)
  import Foundation

  /// A layer of Core Animation: it keeps what it is told, nothing draws it.
  open class CALayer: @unchecked Sendable {
    /// One as Core Animation makes it.
    public required init() {}
    /// One as Core Animation makes it.
    public init(layer: Any) {}
    /// As Core Animation has it: kept, and nothing depends on it.
    open var frame = CGRect.zero
    /// As Core Animation has it: kept, and nothing depends on it.
    open var bounds = CGRect.zero
    /// As Core Animation has it: kept, and nothing depends on it.
    open var position = CGPoint.zero
    /// As Core Animation has it: kept, and nothing depends on it.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// As Core Animation has it: kept, and nothing depends on it.
    open var zPosition: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var transform = CATransform3DIdentity
    /// As Core Animation has it: kept, and nothing depends on it.
    open var sublayerTransform = CATransform3DIdentity
    /// As Core Animation has it: kept, and nothing depends on it.
    open var backgroundColor: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var cornerRadius: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var cornerCurve = CALayerCornerCurve.circular
    /// As Core Animation has it: kept, and nothing depends on it.
    open var maskedCorners: CACornerMask = .all
    /// As Core Animation has it: kept, and nothing depends on it.
    open var borderWidth: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var borderColor: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var shadowColor: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var shadowOpacity: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// As Core Animation has it: kept, and nothing depends on it.
    open var shadowRadius: CGFloat = 3
    /// As Core Animation has it: kept, and nothing depends on it.
    open var shadowPath: CGPath?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var opacity: Float = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isHidden = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var masksToBounds = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var mask: CALayer?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var contents: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var contentsScale: CGFloat = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var contentsGravity = CALayerContentsGravity.resize
    /// As Core Animation has it: kept, and nothing depends on it.
    open var shouldRasterize = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var rasterizationScale: CGFloat = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var allowsEdgeAntialiasing = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var drawsAsynchronously = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var needsDisplayOnBoundsChange = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isOpaque = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isGeometryFlipped = false
    /// As Core Animation has it: kept, and nothing depends on it.
    open var name: String?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var speed: Float = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var timeOffset: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var beginTime: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var filters: [Any]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var backgroundFilters: [Any]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var compositingFilter: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var sublayers: [CALayer]?
    /// As Core Animation has it: kept, and nothing depends on it.
    private(set) public weak var superlayer: CALayer?
    /// As Core Animation has it: what it does on a device is not done here.
    open func addSublayer(_ layer: CALayer) {
      sublayers = (sublayers ?? []) + [layer]
      layer.superlayer = self
    }
    /// As Core Animation has it: what it does on a device is not done here.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { addSublayer(layer) }
    /// As Core Animation has it: what it does on a device is not done here.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
    /// As Core Animation has it: what it does on a device is not done here.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
    /// As Core Animation has it: what it does on a device is not done here.
    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }
    /// As Core Animation has it: what it does on a device is not done here.
    open func add(_ anim: CAAnimation, forKey key: String?) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func removeAnimation(forKey key: String) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func removeAllAnimations() {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func animation(forKey key: String) -> CAAnimation? { nil }
    /// As Core Animation has it: what it does on a device is not done here.
    open func setNeedsLayout() {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func setNeedsDisplay() {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func layoutIfNeeded() {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func layoutSublayers() {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func display() {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func draw(in ctx: CGContext) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func render(in ctx: CGContext) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func presentation() -> Self? { nil }
    /// As Core Animation has it: what it does on a device is not done here.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// As Core Animation has it: what it does on a device is not done here.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    /// As Core Animation has it: what it does on a device is not done here.
    open func value(forKey key: String) -> Any? { nil }
    /// As Core Animation has it: what it does on a device is not done here.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    /// As Core Animation has it: what it does on a device is not done here.
    open class func needsDisplay(forKey key: String) -> Bool { false }
  }

  /// `CACornerMask` as Core Animation has it: a shell, so that sources compile.
  public struct CACornerMask: OptionSet, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as Core Animation makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `layerMinXMinYCorner` as Core Animation has it.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// `layerMaxXMinYCorner` as Core Animation has it.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// `layerMinXMaxYCorner` as Core Animation has it.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// `layerMaxXMaxYCorner` as Core Animation has it.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)
  }

  /// `CALayerCornerCurve` as Core Animation has it: a shell, so that sources compile.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `circular` as Core Animation has it.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// `continuous` as Core Animation has it.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  /// `CALayerContentsGravity` as Core Animation has it: a shell, so that sources compile.
  public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `center` as Core Animation has it.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// `resize` as Core Animation has it.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// `resizeAspect` as Core Animation has it.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// `resizeAspectFill` as Core Animation has it.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  }
#endif
