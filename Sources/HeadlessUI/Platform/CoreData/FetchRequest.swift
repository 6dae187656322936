#if !canImport(CoreData)
  import Foundation

  /// The objects of the context in the environment: none unless some were made in it.
  @propertyWrapper
  public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
    /// As Core Data has it: kept, and nothing depends on it.
    @Environment(\.managedObjectContext) private var context
    private let request: NSFetchRequest<Result>
    /// One as Core Data makes it. Without any descriptor the other initializer is meant.
    @_disfavoredOverload
    public init(
      sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
      animation: Animation? = nil
    ) { request = NSFetchRequest() }
    /// One as Core Data makes it.
    public init(
      sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
      animation: Animation? = nil
    ) { request = NSFetchRequest() }
    /// One as Core Data makes it.
    public init(
      entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
      predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { request = NSFetchRequest() }
    /// One as Core Data makes it.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
      request = fetchRequest
    }
    /// The objects.
    @MainActor @preconcurrency
    public var wrappedValue: FetchedResults<Result> {
      FetchedResults(objects: (try? context.fetch(request)) ?? [])
    }
  }

  /// Objects that were fetched.
  public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    let objects: [Result]
    /// As Core Data has it.
    public var startIndex: Int { 0 }
    /// As Core Data has it.
    public var endIndex: Int { objects.count }
    /// As Core Data has it.
    public subscript(position: Int) -> Result { objects[position] }
    /// As Core Data has it.
    public var nsPredicate: NSPredicate? {
      get { nil }
      nonmutating set {}
    }
    /// As Core Data has it.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { [] }
      nonmutating set {}
    }
  }

  private enum ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext()
  }

  extension EnvironmentValues {
    /// The context of views; an empty one unless set.
    public var managedObjectContext: NSManagedObjectContext {
      get { self[ManagedObjectContextKey.self] }
      set { self[ManagedObjectContextKey.self] = newValue }
    }
  }
#endif
