#if !canImport(CoreMotion)
  import Foundation

  /// The sensors of a device that has none: nothing is available, and nothing is told.
  open class CMMotionManager: NSObject, @unchecked Sendable {
    /// One as Core Motion makes it.
    public override init() {}
    /// As Core Motion has it.
    open var isDeviceMotionAvailable: Bool { false }
    /// As Core Motion has it.
    open var isDeviceMotionActive: Bool { false }
    /// As Core Motion has it.
    open var isAccelerometerAvailable: Bool { false }
    /// As Core Motion has it.
    open var isAccelerometerActive: Bool { false }
    /// As Core Motion has it.
    open var isGyroAvailable: Bool { false }
    /// As Core Motion has it.
    open var isGyroActive: Bool { false }
    /// As Core Motion has it.
    open var isMagnetometerAvailable: Bool { false }
    /// As Core Motion has it: kept, and nothing depends on it.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// As Core Motion has it: kept, and nothing depends on it.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// As Core Motion has it: kept, and nothing depends on it.
    open var gyroUpdateInterval: TimeInterval = 0
    /// As Core Motion has it.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// As Core Motion has it.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// As Core Motion has it.
    open var gyroData: CMGyroData? { nil }
    /// As Core Motion has it.
    open func startDeviceMotionUpdates() {}
    /// As Core Motion has it.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// As Core Motion has it.
    open func startDeviceMotionUpdates(
      to queue: OperationQueue,
      withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// As Core Motion has it.
    open func startDeviceMotionUpdates(
      using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
      withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    /// As Core Motion has it.
    open func stopDeviceMotionUpdates() {}
    /// As Core Motion has it.
    open func startAccelerometerUpdates() {}
    /// As Core Motion has it.
    open func startAccelerometerUpdates(
      to queue: OperationQueue,
      withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// As Core Motion has it.
    open func stopAccelerometerUpdates() {}
    /// As Core Motion has it.
    open func startGyroUpdates() {}
    /// As Core Motion has it.
    open func startGyroUpdates(
      to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    /// As Core Motion has it.
    open func stopGyroUpdates() {}
  }

  /// `CMAttitudeReferenceFrame` as Core Motion has it: a shell, so that sources compile.
  public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// As Core Motion has it.
    public let rawValue: UInt
    /// One as Core Motion makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Core Motion has it.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// As Core Motion has it.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// As Core Motion has it.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// As Core Motion has it.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
  }

  /// `CMLogItem` as Core Motion has it: a shell, so that sources compile.
  open class CMLogItem: NSObject, @unchecked Sendable {
    /// As Core Motion has it.
    open var timestamp: TimeInterval { 0 }
  }

  /// `CMAcceleration` as Core Motion has it: a shell, so that sources compile.
  public struct CMAcceleration: Sendable {
    /// As Core Motion has it.
    public var x = 0.0
    /// As Core Motion has it.
    public var y = 0.0
    /// As Core Motion has it.
    public var z = 0.0
    /// At rest.
    public init() {}
    /// One as Core Motion makes it.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  }

  /// `CMRotationRate` as Core Motion has it: a shell, so that sources compile.
  public struct CMRotationRate: Sendable {
    /// As Core Motion has it.
    public var x = 0.0
    /// As Core Motion has it.
    public var y = 0.0
    /// As Core Motion has it.
    public var z = 0.0
    /// At rest.
    public init() {}
    /// One as Core Motion makes it.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  }

  /// `CMAttitude` as Core Motion has it: a shell, so that sources compile.
  open class CMAttitude: NSObject, @unchecked Sendable {
    /// As Core Motion has it.
    open var roll: Double { 0 }
    /// As Core Motion has it.
    open var pitch: Double { 0 }
    /// As Core Motion has it.
    open var yaw: Double { 0 }
    /// As Core Motion has it.
    open func multiply(byInverseOf attitude: CMAttitude) {}
  }

  /// `CMDeviceMotion` as Core Motion has it: a shell, so that sources compile.
  open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// As Core Motion has it.
    open var attitude: CMAttitude { CMAttitude() }
    /// As Core Motion has it.
    open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
    /// As Core Motion has it.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// As Core Motion has it.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// As Core Motion has it.
    open var heading: Double { -1 }
  }

  /// `CMAccelerometerData` as Core Motion has it: a shell, so that sources compile.
  open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// As Core Motion has it.
    open var acceleration: CMAcceleration { CMAcceleration() }
  }

  /// `CMGyroData` as Core Motion has it: a shell, so that sources compile.
  open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// As Core Motion has it.
    open var rotationRate: CMRotationRate { CMRotationRate() }
  }

  /// `CMAuthorizationStatus` as Core Motion has it: a shell, so that sources compile.
  public enum CMAuthorizationStatus: Int, Sendable {
    /// As Core Motion has it.
    case notDetermined
    /// As Core Motion has it.
    case restricted
    /// As Core Motion has it.
    case denied
    /// As Core Motion has it.
    case authorized
  }
#endif
