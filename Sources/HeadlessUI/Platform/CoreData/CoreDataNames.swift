#if !canImport(CoreData)
  import Foundation

  /// As Core Data has it: the type of a store that is kept in a database.
  public let NSSQLiteStoreType = "SQLite"
  /// As Core Data has it: the type of a store that is kept in a file.
  public let NSBinaryStoreType = "Binary"
  /// As Core Data has it: the type of a store that is kept in memory.
  public let NSInMemoryStoreType = "InMemory"
  /// As Core Data has it: the name of an option.
  public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
  /// As Core Data has it: the name of an option.
  public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
  /// As Core Data has it: the name of an option.
  public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
  /// As Core Data has it: the name of an option.
  public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
  /// As Core Data has it: the name of an option.
  public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
  /// As Core Data has it: a key of what a notification tells.
  public let NSInsertedObjectsKey = "inserted"
  /// As Core Data has it: a key of what a notification tells.
  public let NSUpdatedObjectsKey = "updated"
  /// As Core Data has it: a key of what a notification tells.
  public let NSDeletedObjectsKey = "deleted"

  /// As Core Data has it: kept, and nothing depends on it.
  public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyStoreTrump
  /// As Core Data has it: kept, and nothing depends on it.
  public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
  /// As Core Data has it: kept, and nothing depends on it.
  public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
#endif
