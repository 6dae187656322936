#if !canImport(HealthKit)
  import Foundation

  /// A query, which finds nothing here.
  open class HKQuery: NSObject, @unchecked Sendable {
    /// As HealthKit has it.
    public let objectType: HKObjectType?
    init(of type: HKObjectType?) { objectType = type }
    func answer() {}
    /// As HealthKit has it.
    open class func predicateForSamples(
      withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { NSPredicate(value: true) }
    /// As HealthKit has it.
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType)
      -> NSPredicate
    { NSPredicate(value: true) }
    /// As HealthKit has it.
    open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
      NSPredicate(value: true)
    }
    /// As HealthKit has it.
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
      NSPredicate(value: true)
    }
    /// As HealthKit has it.
    open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
      NSPredicate(value: true)
    }
    /// As HealthKit has it.
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
      NSPredicate(value: true)
    }
    /// As HealthKit has it.
    open class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
  }

  /// `HKQueryOptions` as HealthKit has it: a shell, so that sources compile.
  public struct HKQueryOptions: OptionSet, Sendable {
    /// As HealthKit has it.
    public let rawValue: UInt
    /// One as HealthKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As HealthKit has it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// As HealthKit has it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
  }

  /// As HealthKit has it.
  public let HKObjectQueryNoLimit = 0
  /// As HealthKit has it.
  public let HKSampleSortIdentifierStartDate = "startDate"
  /// As HealthKit has it.
  public let HKSampleSortIdentifierEndDate = "endDate"
  /// As HealthKit has it.
  public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
  /// As HealthKit has it.
  public let HKMetadataKeyTimeZone = "HKTimeZone"
  /// As HealthKit has it.
  public let HKMetadataKeyAverageMETs = "HKAverageMETs"
  /// As HealthKit has it.
  public let HKMetadataKeyDeviceName = "HKDeviceName"
  /// As HealthKit has it.
  public let HKMetadataKeyElevationAscended = "HKElevationAscended"
  /// As HealthKit has it.
  public let HKMetadataKeyElevationDescended = "HKElevationDescended"
  /// As HealthKit has it.
  public let HKMetadataKeyExternalUUID = "HKExternalUUID"
  /// As HealthKit has it.
  public let HKMetadataKeyFoodType = "HKFoodType"
  /// As HealthKit has it.
  public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
  /// As HealthKit has it.
  public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
  /// As HealthKit has it.
  public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
  /// As HealthKit has it.
  public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
  /// As HealthKit has it.
  public let HKMetadataKeySyncVersion = "HKSyncVersion"
  /// As HealthKit has it.
  public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
  /// As HealthKit has it.
  public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
  /// As HealthKit has it.
  public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

  /// `HKSampleQuery` as HealthKit has it: a shell, so that sources compile.
  open class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    /// One as HealthKit makes it.
    public init(
      sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
      sortDescriptors: [NSSortDescriptor]?,
      resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
      handler = resultsHandler
      super.init(of: sampleType)
    }
    override func answer() { handler(self, [], nil) }
  }

  /// `HKStatisticsQuery` as HealthKit has it: a shell, so that sources compile.
  open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    /// One as HealthKit makes it.
    public init(
      quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
      options: HKStatisticsOptions = [],
      completionHandler:
        @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
      handler = completionHandler
      super.init(of: quantityType)
    }
    override func answer() { handler(self, nil, HKError(.errorNoData)) }
  }

  /// `HKStatisticsCollectionQuery` as HealthKit has it: a shell, so that sources compile.
  open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// As HealthKit has it.
    public typealias Handler =
      @Sendable (
        HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
      ) -> Void
    /// As HealthKit has it.
    open var initialResultsHandler: Handler?
    /// As HealthKit has it.
    open var statisticsUpdateHandler:
      (
        @Sendable (
          HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
        ) -> Void
      )?
    /// One as HealthKit makes it.
    public init(
      quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
      options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
    ) { super.init(of: quantityType) }
    override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
  }

  /// `HKObserverQuery` as HealthKit has it: a shell, so that sources compile.
  open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// As HealthKit has it.
    public typealias Completion = @Sendable () -> Void
    /// One as HealthKit makes it.
    public init(
      sampleType: HKSampleType, predicate: NSPredicate?,
      updateHandler:
        @escaping @Sendable (HKObserverQuery, @escaping Completion, (any Error)?) -> Void
    ) { super.init(of: sampleType) }
  }

  /// `HKQueryAnchor` as HealthKit has it: a shell, so that sources compile.
  public final class HKQueryAnchor: NSObject, NSSecureCoding, Sendable {
    /// As HealthKit has it.
    public static var supportsSecureCoding: Bool { true }
    /// One as HealthKit makes it.
    public init(fromValue value: Int) {}
    /// One that was kept.
    public init?(coder: NSCoder) {}
    /// As HealthKit has it.
    public func encode(with coder: NSCoder) {}
  }

  /// `HKDeletedObject` as HealthKit has it: a shell, so that sources compile.
  public final class HKDeletedObject: NSObject, Sendable {
    /// As HealthKit has it.
    public let uuid = UUID()
  }

  /// `HKAnchoredObjectQuery` as HealthKit has it: a shell, so that sources compile.
  open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// As HealthKit has it.
    public typealias Handler =
      @Sendable (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
    private let handler: Handler
    /// As HealthKit has it.
    open var updateHandler: Handler?
    /// One as HealthKit makes it.
    public init(
      type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
      resultsHandler: @escaping Handler
    ) {
      handler = resultsHandler
      super.init(of: type)
    }
    override func answer() { handler(self, [], [], HKQueryAnchor(fromValue: 0), nil) }
  }

  /// `HKSamplePredicate` as HealthKit has it: a shell, so that sources compile.
  public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    init() {}
  }

  extension HKSamplePredicate {
    /// As HealthKit has it.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil)
      -> HKSamplePredicate<HKSample> where Sample == HKSample
    { HKSamplePredicate() }
    /// As HealthKit has it.
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
      -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample
    { HKSamplePredicate() }
    /// As HealthKit has it.
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
      -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample
    { HKSamplePredicate() }
    /// As HealthKit has it.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout>
    where Sample == HKWorkout { HKSamplePredicate() }
  }

  /// `HKSampleQueryDescriptor` as HealthKit has it: a shell, so that sources compile.
  public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    /// One as HealthKit makes it.
    public init(
      predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
      limit: Int? = nil
    ) {}
    /// Nothing.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
  }

  /// `HKStatisticsQueryDescriptor` as HealthKit has it: a shell, so that sources compile.
  public struct HKStatisticsQueryDescriptor: Sendable {
    /// One as HealthKit makes it.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
    /// Nothing.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
  }

  /// `HKStatisticsCollectionQueryDescriptor` as HealthKit has it: a shell, so that sources compile.
  public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    /// One as HealthKit makes it.
    public init(
      predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
      anchorDate: Date, intervalComponents: DateComponents
    ) {}
    /// Nothing.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
      HKStatisticsCollection()
    }
  }
#endif
