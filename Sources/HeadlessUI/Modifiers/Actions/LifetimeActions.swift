import Foundation

extension View {
  /// Runs an action once the view has been laid out for the first time.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifetimeModifier(appear: action, disappear: nil))
  }

  /// Runs an action when the view is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifetimeModifier(appear: nil, disappear: action))
  }

  /// Runs a task from when the view appears, until it ends or the view is gone.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task from when the view appears, and anew whenever a value changes.
  nonisolated public func task<T>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

struct LifetimeModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension LifetimeModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    LifetimeElement(view, context)
  }
}

private final class LifetimeElement<Content: View>: WrappingElement<
  ModifiedContent<Content, LifetimeModifier>, Content
>
{
  private var modifier: LifetimeModifier
  private(set) var isShown = false

  init(_ view: ModifiedContent<Content, LifetimeModifier>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    context.alternatives?.add(self)
    appear()
  }

  override func update(
    _ view: ModifiedContent<Content, LifetimeModifier>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
  }

  override func willDismantle() {
    if isShown || !waits { disappear() }
  }
}

extension LifetimeElement: AppearingElement {
  /// Whether it may be there and not have appeared.
  private var waits: Bool { context.alternatives != nil || context.rows?.isLazy == true }

  func appear() {
    guard modifier.appear != nil || waits else { return }
    context.host.enqueue(action: "onAppear", context.causeOfAppearing) { [weak self] in
      // It may have gone again before it was seen, be in a tab that is not the chosen one, or lie further
      // down than can be seen.
      guard let self, self.isAlive, !self.isShown, self.mayAppear else { return }
      self.isShown = true
      self.modifier.appear?()
    }
  }

  func disappear() {
    isShown = false
    guard let disappear = modifier.disappear else { return }
    context.host.enqueue(action: "onDisappear") { disappear() }
  }
}

struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  nonisolated init(
    id: ID, priority: TaskPriority, action: @escaping @isolated(any) () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }
}

extension TaskModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    TaskElement(view, context)
  }
}

private final class TaskElement<Content: View, ID: Equatable>: WrappingElement<
  ModifiedContent<Content, TaskModifier<ID>>, Content
>
{
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?
  /// How many times it was to start: only the last counts, where several came before the first ran.
  private var starts = 0
  private(set) var isShown = false

  init(_ view: ModifiedContent<Content, TaskModifier<ID>>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    context.alternatives?.add(self)
    start()
  }

  override func update(
    _ view: ModifiedContent<Content, TaskModifier<ID>>, _ context: ViewContext
  ) {
    let isNew = modifier.id != view.modifier.id
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    if isNew { start() }
  }

  private func start() {
    task?.cancel()
    starts += 1
    context.host.enqueue(action: "task", context.causeOfAppearing) { [weak self, starts] in
      guard let self, self.isAlive, self.starts == starts, self.mayAppear else { return }
      self.isShown = true
      // Runs on the main actor.
      nonisolated(unsafe) let action = self.modifier.action
      self.task = Task(priority: self.modifier.priority) { @MainActor in await action() }
    }
  }

  override func willDismantle() { task?.cancel() }
}

extension TaskElement: AppearingElement {
  func appear() { start() }

  func disappear() {
    isShown = false
    task?.cancel()
  }
}

extension ViewContext {
  /// Why an action runs of a view that appears: that of a lazy row does by where the row is.
  @MainActor
  fileprivate var causeOfAppearing: ActionCause {
    rows?.isLazy == true ? .unknown : host.causeOfValue
  }
}
