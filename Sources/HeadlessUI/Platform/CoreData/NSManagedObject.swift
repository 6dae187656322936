#if !canImport(CoreData)
  import Foundation

  /// An object of Core Data, with empty values until they are set.
  open class NSManagedObject: NSObject, ObservableObject, @unchecked Sendable {
    private var values: [String: Any] = [:]
    /// One as Core Data makes it.
    public required init(context moc: NSManagedObjectContext) {
      super.init()
      moc.insert(self)
    }
    /// One as Core Data makes it.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      super.init()
      context?.insert(self)
    }
    /// As Core Data has it.
    open var managedObjectContext: NSManagedObjectContext? { nil }
    /// As Core Data has it.
    open var objectID: NSManagedObjectID { NSManagedObjectID() }
    /// As Core Data has it.
    open var entity: NSEntityDescription { NSEntityDescription() }
    /// As Core Data has it.
    open var hasChanges: Bool { false }
    /// As Core Data has it.
    open var isDeleted: Bool { false }
    /// As Core Data has it.
    open var isInserted: Bool { true }
    /// As Core Data has it.
    open var isFault: Bool { false }
    /// As Core Data has it: what it does on a device is not done here.
    open class func entity() -> NSEntityDescription { NSEntityDescription() }
    /// As Core Data has it: what it does on a device is not done here.
    open func awakeFromInsert() {}
    /// As Core Data has it: what it does on a device is not done here.
    open func awakeFromFetch() {}
    /// As Core Data has it: what it does on a device is not done here.
    open func willSave() {}
    /// The value of a property, an empty one of its type unless it was set.
    open func managedValue<T>(forKey key: String) -> T {
      if let value = values[key] as? T { return value }
      if let value = Self.empty(T.self) { return value }
      fatalError(
        "\(Self.self).\(key) was not set, and there is no empty value of type \(T.self)")
    }
    /// Sets the value of a property.
    open func setManagedValue<T>(_ value: T, forKey key: String) {
      objectWillChange.send()
      values[key] = value
    }
    private static func empty<T>(_ type: T.Type) -> T? {
      if let optional = type as? any ExpressibleByNilLiteral.Type {
        return optional.init(nilLiteral: ()) as? T
      }
      let known: [Any] = [
        0, Int16(0), Int32(0), Int64(0), "", false, 0.0, Float(0),
        Date(timeIntervalSinceReferenceDate: 0),
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), Data(), NSSet(),
        NSOrderedSet(), NSDecimalNumber.zero,
      ]
      if let value = known.first(where: { Swift.type(of: $0) == type }) as? T { return value }
      return known.lazy.compactMap { $0 as? T }.first
    }
  }

  /// `NSManagedObjectID` as Core Data has it: a shell, so that sources compile.
  open class NSManagedObjectID: NSObject, @unchecked Sendable {
    /// As Core Data has it: what it does on a device is not done here.
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
  }

  /// `NSEntityDescription` as Core Data has it: a shell, so that sources compile.
  open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// As Core Data has it: kept, and nothing depends on it.
    open var name: String?
    /// As Core Data has it: what it does on a device is not done here.
    public static func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
      -> NSEntityDescription?
    { NSEntityDescription() }
    /// As Core Data has it: what it does on a device is not done here.
    public static func insertNewObject(
      forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject { NSManagedObject(context: context) }
  }
#endif
