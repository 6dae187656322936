#if !canImport(CoreData)
  import Foundation

  /// Objects of Core Data in memory.
  open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    private var objects: [NSManagedObject] = []
    /// One as Core Data makes it.
    public override init() { super.init() }
    /// One as Core Data makes it.
    public init(concurrencyType ct: ConcurrencyType) { super.init() }
    /// One as Core Data makes it.
    public convenience init(_ type: ConcurrencyType) { self.init() }
    /// As Core Data has it.
    open var hasChanges: Bool { false }
    /// As Core Data has it: kept, and nothing depends on it.
    open var parent: NSManagedObjectContext?
    /// As Core Data has it: kept, and nothing depends on it.
    open var undoManager: UndoManager?
    /// As Core Data has it: kept, and nothing depends on it.
    open var automaticallyMergesChangesFromParent = false
    /// As Core Data has it: kept, and nothing depends on it.
    open var mergePolicy: Any = NSMergePolicy.error
    /// As Core Data has it: kept, and nothing depends on it.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    func insert(_ object: NSManagedObject) { objects.append(object) }
    /// As Core Data has it: what it does on a device is not done here.
    open func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }
    /// As Core Data has it: what it does on a device is not done here.
    open func save() throws {}
    /// As Core Data has it: what it does on a device is not done here.
    open func rollback() {}
    /// As Core Data has it: what it does on a device is not done here.
    open func reset() {}
    /// As Core Data has it: what it does on a device is not done here.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// As Core Data has it: what it does on a device is not done here.
    open func refreshAllObjects() {}
    /// As Core Data has it: what it does on a device is not done here.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
      NSManagedObject(context: self)
    }
    /// As Core Data has it: what it does on a device is not done here.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
      NSManagedObject(context: self)
    }
    /// As Core Data has it: what it does on a device is not done here.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// As Core Data has it: what it does on a device is not done here.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
    /// As Core Data has it: what it does on a device is not done here.
    open func performAndWait(_ block: () -> Void) { block() }
    /// The objects of the class that is asked for; predicates are not looked at. Where dictionaries,
    /// identifiers or numbers are asked for, there are none.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
      guard request.resultType == .managedObjectResultType else { return [] }
      return objects.compactMap { $0 as? T }
    }
    /// How many objects of the class that is asked for there are; predicates are not looked at.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
      objects.filter { $0 is T }.count
    }
    /// As Core Data has it: what it does on a device is not done here.
    @discardableResult
    open func execute(_ request: Any) throws -> Any { request }
    /// `ConcurrencyType` as Core Data has it: a shell, so that sources compile.
    public enum ConcurrencyType: UInt, Sendable {
      /// `confinementConcurrencyType` as Core Data has it.
      case confinementConcurrencyType
      /// `privateQueueConcurrencyType` as Core Data has it.
      case privateQueueConcurrencyType
      /// `mainQueueConcurrencyType` as Core Data has it.
      case mainQueueConcurrencyType
      /// `privateQueue` as Core Data has it.
      public static let privateQueue = ConcurrencyType.privateQueueConcurrencyType
      /// `mainQueue` as Core Data has it.
      public static let mainQueue = ConcurrencyType.mainQueueConcurrencyType
    }
    /// `didSaveObjectsNotification` as Core Data has it.
    public static let didSaveObjectsNotification = Notification.Name(
      "NSManagingContextDidSaveChangesNotification")
  }

  extension Notification.Name {
    /// `NSManagedObjectContextDidSave` as Core Data has it.
    public static let NSManagedObjectContextDidSave = Notification.Name(
      "NSManagingContextDidSaveChangesNotification")
    /// `NSManagedObjectContextObjectsDidChange` as Core Data has it.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
      "NSObjectsChangedInManagingContextNotification")
    /// `NSPersistentStoreRemoteChange` as Core Data has it.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
      "NSPersistentStoreRemoteChangeNotification")
  }

  /// `NSMergePolicyType` as Core Data has it: a shell, so that sources compile.
  public enum NSMergePolicyType: UInt, Sendable {
    /// As Core Data has it.
    case errorMergePolicyType
    /// As Core Data has it.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// As Core Data has it.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// As Core Data has it.
    case overwriteMergePolicyType
    /// As Core Data has it.
    case rollbackMergePolicyType
  }

  /// `NSMergePolicy` as Core Data has it: a shell, so that sources compile.
  open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// `error` as Core Data has it.
    public static let error = NSMergePolicy()
    /// `mergeByPropertyObjectTrump` as Core Data has it.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// `mergeByPropertyStoreTrump` as Core Data has it.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// `overwrite` as Core Data has it.
    public static let overwrite = NSMergePolicy()
    override init() {}
    /// One as Core Data makes it.
    public init(merge type: NSMergePolicyType) {}
  }

  /// As Core Data has it: kept, and nothing depends on it.
  public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyObjectTrump

  /// `NSFetchRequestResult` as Core Data has it: a shell, so that sources compile.
  public protocol NSFetchRequestResult: AnyObject {}

  extension NSManagedObject: NSFetchRequestResult {}
  extension NSDictionary: NSFetchRequestResult {}
  extension NSNumber: NSFetchRequestResult {}

  /// `NSFetchRequest` as Core Data has it: a shell, so that sources compile.
  open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
    /// One as Core Data makes it.
    public override init() { super.init() }
    /// One as Core Data makes it.
    public init(entityName: String) { super.init() }
    /// As Core Data has it: kept, and nothing depends on it.
    open var entity: NSEntityDescription?
    /// As Core Data has it: kept, and nothing depends on it.
    open var predicate: NSPredicate?
    /// As Core Data has it: kept, and nothing depends on it.
    open var sortDescriptors: [NSSortDescriptor]?
    /// As Core Data has it: kept, and nothing depends on it.
    open var fetchLimit = 0
    /// As Core Data has it: kept, and nothing depends on it.
    open var fetchOffset = 0
    /// As Core Data has it: kept, and nothing depends on it.
    open var fetchBatchSize = 0
    /// As Core Data has it: kept, and nothing depends on it.
    open var includesSubentities = true
    /// As Core Data has it: kept, and nothing depends on it.
    open var includesPropertyValues = true
    /// As Core Data has it: kept, and nothing depends on it.
    open var returnsObjectsAsFaults = true
    /// As Core Data has it: kept, and nothing depends on it.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// As Core Data has it: kept, and nothing depends on it.
    open var propertiesToFetch: [Any]?
    /// As Core Data has it: kept, and nothing depends on it.
    open var propertiesToGroupBy: [Any]?
    /// As Core Data has it: kept, and nothing depends on it.
    open var havingPredicate: NSPredicate?
    /// As Core Data has it: kept, and nothing depends on it.
    open var returnsDistinctResults = false
    /// As Core Data has it: kept, and nothing depends on it.
    open var includesPendingChanges = true
    /// What a context fetches.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
  }

  /// `NSPersistentStoreCoordinator` as Core Data has it: a shell, so that sources compile.
  open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {}

  /// `NSManagedObjectModel` as Core Data has it: a shell, so that sources compile.
  open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// One as Core Data makes it.
    public override init() { super.init() }
    /// One as Core Data makes it.
    public convenience init?(contentsOf url: URL) { self.init() }
  }

  /// `NSPersistentStoreDescription` as Core Data has it: a shell, so that sources compile.
  open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// One as Core Data makes it.
    public override init() { super.init() }
    /// One as Core Data makes it.
    public init(url: URL) { super.init() }
    /// As Core Data has it: kept, and nothing depends on it.
    open var url: URL?
    /// As Core Data has it: kept, and nothing depends on it.
    open var type = ""
    /// As Core Data has it: kept, and nothing depends on it.
    open var shouldMigrateStoreAutomatically = true
    /// As Core Data has it: kept, and nothing depends on it.
    open var shouldInferMappingModelAutomatically = true
    /// As Core Data has it: kept, and nothing depends on it.
    open var shouldAddStoreAsynchronously = false
    /// As Core Data has it: kept, and nothing depends on it.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// As Core Data has it: what it does on a device is not done here.
    open func setOption(_ option: NSObject?, forKey key: String) {}
  }

  /// A store of Core Data in memory.
  open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// One as Core Data makes it.
    public init(name: String) {
      self.name = name
      super.init()
    }
    /// One as Core Data makes it.
    public convenience init(name: String, managedObjectModel model: NSManagedObjectModel) {
      self.init(name: name)
    }
    /// As Core Data has it: kept, and nothing depends on it.
    public let name: String
    /// As Core Data has it: kept, and nothing depends on it.
    public let viewContext = NSManagedObjectContext()
    /// As Core Data has it: kept, and nothing depends on it.
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    /// As Core Data has it: kept, and nothing depends on it.
    public let managedObjectModel = NSManagedObjectModel()
    /// As Core Data has it: kept, and nothing depends on it.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    /// As Core Data has it: what it does on a device is not done here.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    /// Done at once.
    open func loadPersistentStores(
      completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) { block(NSPersistentStoreDescription(), nil) }
    /// As Core Data has it: what it does on a device is not done here.
    open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
    /// As Core Data has it: what it does on a device is not done here.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
      block(viewContext)
    }
  }

  /// `NSPersistentCloudKitContainer` as Core Data has it: a shell, so that sources compile.
  open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

  /// `NSPersistentCloudKitContainerOptions` as Core Data has it: a shell, so that sources compile.
  open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// As Core Data has it.
    public let containerIdentifier: String
    /// One as Core Data makes it.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  }
#endif
