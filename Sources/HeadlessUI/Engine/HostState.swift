import Foundation

/// What all elements of one hosted view share: the layout context, the list of work to do, and what
/// is written to state.
final class HostState {
  let layout = LayoutContext()

  /// Views nested deeper than this are taken for a body that contains itself.
  static let maximumDepth: Int32 = 60_000

  /// Elements whose body must be evaluated again, by identity.
  private var dirty: [ObjectIdentifier: AnyElement] = [:]
  /// Elements whose list of nodes changed below them.
  private var restructured: [ObjectIdentifier: AnyElement] = [:]

  /// Preferences must be gathered anew.
  var preferencesChanged = false
  /// Elements that gather preferences of what is in them, outermost first when flushed.
  private var preferenceReaders: [ObjectIdentifier: AnyElement] = [:]
  /// Elements that look at where their content was placed.
  private var geometryReaders: [ObjectIdentifier: AnyElement] = [:]

  /// States that go by a name of the program's choice, wherever they are used.
  var namedStates: [String: AnyObject] = [:]

  /// The number of the pass under way, counted from 1.
  var passNumber = 0
  private var transactions: [PendingTransaction] = []
  private var actions: [PendingAction] = []
  private(set) var isRunningActions = false
  private var stateCount = 0
  private var states: [WeakState] = []
  private var objectStates: [ObjectState] = []
  private(set) var writes: [StateWrite] = []

  /// Asked about each write before it is made; nil allows all.
  var intervention: ((StateWrite, _ old: Any, _ new: Any) -> WriteDecision)?

  private struct PendingTransaction {
    var transaction: Transaction
    var changes: [@MainActor () -> Void]
  }

  private struct PendingAction {
    var source: WriteSource
    var body: @MainActor () -> Void
  }

  private struct WeakState {
    weak var state: AnyStateLocation?
  }

  // MARK: Evaluation

  var hasWork: Bool { !dirty.isEmpty || !restructured.isEmpty }

  /// Whether a pass would do anything but place.
  var hasPendingChanges: Bool {
    hasWork || preferencesChanged || !transactions.isEmpty || !actions.isEmpty
  }

  @MainActor
  func markDirty(_ element: AnyElement) { dirty[ObjectIdentifier(element)] = element }

  @MainActor
  func isDirty(_ element: AnyElement) -> Bool {
    !dirty.isEmpty && dirty[ObjectIdentifier(element)] != nil
  }

  @MainActor
  func markRestructured(_ element: AnyElement) {
    restructured[ObjectIdentifier(element)] = element
    preferencesChanged = true
  }

  /// Evaluates what is dirty, outermost first, so that nothing is evaluated that is about to go.
  @MainActor
  func flush() {
    var rounds = 0
    while hasWork || preferencesChanged {
      while let next = dirty.values.min(by: { $0.isBefore($1) }) {
        dirty[ObjectIdentifier(next)] = nil
        if next.isAlive { next.evaluateAgain() }
      }
      // Innermost first: an outer list is made of inner ones.
      while let next = restructured.values.max(by: { $0.isBefore($1) }) {
        restructured[ObjectIdentifier(next)] = nil
        if next.isAlive { next.collectAgain() }
      }
      guard dirty.isEmpty, preferencesChanged else { continue }
      gatherPreferences()
      rounds += 1
      // What is made from a preference sets it again: the rest is left to the next pass.
      if rounds >= HostState.maximumRounds { return }
    }
  }

  /// Rounds of preferences within one update, as many as SwiftUI allows.
  private static let maximumRounds = 8

  /// The element's body was evaluated on its parent's behalf.
  @MainActor
  func isClean(_ element: AnyElement) { dirty[ObjectIdentifier(element)] = nil }

  // MARK: Readers of what layout gives

  func addPreferenceReader(_ element: AnyElement) {
    preferenceReaders[ObjectIdentifier(element)] = element
    preferencesChanged = true
  }

  func removePreferenceReader(_ element: AnyElement) {
    preferenceReaders[ObjectIdentifier(element)] = nil
  }

