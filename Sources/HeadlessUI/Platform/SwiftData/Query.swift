#if !canImport(SwiftData)
  import Foundation

  /// The objects of the store in the environment: none unless some were inserted. A view that shows them is
  /// evaluated again when others are inserted or deleted.
  @propertyWrapper
  public struct Query<Result>: DynamicProperty
  where Result: RangeReplaceableCollection, Result.Element: PersistentModel {
    /// As SwiftData has it: kept, and nothing depends on it.
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Result.Element>
    private var isBefore: ((Result.Element, Result.Element) -> Bool)?
    /// The objects.
    @MainActor @preconcurrency
    public var wrappedValue: Result {
      context.container.objects.observe()
      let found = (try? context.fetch(descriptor)) ?? []
      return Result(isBefore.map { found.sorted(by: $0) } ?? found)
    }
    /// As SwiftData has it.
    public var modelContext: ModelContext { context }
    /// As SwiftData has it.
    public var fetchError: (any Error)? { nil }
    /// One as SwiftData makes it.
    public init() { descriptor = FetchDescriptor() }
    /// One as SwiftData makes it.
    public init(_ descriptor: FetchDescriptor<Result.Element>, animation: Animation = .default) {
      self.descriptor = descriptor
    }
    /// One as SwiftData makes it.
    public init(
      filter: Predicate<Result.Element>? = nil,
      sort descriptors: [SortDescriptor<Result.Element>] = [], animation: Animation = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
    /// One as SwiftData makes it.
    public init<Value>(
      filter: Predicate<Result.Element>? = nil, sort keyPath: KeyPath<Result.Element, Value>,
      order: SortOrder = .forward, animation: Animation = .default
    ) where Value: Comparable {
      descriptor = FetchDescriptor(predicate: filter)
      isBefore = {
        order == .forward
          ? $0[keyPath: keyPath] < $1[keyPath: keyPath]
          : $0[keyPath: keyPath] > $1[keyPath: keyPath]
      }
    }
    /// One as SwiftData makes it.
    public init<Value>(
      filter: Predicate<Result.Element>? = nil, sort keyPath: KeyPath<Result.Element, Value?>,
      order: SortOrder = .forward, animation: Animation = .default
    ) where Value: Comparable { descriptor = FetchDescriptor(predicate: filter) }
  }

  private enum ModelContextKey: EnvironmentKey {
    static let defaultValue = ModelContext(ModelContainer())
  }

  extension EnvironmentValues {
    /// With an empty store where none is set: what one window inserts is not there for the next.
    var withStore: EnvironmentValues {
      var values = self
      if !isWritten(ModelContextKey.self) { values.modelContext = ModelContext(ModelContainer()) }
      return values
    }

    /// The context of views; that of an empty store unless set.
    public var modelContext: ModelContext {
      get { self[ModelContextKey.self] }
      set { self[ModelContextKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the context of views.
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
      environment(\.modelContext, modelContext)
    }
    /// Sets the store of views.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
      environment(\.modelContext, ModelContext(container))
    }
    /// Sets a store that is empty when the view appears, and has what is then inserted by `onSetup`.
    public nonisolated func modelContainer(
      for modelType: any PersistentModel.Type, inMemory: Bool = false,
      isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
      onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(StoreModifier(onSetup)) }
    /// Sets a store that is empty when the view appears, and has what is then inserted by `onSetup`.
    public nonisolated func modelContainer(
      for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
      isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
      onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(StoreModifier(onSetup)) }
  }

  /// One store for as long as the view is there.
  private struct StoreModifier {
    private final class Store: ObservableObject {
      private var context: ModelContext?

      /// The context of the store, which is set up when it is first asked for.
      func context(_ onSetup: (Result<ModelContainer, any Error>) -> Void) -> ModelContext {
        if let context { return context }
        let container = ModelContainer()
        let new = ModelContext(container)
        context = new
        onSetup(.success(container))
        return new
      }
    }

    private let onSetup: (Result<ModelContainer, any Error>) -> Void
    @StateObject private var store = Store()

    nonisolated init(_ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
      self.onSetup = onSetup
    }
  }

  extension StoreModifier: ViewModifier {
    func body(content: Content) -> some View { content.modelContext(store.context(onSetup)) }
  }

  extension Scene {
    /// As SwiftData has it: what it does on a device is not done here.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }
    /// As SwiftData has it: what it does on a device is not done here.
    public nonisolated func modelContainer(
      for modelType: any PersistentModel.Type, inMemory: Bool = false
    ) -> some Scene { self }
    /// As SwiftData has it: what it does on a device is not done here.
    public nonisolated func modelContainer(
      for modelTypes: [any PersistentModel.Type], inMemory: Bool = false
    ) -> some Scene { self }
  }
#endif
