#if !canImport(CoreMotion)
  import Foundation

  /// The steps of a device that counts none.
  open class CMPedometer: NSObject, @unchecked Sendable {
    /// One as Core Motion makes it.
    public override init() {}
    /// As Core Motion has it.
    open class func isStepCountingAvailable() -> Bool { false }
    /// As Core Motion has it.
    open class func isDistanceAvailable() -> Bool { false }
    /// As Core Motion has it.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// As Core Motion has it.
    open class func isPaceAvailable() -> Bool { false }
    /// As Core Motion has it.
    open class func isCadenceAvailable() -> Bool { false }
    /// As Core Motion has it.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// As Core Motion has it.
    open func startUpdates(
      from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    /// As Core Motion has it.
    open func queryPedometerData(
      from start: Date, to end: Date,
      withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    /// As Core Motion has it.
    open func stopUpdates() {}
  }

  /// `CMPedometerData` as Core Motion has it: a shell, so that sources compile.
  open class CMPedometerData: NSObject, @unchecked Sendable {
    /// As Core Motion has it.
    open var startDate: Date { Date() }
    /// As Core Motion has it.
    open var endDate: Date { Date() }
    /// As Core Motion has it.
    open var numberOfSteps: NSNumber { 0 }
    /// As Core Motion has it.
    open var distance: NSNumber? { nil }
    /// As Core Motion has it.
    open var floorsAscended: NSNumber? { nil }
    /// As Core Motion has it.
    open var floorsDescended: NSNumber? { nil }
    /// As Core Motion has it.
    open var currentPace: NSNumber? { nil }
    /// As Core Motion has it.
    open var currentCadence: NSNumber? { nil }
  }

  /// What a device that cannot tell it knows of its user's motion.
  open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    /// One as Core Motion makes it.
    public override init() {}
    /// As Core Motion has it.
    open class func isActivityAvailable() -> Bool { false }
    /// As Core Motion has it.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// As Core Motion has it.
    open func startActivityUpdates(
      to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
    ) {}
    /// As Core Motion has it.
    open func stopActivityUpdates() {}
  }

  /// `CMMotionActivity` as Core Motion has it: a shell, so that sources compile.
  open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// As Core Motion has it.
    open var stationary: Bool { false }
    /// As Core Motion has it.
    open var walking: Bool { false }
    /// As Core Motion has it.
    open var running: Bool { false }
    /// As Core Motion has it.
    open var automotive: Bool { false }
    /// As Core Motion has it.
    open var cycling: Bool { false }
    /// As Core Motion has it.
    open var unknown: Bool { true }
    /// As Core Motion has it.
    open var startDate: Date { Date() }
  }
#endif
