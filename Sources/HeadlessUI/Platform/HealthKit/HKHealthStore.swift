#if !canImport(HealthKit)
  import Foundation

  /// The health of a device without any: access is granted, and nothing is found. Queries are answered later, as on
  /// a device.
  open class HKHealthStore: NSObject, @unchecked Sendable {
    /// One as HealthKit makes it.
    public override init() {}
    /// As HealthKit has it.
    open class func isHealthDataAvailable() -> Bool { true }
    /// As HealthKit has it.
    open func supportsHealthRecords() -> Bool { false }
    /// As HealthKit has it.
    open func earliestPermittedSampleDate() -> Date { .distantPast }
    private let granted = Locked<Set<String>>([])
    /// Authorized once it was asked for.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
      granted.withLock { $0.contains(type.identifier) } ? .sharingAuthorized : .notDetermined
    }
    private func grant(_ types: Set<HKSampleType>) {
      let names = types.map(\.identifier)
      granted.withLock { $0.formUnion(names) }
    }
    /// Granted.
    open func requestAuthorization(
      toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
      completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
      grant(typesToShare ?? [])
      DispatchQueue.global().async { completion(true, nil) }
    }
    /// Granted.
    open func requestAuthorization(
      toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { grant(typesToShare) }
    /// As HealthKit has it.
    open func statusForAuthorizationRequest(
      toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }
    /// Answers that there is nothing.
    open func execute(_ query: HKQuery) {
      DispatchQueue.global().async { query.answer() }
    }
    /// As HealthKit has it.
    open func stop(_ query: HKQuery) {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func save(
      _ object: HKObject,
      withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it: what it does on a device is not done here.
    open func save(
      _ objects: [HKObject],
      withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it: what it does on a device is not done here.
    open func save(_ object: HKObject) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func save(_ objects: [HKObject]) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func delete(
      _ object: HKObject,
      withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it: what it does on a device is not done here.
    open func delete(_ object: HKObject) async throws {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func enableBackgroundDelivery(
      for type: HKObjectType, frequency: HKUpdateFrequency,
      withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it: what it does on a device is not done here.
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency)
      async throws
    {}
    /// As HealthKit has it: what it does on a device is not done here.
    open func disableAllBackgroundDelivery(
      completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(true, nil) } }
    /// As HealthKit has it.
    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
    /// As HealthKit has it.
    open func dateOfBirthComponents() throws -> DateComponents { DateComponents() }
  }

  /// `HKAuthorizationStatus` as HealthKit has it: a shell, so that sources compile.
  public enum HKAuthorizationStatus: Int, Sendable {
    /// As HealthKit has it.
    case notDetermined
    /// As HealthKit has it.
    case sharingDenied
    /// As HealthKit has it.
    case sharingAuthorized
  }

  /// `HKAuthorizationRequestStatus` as HealthKit has it: a shell, so that sources compile.
  public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// As HealthKit has it.
    case unknown
    /// As HealthKit has it.
    case shouldRequest
    /// As HealthKit has it.
    case unnecessary
  }

  /// `HKUpdateFrequency` as HealthKit has it: a shell, so that sources compile.
  public enum HKUpdateFrequency: Int, Sendable {
    /// As HealthKit has it.
    case immediate = 1
    /// As HealthKit has it.
    case hourly
    /// As HealthKit has it.
    case daily
    /// As HealthKit has it.
    case weekly
  }

  /// `HKError` as HealthKit has it: a shell, so that sources compile.
  public struct HKError: Error, Sendable {
    /// As HealthKit has it.
    public enum Code: Int, Sendable {
      /// As HealthKit has it.
      case errorHealthDataUnavailable = 1
      /// As HealthKit has it.
      case errorInvalidArgument = 3
      /// As HealthKit has it.
      case errorAuthorizationDenied = 4
      /// As HealthKit has it.
      case errorAuthorizationNotDetermined = 5
      /// As HealthKit has it.
      case errorDatabaseInaccessible = 6
      /// As HealthKit has it.
      case errorNoData = 11
    }
    /// As HealthKit has it.
    public let code: Code
    /// One as HealthKit makes it.
    public init(_ code: Code) { self.code = code }
    /// As HealthKit has it.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// As HealthKit has it.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// As HealthKit has it.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// As HealthKit has it.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// As HealthKit has it.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// As HealthKit has it.
    public static var errorNoData: Code { .errorNoData }
  }
#endif
