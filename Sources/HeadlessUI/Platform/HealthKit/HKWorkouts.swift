#if !canImport(HealthKit)
  import Foundation

  /// `HKWorkoutEventType` as HealthKit has it: a shell, so that sources compile.
  public enum HKWorkoutEventType: Int, Sendable {
    /// As HealthKit has it.
    case pause = 1
    /// As HealthKit has it.
    case resume
    /// As HealthKit has it.
    case lap
    /// As HealthKit has it.
    case marker
    /// As HealthKit has it.
    case motionPaused
    /// As HealthKit has it.
    case motionResumed
    /// As HealthKit has it.
    case segment
    /// As HealthKit has it.
    case pauseOrResumeRequest
  }

  /// `HKWorkoutEvent` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutEvent: NSObject, @unchecked Sendable {
    /// As HealthKit has it.
    public let type: HKWorkoutEventType
    /// As HealthKit has it.
    public let dateInterval: DateInterval
    /// As HealthKit has it.
    public let metadata: [String: Any]?
    /// One as HealthKit makes it.
    public init(
      type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil
    ) {
      (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
  }

  /// `HKWorkoutSessionLocationType` as HealthKit has it: a shell, so that sources compile.
  public enum HKWorkoutSessionLocationType: Int, Sendable {
    /// As HealthKit has it.
    case unknown = 1
    /// As HealthKit has it.
    case indoor
    /// As HealthKit has it.
    case outdoor
  }

  /// `HKWorkoutSessionState` as HealthKit has it: a shell, so that sources compile.
  public enum HKWorkoutSessionState: Int, Sendable {
    /// As HealthKit has it.
    case notStarted = 1
    /// As HealthKit has it.
    case running
    /// As HealthKit has it.
    case ended
    /// As HealthKit has it.
    case paused
    /// As HealthKit has it.
    case prepared
    /// As HealthKit has it.
    case stopped
  }

  /// `HKWorkoutConfiguration` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    /// As HealthKit has it: kept, and nothing depends on it.
    public var activityType = HKWorkoutActivityType.other
    /// As HealthKit has it: kept, and nothing depends on it.
    public var locationType = HKWorkoutSessionLocationType.unknown
    /// One as HealthKit makes it.
    public override init() {}
  }

  /// `HKWorkoutActivity` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutActivity: NSObject, @unchecked Sendable {
    /// As HealthKit has it.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// As HealthKit has it.
    public let startDate: Date
    /// As HealthKit has it.
    public let endDate: Date?
    /// One as HealthKit makes it.
    public init(
      workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
      metadata: [String: Any]?
    ) {
      self.workoutConfiguration = workoutConfiguration
      (self.startDate, self.endDate) = (startDate, endDate)
    }
    /// As HealthKit has it.
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  }

  /// `HKWorkoutSession` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutSession: NSObject, @unchecked Sendable {
    /// As HealthKit has it.
    public weak var delegate: (any HKWorkoutSessionDelegate)?
    /// As HealthKit has it.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// One as HealthKit makes it.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
      workoutConfiguration = configuration
    }
    /// As HealthKit has it.
    public var state: HKWorkoutSessionState { .notStarted }
    /// As HealthKit has it.
    public var startDate: Date? { nil }
    /// As HealthKit has it.
    public func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { HKLiveWorkoutBuilder() }
    /// As HealthKit has it: what it does on a device is not done here.
    public func prepare() {}
    /// As HealthKit has it: what it does on a device is not done here.
    public func startActivity(with date: Date?) {}
    /// As HealthKit has it: what it does on a device is not done here.
    public func stopActivity(with date: Date?) {}
    /// As HealthKit has it: what it does on a device is not done here.
    public func pause() {}
    /// As HealthKit has it: what it does on a device is not done here.
    public func resume() {}
    /// As HealthKit has it: what it does on a device is not done here.
    public func end() {}
  }

  /// `HKWorkoutSessionDelegate` as HealthKit has it: a shell, so that sources compile.
  public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    /// As HealthKit has it.
    func workoutSession(
      _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
      from fromState: HKWorkoutSessionState, date: Date)
    /// As HealthKit has it.
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
  }

  /// `HKWorkoutBuilder` as HealthKit has it: a shell, so that sources compile.
  open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    override init() {}
    /// One as HealthKit makes it.
    public init(
      healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
    ) {}
    /// As HealthKit has it.
    open var elapsedTime: TimeInterval { 0 }
    /// As HealthKit has it.
    open var startDate: Date? { nil }
    /// As HealthKit has it.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// As HealthKit has it: what it does on a device is not done here.
    open func beginCollection(at startDate: Date) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func endCollection(at endDate: Date) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func beginCollection(
      withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it: what it does on a device is not done here.
    open func endCollection(
      withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it: what it does on a device is not done here.
    open func addSamples(_ samples: [HKSample]) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func addMetadata(_ metadata: [String: Any]) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func finishWorkout() async throws -> HKWorkout? { nil }
    /// As HealthKit has it: what it does on a device is not done here.
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
      DispatchQueue.global().async { completion(nil, nil) }
    }
  }

  /// `HKLiveWorkoutBuilder` as HealthKit has it: a shell, so that sources compile.
  public final class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    /// As HealthKit has it.
    public weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    /// As HealthKit has it.
    public var dataSource: HKLiveWorkoutDataSource?
  }

  /// `HKLiveWorkoutBuilderDelegate` as HealthKit has it: a shell, so that sources compile.
  public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    /// As HealthKit has it.
    func workoutBuilder(
      _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    /// As HealthKit has it.
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
  }

  /// `HKLiveWorkoutDataSource` as HealthKit has it: a shell, so that sources compile.
  public final class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    /// One as HealthKit makes it.
    public init(
      healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?
    ) {}
  }

  /// `HKWorkoutRoute` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutRoute: HKSample, @unchecked Sendable {}

  /// `HKWorkoutRouteQuery` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    /// As HealthKit has it.
    public typealias Handler =
      @Sendable (
        HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?
      ) -> Void
    private let handler: Handler
    /// One as HealthKit makes it.
    public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping Handler) {
      handler = dataHandler
      super.init(of: HKSeriesType.workoutRoute())
    }
    override func answer() { handler(self, [], true, nil) }
  }
#endif
