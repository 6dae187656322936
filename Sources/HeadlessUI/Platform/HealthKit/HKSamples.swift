#if !canImport(HealthKit)
  import Foundation

  /// `HKObject` as HealthKit has it: a shell, so that sources compile.
  open class HKObject: NSObject, @unchecked Sendable {
    /// As HealthKit has it.
    public let uuid = UUID()
    /// As HealthKit has it.
    public let metadata: [String: Any]?
    /// As HealthKit has it.
    public let device: HKDevice?
    init(_ device: HKDevice?, _ metadata: [String: Any]?) {
      (self.device, self.metadata) = (device, metadata)
    }
    /// As HealthKit has it.
    public var sourceRevision: HKSourceRevision { HKSourceRevision() }
  }

  /// `HKSample` as HealthKit has it: a shell, so that sources compile.
  open class HKSample: HKObject, @unchecked Sendable {
    /// As HealthKit has it.
    public let sampleType: HKSampleType
    /// As HealthKit has it.
    public let startDate: Date
    /// As HealthKit has it.
    public let endDate: Date
    init(
      _ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice? = nil,
      _ metadata: [String: Any]? = nil
    ) {
      (sampleType, startDate, endDate) = (type, start, end)
      super.init(device, metadata)
    }
  }

  /// `HKQuantitySample` as HealthKit has it: a shell, so that sources compile.
  public final class HKQuantitySample: HKSample, @unchecked Sendable {
    /// As HealthKit has it.
    public let quantityType: HKQuantityType
    /// As HealthKit has it.
    public let quantity: HKQuantity
    /// One as HealthKit makes it.
    public init(
      type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice? = nil,
      metadata: [String: Any]? = nil
    ) {
      (quantityType, self.quantity) = (type, quantity)
      super.init(type, start, end, device, metadata)
    }
    /// As HealthKit has it.
    public var count: Int { 1 }
  }

  /// `HKCategorySample` as HealthKit has it: a shell, so that sources compile.
  public final class HKCategorySample: HKSample, @unchecked Sendable {
    /// As HealthKit has it.
    public let categoryType: HKCategoryType
    /// As HealthKit has it.
    public let value: Int
    /// One as HealthKit makes it.
    public init(
      type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice? = nil,
      metadata: [String: Any]? = nil
    ) {
      (categoryType, self.value) = (type, value)
      super.init(type, start, end, device, metadata)
    }
  }

  /// `HKWorkout` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkout: HKSample, @unchecked Sendable {
    /// As HealthKit has it.
    public let workoutActivityType: HKWorkoutActivityType
    /// As HealthKit has it.
    public let duration: TimeInterval
    /// As HealthKit has it.
    public let totalEnergyBurned: HKQuantity?
    /// As HealthKit has it.
    public let totalDistance: HKQuantity?
    /// One as HealthKit makes it.
    public init(
      activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval = 0,
      totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
      device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
      workoutActivityType = activityType
      self.duration = duration == 0 ? end.timeIntervalSince(start) : duration
      (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
      super.init(.workoutType(), start, end, device, metadata)
    }
    /// As HealthKit has it.
    public var workoutEvents: [HKWorkoutEvent]? { nil }
    /// As HealthKit has it.
    public var workoutActivities: [HKWorkoutActivity] { [] }
    /// As HealthKit has it.
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// As HealthKit has it.
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  }

  /// `HKWorkoutActivityType` as HealthKit has it: a shell, so that sources compile.
  public enum HKWorkoutActivityType: UInt, Sendable {
    /// As HealthKit has it.
    case americanFootball = 1
    /// As HealthKit has it.
    case archery
    /// As HealthKit has it.
    case australianFootball
    /// As HealthKit has it.
    case badminton
    /// As HealthKit has it.
    case baseball
    /// As HealthKit has it.
    case basketball
    /// As HealthKit has it.
    case bowling
    /// As HealthKit has it.
    case boxing
    /// As HealthKit has it.
    case climbing
    /// As HealthKit has it.
    case cricket
    /// As HealthKit has it.
    case crossTraining
    /// As HealthKit has it.
    case curling
    /// As HealthKit has it.
    case cycling
    /// As HealthKit has it.
    case dance
    /// As HealthKit has it.
    case danceInspiredTraining
    /// As HealthKit has it.
    case elliptical
    /// As HealthKit has it.
    case equestrianSports
    /// As HealthKit has it.
    case fencing
    /// As HealthKit has it.
    case fishing
    /// As HealthKit has it.
    case functionalStrengthTraining
    /// As HealthKit has it.
    case golf
    /// As HealthKit has it.
    case gymnastics
    /// As HealthKit has it.
    case handball
    /// As HealthKit has it.
    case hiking
    /// As HealthKit has it.
    case hockey
    /// As HealthKit has it.
    case hunting
    /// As HealthKit has it.
    case lacrosse
    /// As HealthKit has it.
    case martialArts
    /// As HealthKit has it.
    case mindAndBody
    /// As HealthKit has it.
    case mixedMetabolicCardioTraining
    /// As HealthKit has it.
    case paddleSports
    /// As HealthKit has it.
    case play
    /// As HealthKit has it.
    case preparationAndRecovery
    /// As HealthKit has it.
    case racquetball
    /// As HealthKit has it.
    case rowing
    /// As HealthKit has it.
    case rugby
    /// As HealthKit has it.
    case running
    /// As HealthKit has it.
    case sailing
    /// As HealthKit has it.
    case skatingSports
    /// As HealthKit has it.
    case snowSports
    /// As HealthKit has it.
    case soccer
    /// As HealthKit has it.
    case softball
    /// As HealthKit has it.
    case squash
    /// As HealthKit has it.
    case stairClimbing
    /// As HealthKit has it.
    case surfingSports
    /// As HealthKit has it.
    case swimming
    /// As HealthKit has it.
    case tableTennis
    /// As HealthKit has it.
    case tennis
    /// As HealthKit has it.
    case trackAndField
    /// As HealthKit has it.
    case traditionalStrengthTraining
    /// As HealthKit has it.
    case volleyball
    /// As HealthKit has it.
    case walking
    /// As HealthKit has it.
    case waterFitness
    /// As HealthKit has it.
    case waterPolo
    /// As HealthKit has it.
    case waterSports
    /// As HealthKit has it.
    case wrestling
    /// As HealthKit has it.
    case yoga
    /// As HealthKit has it.
    case barre
    /// As HealthKit has it.
    case coreTraining
    /// As HealthKit has it.
    case crossCountrySkiing
    /// As HealthKit has it.
    case downhillSkiing
    /// As HealthKit has it.
    case flexibility
    /// As HealthKit has it.
    case highIntensityIntervalTraining
    /// As HealthKit has it.
    case jumpRope
    /// As HealthKit has it.
    case kickboxing
    /// As HealthKit has it.
    case pilates
    /// As HealthKit has it.
    case snowboarding
    /// As HealthKit has it.
    case stairs
    /// As HealthKit has it.
    case stepTraining
    /// As HealthKit has it.
    case wheelchairWalkPace
    /// As HealthKit has it.
    case wheelchairRunPace
    /// As HealthKit has it.
    case taiChi
    /// As HealthKit has it.
    case mixedCardio
    /// As HealthKit has it.
    case handCycling
    /// As HealthKit has it.
    case discSports
    /// As HealthKit has it.
    case fitnessGaming
    /// As HealthKit has it.
    case cardioDance
    /// As HealthKit has it.
    case socialDance
    /// As HealthKit has it.
    case pickleball
    /// As HealthKit has it.
    case cooldown
    /// As HealthKit has it.
    case swimBikeRun = 82
    /// As HealthKit has it.
    case transition
    /// As HealthKit has it.
    case underwaterDiving
    /// As HealthKit has it.
    case other = 3000
  }

  /// `HKDevice` as HealthKit has it: a shell, so that sources compile.
  public final class HKDevice: NSObject, Sendable {
    /// As HealthKit has it.
    public class func local() -> HKDevice {
      HKDevice(
        name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil,
        softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
    /// As HealthKit has it.
    public let name: String?
    /// As HealthKit has it.
    public let manufacturer: String?
    /// As HealthKit has it.
    public let model: String?
    /// As HealthKit has it.
    public let hardwareVersion: String?
    /// As HealthKit has it.
    public let firmwareVersion: String?
    /// As HealthKit has it.
    public let softwareVersion: String?
    /// As HealthKit has it.
    public let localIdentifier: String?
    /// As HealthKit has it.
    public let udiDeviceIdentifier: String?
    /// One as HealthKit makes it.
    public init(
      name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
      firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
      udiDeviceIdentifier: String?
    ) {
      (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
      (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
      (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
      self.udiDeviceIdentifier = udiDeviceIdentifier
    }
  }

  /// `HKSource` as HealthKit has it: a shell, so that sources compile.
  public final class HKSource: NSObject, Sendable {
    /// As HealthKit has it.
    public class func `default`() -> HKSource { HKSource() }
    /// As HealthKit has it.
    public var name: String { "" }
    /// As HealthKit has it.
    public var bundleIdentifier: String { "" }
  }

  /// `HKSourceRevision` as HealthKit has it: a shell, so that sources compile.
  public final class HKSourceRevision: NSObject, Sendable {
    /// As HealthKit has it.
    public var source: HKSource { HKSource() }
    /// As HealthKit has it.
    public var productType: String? { nil }
    /// As HealthKit has it.
    public var version: String? { nil }
  }

  /// `HKCategoryValueSleepAnalysis` as HealthKit has it: a shell, so that sources compile.
  public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// As HealthKit has it.
    case inBed
    /// As HealthKit has it.
    case asleepUnspecified
    /// As HealthKit has it.
    case awake
    /// As HealthKit has it.
    case asleepCore
    /// As HealthKit has it.
    case asleepDeep
    /// As HealthKit has it.
    case asleepREM
    /// As HealthKit has it.
    public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
    /// As HealthKit has it.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
      [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
  }

  /// `HKBiologicalSex` as HealthKit has it: a shell, so that sources compile.
  public enum HKBiologicalSex: Int, Sendable {
    /// As HealthKit has it.
    case notSet
    /// As HealthKit has it.
    case female
    /// As HealthKit has it.
    case male
    /// As HealthKit has it.
    case other
  }

  /// `HKBiologicalSexObject` as HealthKit has it: a shell, so that sources compile.
  public final class HKBiologicalSexObject: NSObject, Sendable {
    /// As HealthKit has it.
    public var biologicalSex: HKBiologicalSex { .notSet }
  }

  /// `HKStatistics` as HealthKit has it: a shell, so that sources compile.
  public final class HKStatistics: NSObject, Sendable {
    /// As HealthKit has it.
    public let quantityType: HKQuantityType
    /// As HealthKit has it.
    public let startDate: Date
    /// As HealthKit has it.
    public let endDate: Date
    init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
      (quantityType, startDate, endDate) = (type, start, end)
    }
    /// As HealthKit has it.
    public var sources: [HKSource]? { nil }
    /// As HealthKit has it.
    public func duration() -> HKQuantity? { nil }
    /// As HealthKit has it.
    public func sumQuantity() -> HKQuantity? { nil }
    /// As HealthKit has it.
    public func averageQuantity() -> HKQuantity? { nil }
    /// As HealthKit has it.
    public func minimumQuantity() -> HKQuantity? { nil }
    /// As HealthKit has it.
    public func maximumQuantity() -> HKQuantity? { nil }
    /// As HealthKit has it.
    public func mostRecentQuantity() -> HKQuantity? { nil }
    /// As HealthKit has it.
    public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  }

  /// `HKStatisticsCollection` as HealthKit has it: a shell, so that sources compile.
  public final class HKStatisticsCollection: NSObject, Sendable {
    /// As HealthKit has it.
    public func statistics() -> [HKStatistics] { [] }
    /// As HealthKit has it.
    public func statistics(for date: Date) -> HKStatistics? { nil }
    /// As HealthKit has it.
    public func enumerateStatistics(
      from startDate: Date, to endDate: Date,
      with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
  }

  /// `HKStatisticsOptions` as HealthKit has it: a shell, so that sources compile.
  public struct HKStatisticsOptions: OptionSet, Sendable {
    /// As HealthKit has it.
    public let rawValue: UInt
    /// One as HealthKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As HealthKit has it.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    /// As HealthKit has it.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    /// As HealthKit has it.
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    /// As HealthKit has it.
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    /// As HealthKit has it.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    /// As HealthKit has it.
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    /// As HealthKit has it.
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
  }
#endif