  @MainActor
  private func gatherPreferences() {
    preferencesChanged = false
    // Innermost first: what is made from an inner preference may set an outer one.
    for reader in preferenceReaders.values.sorted(by: { $1.isBefore($0) }) where reader.isAlive {
      reader.gatherPreferences()
    }
  }

  func addGeometryReader(_ element: AnyElement) {
    geometryReaders[ObjectIdentifier(element)] = element
  }

  func removeGeometryReader(_ element: AnyElement) {
    geometryReaders[ObjectIdentifier(element)] = nil
  }

  @MainActor
  func readGeometry() {
    for reader in geometryReaders.values.sorted(by: { $0.isBefore($1) }) where reader.isAlive {
      reader.readGeometry()
    }
  }

  // MARK: Writes

  @MainActor
  func nextStateID() -> Int {
    stateCount += 1
    return stateCount
  }

  @MainActor
  func register(_ state: AnyStateLocation) { states.append(WeakState(state: state)) }

  /// All states that live, in the order they were made.
  var liveStates: [AnyStateLocation] {
    states.removeAll { $0.state == nil }
    return states.compactMap(\.state)
  }

  @MainActor
  func record(_ write: StateWrite) {
    guard writes.count < 100_000 else { return }
    writes.append(write)
  }

  /// How many writes were recorded since they were last taken.
  var writeCount: Int { writes.count }

  func takeWrites() -> [StateWrite] {
    defer { writes = [] }
    return writes
  }

  /// The state that stands for an object which views observe.
  @MainActor
  func state(of object: AnyObject, name: String) -> AnyStateLocation {
    for state in liveStates {
      if let known = state as? ObjectState, known.object === object { return known }
    }
    let state = ObjectState(object, id: nextStateID(), name: name)
    objectStates.append(state)
    register(state)
    return state
  }

  /// An object that a view reads is about to change: as a write of which the new value is unknown.
  ///
  /// - Parameter state: what stands for the object; nil if nobody knows which it is.
  @MainActor
  func objectWillChange(_ name: String, _ state: AnyStateLocation?, for element: AnyElement) {
    guard !layout.isProbing else { return }
    let phase: StateWrite.Phase =
      layout.isLayingOut
      ? .layout : Evaluation.current != nil ? .body : isRunningActions ? .action : .outside
    var write = StateWrite(
      pass: passNumber, state: name, stateID: state?.id ?? 0,
      source: WriteSource.current?.description, phase: phase, old: "", new: "")
    if phase == .layout || phase == .body {
      layout.report(
        "Modifying state during view update, this will cause undefined behavior.", at: nil)
    }
    if let intervention, case .prevent = intervention(write, (), ()) { write.outcome = .prevented }
    record(write)
    guard write.outcome == .applied else { return }
    enqueue(Transaction.current) { [weak element] in
      if let element, element.isAlive { element.context.host.markDirty(element) }
    }
  }

  /// Adds a change to the transaction of its turn: those of one animation are one.
  @MainActor
  func enqueue(_ transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
    if let last = transactions.last, last.transaction.animation == transaction.animation {
      transactions[transactions.count - 1].changes.append(change)
    } else {
      transactions.append(PendingTransaction(transaction: transaction, changes: [change]))
    }
  }

  /// How many transactions wait for a pass of their own.
  var queuedTransactions: Int { transactions.count }

  @MainActor
  func applyNextTransaction() {
    guard !transactions.isEmpty else { return }
    let next = transactions.removeFirst()
    layout.animation = next.transaction.animation
    for change in next.changes { change() }
  }

  @MainActor
  func applyAllTransactions() {
    while !transactions.isEmpty { applyNextTransaction() }
  }

  // MARK: Actions

  /// An action of a view, to be run when the update is over.
  @MainActor
  func enqueue(action name: String, _ body: @escaping @MainActor () -> Void) {
    actions.append(PendingAction(source: WriteSource(action: name), body: body))
  }

  @MainActor
  func runActions() {
    isRunningActions = true
    defer { isRunningActions = false }
    while !actions.isEmpty {
      let batch = actions
      actions = []
      for action in batch {
        WriteSource.during(action.source) { OnMainThread.run { action.body() } }
      }
    }
  }
}

/// What somebody who replays a run says to a write.
enum WriteDecision {
  case allow
  case prevent
  case replace(Any)
}
