#if !canImport(QuartzCore)
  import Foundation

  /// `CAShapeLayer` as Core Animation has it: a shell, so that sources compile.
  open class CAShapeLayer: CALayer, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var path: CGPath?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var fillColor: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var strokeColor: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lineWidth: CGFloat = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var strokeStart: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var strokeEnd: CGFloat = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lineDashPattern: [NSNumber]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lineDashPhase: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lineCap = CAShapeLayerLineCap.butt
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lineJoin = CAShapeLayerLineJoin.miter
  }

  /// `CAShapeLayerFillRule` as Core Animation has it: a shell, so that sources compile.
  public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `nonZero` as Core Animation has it.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// `evenOdd` as Core Animation has it.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  }

  /// `CAShapeLayerLineCap` as Core Animation has it: a shell, so that sources compile.
  public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `butt` as Core Animation has it.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// `round` as Core Animation has it.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// `square` as Core Animation has it.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
  }

  /// `CAShapeLayerLineJoin` as Core Animation has it: a shell, so that sources compile.
  public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `miter` as Core Animation has it.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// `round` as Core Animation has it.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// `bevel` as Core Animation has it.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  }

  /// `CAGradientLayer` as Core Animation has it: a shell, so that sources compile.
  open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var colors: [Any]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var locations: [NSNumber]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// As Core Animation has it: kept, and nothing depends on it.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// As Core Animation has it: kept, and nothing depends on it.
    open var type = CAGradientLayerType.axial
  }

  /// `CAGradientLayerType` as Core Animation has it: a shell, so that sources compile.
  public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `axial` as Core Animation has it.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// `radial` as Core Animation has it.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// `conic` as Core Animation has it.
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }

  /// `CATextLayer` as Core Animation has it: a shell, so that sources compile.
  open class CATextLayer: CALayer, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var string: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var font: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var fontSize: CGFloat = 36
    /// As Core Animation has it: kept, and nothing depends on it.
    open var foregroundColor: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var isWrapped = false
  }

  /// `CAReplicatorLayer` as Core Animation has it: a shell, so that sources compile.
  open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var instanceCount = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var instanceDelay: CFTimeInterval = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var instanceTransform = CATransform3DIdentity
  }

  /// `CATransformLayer` as Core Animation has it: a shell, so that sources compile.
  open class CATransformLayer: CALayer, @unchecked Sendable {}

  /// `CAEmitterLayer` as Core Animation has it: a shell, so that sources compile.
  open class CAEmitterLayer: CALayer, @unchecked Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emitterCells: [CAEmitterCell]?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emitterPosition = CGPoint.zero
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emitterSize = CGSize.zero
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emitterMode = ""
    /// As Core Animation has it: kept, and nothing depends on it.
    open var birthRate: Float = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lifetime: Float = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var renderMode = ""
  }

  /// `CAEmitterLayerEmitterShape` as Core Animation has it: a shell, so that sources compile.
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// As Core Animation has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Core Animation makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `point` as Core Animation has it.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// `line` as Core Animation has it.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// `rectangle` as Core Animation has it.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// `circle` as Core Animation has it.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  }

  /// `CAEmitterCell` as Core Animation has it: a shell, so that sources compile.
  open class CAEmitterCell: @unchecked Sendable {
    /// One as Core Animation makes it.
    public init() {}
    /// As Core Animation has it: kept, and nothing depends on it.
    open var name: String?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var contents: Any?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var color: CGColor?
    /// As Core Animation has it: kept, and nothing depends on it.
    open var birthRate: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lifetime: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var lifetimeRange: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var velocity: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var velocityRange: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emissionLongitude: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var emissionRange: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var spin: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var spinRange: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var scale: CGFloat = 1
    /// As Core Animation has it: kept, and nothing depends on it.
    open var scaleRange: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var scaleSpeed: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var alphaSpeed: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var alphaRange: Float = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var xAcceleration: CGFloat = 0
    /// As Core Animation has it: kept, and nothing depends on it.
    open var yAcceleration: CGFloat = 0
  }
#endif
