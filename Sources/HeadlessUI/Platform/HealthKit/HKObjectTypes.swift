#if !canImport(HealthKit)
  import Foundation

  /// `HKObjectType` as HealthKit has it: a shell, so that sources compile.
  open class HKObjectType: NSObject, @unchecked Sendable {
    /// As HealthKit has it.
    public let identifier: String
    init(named identifier: String) { self.identifier = identifier }
    /// As HealthKit has it.
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
      -> HKQuantityType?
    { HKQuantityType(identifier) }
    /// As HealthKit has it.
    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
      -> HKCategoryType?
    { HKCategoryType(identifier) }
    /// As HealthKit has it.
    public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
      -> HKCharacteristicType?
    { HKCharacteristicType(identifier) }
    /// As HealthKit has it.
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier)
      -> HKCorrelationType?
    { HKCorrelationType(named: identifier.rawValue) }
    /// As HealthKit has it.
    public class func workoutType() -> HKWorkoutType {
      HKWorkoutType(named: "HKWorkoutTypeIdentifier")
    }
    /// As HealthKit has it.
    public class func activitySummaryType() -> HKActivitySummaryType {
      HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }
    /// Equal with equal identifiers.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? HKObjectType)?.identifier == identifier
    }
    /// Hashes the identifier.
    open override var hash: Int { identifier.hashValue }
  }

  /// `HKSampleType` as HealthKit has it: a shell, so that sources compile.
  open class HKSampleType: HKObjectType, @unchecked Sendable {}

  /// `HKQuantityType` as HealthKit has it: a shell, so that sources compile.
  public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// One as HealthKit makes it.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
      self.init(named: identifier.rawValue)
    }
  }

  /// `HKCategoryType` as HealthKit has it: a shell, so that sources compile.
  public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// One as HealthKit makes it.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
      self.init(named: identifier.rawValue)
    }
  }

  /// `HKCorrelationType` as HealthKit has it: a shell, so that sources compile.
  public final class HKCorrelationType: HKSampleType, @unchecked Sendable {}

  /// `HKWorkoutType` as HealthKit has it: a shell, so that sources compile.
  public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

  /// `HKActivitySummaryType` as HealthKit has it: a shell, so that sources compile.
  public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

  /// `HKSeriesType` as HealthKit has it: a shell, so that sources compile.
  public final class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// As HealthKit has it.
    public class func workoutRoute() -> HKSeriesType {
      HKSeriesType(named: "HKWorkoutRouteTypeIdentifier")
    }
    /// As HealthKit has it.
    public class func heartbeat() -> HKSeriesType {
      HKSeriesType(named: "HKDataTypeIdentifierHeartbeatSeries")
    }
  }

  /// `HKCharacteristicType` as HealthKit has it: a shell, so that sources compile.
  public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// One as HealthKit makes it.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
      self.init(named: identifier.rawValue)
    }
  }
#endif
