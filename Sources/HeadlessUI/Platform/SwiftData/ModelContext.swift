#if !canImport(SwiftData)
  import Foundation

  /// Objects of a store: what is inserted is there at once.
  public final class ModelContext: @unchecked Sendable {
    /// As SwiftData has it: kept, and nothing depends on it.
    public let container: ModelContainer
    /// One as SwiftData makes it.
    public init(_ container: ModelContainer) { self.container = container }
    /// As SwiftData has it: kept, and nothing depends on it.
    public var autosaveEnabled = true
    /// As SwiftData has it.
    public var hasChanges: Bool { false }
    /// As SwiftData has it: kept, and nothing depends on it.
    public var undoManager: UndoManager?
    /// As SwiftData has it: what it does on a device is not done here.
    public func insert<T>(_ model: T) where T: PersistentModel { container.objects.add(model) }
    /// As SwiftData has it: what it does on a device is not done here.
    public func delete<T>(_ model: T) where T: PersistentModel { container.objects.remove(model) }
    /// Removes the objects of a class that a predicate is true of.
    public func delete<T>(
      model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws where T: PersistentModel {
      for object in container.objects.of(T.self) where try predicate?.evaluate(object) ?? true {
        container.objects.remove(object)
      }
    }
    /// As SwiftData has it: what it does on a device is not done here.
    public func save() throws {}
    /// As SwiftData has it: what it does on a device is not done here.
    public func rollback() {}
    /// As SwiftData has it: what it does on a device is not done here.
    public func processPendingChanges() {}
    /// As SwiftData has it: what it does on a device is not done here.
    public func transaction(block: () throws -> Void) throws { try block() }
    /// The objects that the descriptor describes, in its order.
    public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
      var found = container.objects.of(T.self)
      if let predicate = descriptor.predicate {
        found = try found.filter { try predicate.evaluate($0) }
      }
      if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
      if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
      return found
    }
    /// As SwiftData has it: what it does on a device is not done here.
    public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int
    where T: PersistentModel { try fetch(descriptor).count }
    /// As SwiftData has it: what it does on a device is not done here.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
      container.objects.of((any PersistentModel).self).first {
        $0.persistentModelID == persistentModelID
      } ?? MissingModel()
    }
    /// As SwiftData has it: what it does on a device is not done here.
    public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T?
    where T: PersistentModel {
      container.objects.of(T.self).first { $0.persistentModelID == persistentModelID }
    }
  }

  private final class MissingModel: PersistentModel {}

  /// Which objects are wanted, in which order.
  public struct FetchDescriptor<T> where T: PersistentModel {
    /// As SwiftData has it: kept, and nothing depends on it.
    public var predicate: Predicate<T>?
    /// As SwiftData has it: kept, and nothing depends on it.
    public var sortBy: [SortDescriptor<T>]
    /// As SwiftData has it: kept, and nothing depends on it.
    public var fetchLimit: Int?
    /// As SwiftData has it: kept, and nothing depends on it.
    public var fetchOffset: Int?
    /// As SwiftData has it: kept, and nothing depends on it.
    public var includePendingChanges = true
    /// As SwiftData has it: kept, and nothing depends on it.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// As SwiftData has it: kept, and nothing depends on it.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// One as SwiftData makes it.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
      self.predicate = predicate
      self.sortBy = sortBy
    }
  }

  /// An actor with a context of a store.
  public protocol ModelActor: Actor {
    /// As SwiftData has it.
    nonisolated var modelContainer: ModelContainer { get }
  }
#endif
