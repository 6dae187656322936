import Foundation

/// What all elements of one hosted view share: the layout context, the list of work to do, and what
/// is written to state.
final class HostState {
  let layout = LayoutContext()

  /// Where what the view starts runs: that of what made the view, if that is followed itself.
  let time: SimulatedTime
  private let ownsTime: Bool

  init() {
    // Code of a view that is let go runs on its own, and a view that it makes is not part of it.
    let outer = SimulatedTime.current.flatMap { $0.isLetGo ? nil : $0 }
    time = outer ?? SimulatedTime()
    ownsTime = !time.isOwned
    time.isOwned = true
  }

  deinit {
    if ownsTime { time.abandon() }
  }

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
  let defaults = FollowedDefaults()

  /// What views look for in the environment and do not find there, by its type; nil for what has no
  /// sample.
  var missingObjects: [ObjectIdentifier: MissingObject?] = [:]

  /// The number of the pass under way, counted from 1.
  var passNumber = 0
  private var transactions: [PendingTransaction] = []
  private var actions: [PendingAction] = []
  private(set) var isRunningActions = false
  private var stateCount = 0
  private var states: [WeakState] = []
  private var objectStates: [ObjectIdentifier: ObjectState] = [:]
  private(set) var writes: [StateWrite] = []
  private var changed: [AnyStateLocation] = []
  private var hasUnknownChange = false
  /// Elements whose bodies were told that an object changes.
  private var told: [ObjectIdentifier: WeakElement] = [:]
  /// How many there may be before those that are gone are left out.
  private var mostTold = 1_000

  /// What is noted of writes, for those too that other threads make.
  let noting = Locked(WriteNoting())

  /// Writes are noted without the texts that only reports need.
  var notesInShort: Bool {
    get { noting.withLock(\.isInShort) }
    set { noting.withLock { $0.isInShort = newValue } }
  }

  /// Whether the lines that write are looked up.
  var locatesWrites: Bool {
    get { noting.withLock(\.isLocated) }
    set {
      noting.withLock { $0.isLocated = newValue }
      if newValue { WriteInPlace.note() }
    }
  }

  /// Records why bodies are evaluated; nil if that is not asked for.
  var bodyLog: BodyLog?

  /// Asked about each write before it is made; nil allows all.
  var intervention: ((StateWrite, _ old: Any, _ new: Any) -> WriteDecision)? {
    didSet {
      let isThere = intervention != nil
      noting.withLock { $0.isJudged = isThere }
    }
  }

  private struct PendingTransaction {
    var transaction: Transaction
    var changes: [@MainActor () -> Void]
  }

  private struct PendingAction {
    var source: WriteSource
    var cause: ActionCause
    var body: @MainActor () -> Void
  }

  private struct WeakState {
    weak var state: AnyStateLocation?
  }

  // MARK: Presentation

  /// What is presented over the window: by how many presentations it is in, then in the order in which
  /// it came.
  private(set) var presented: ContiguousArray<any PresentedLayer> = []
  /// Told when something else is presented.
  var presentedDidChange: (@MainActor () -> Void)?

  /// Takes note of whether a layer has content.
  @MainActor
  func present(_ node: any PresentedLayer, _ isShown: Bool) {
    guard presented.contains(where: { $0 === node }) != isShown else { return }
    if isShown {
      let above = presented.firstIndex { $0.level > node.level } ?? presented.endIndex
      presented.insert(node, at: above)
    } else {
      presented.removeAll { $0 === node }
    }
    presentedDidChange?()
  }

  // MARK: Evaluation

  var hasWork: Bool { !dirty.isEmpty || !restructured.isEmpty }

  /// Whether a pass would do anything but place.
  var hasPendingChanges: Bool {
    hasWork || preferencesChanged || !transactions.isEmpty || !actions.isEmpty
      || !scrollRequests.isEmpty
  }

  // MARK: Scrolling

  private(set) var scrollRequests: [ScrollRequest] = []

  func request(_ scroll: ScrollRequest) { scrollRequests.append(scroll) }

  /// Scrolls as was asked for first.
  ///
  /// - Returns: whether that waits for rows to be made, and is tried again when this is next called; nil if
  ///   nothing was asked for.
  @MainActor
  func carryOutScroll() -> Bool? {
    guard let first = scrollRequests.first else { return nil }
    let waits = first.carryOut()
    if !waits { scrollRequests.removeFirst() }
    return waits
  }

  func forgetScrollRequests() { scrollRequests = [] }

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
      while !dirty.isEmpty {
        // What one evaluation makes dirty, or clean, is further inside than itself.
        for next in AnyElement.outermostFirst(dirty.values)
        where dirty.removeValue(forKey: ObjectIdentifier(next)) != nil && next.isAlive {
          next.evaluateAgain()
        }
      }
      // Innermost first: an outer list is made of inner ones.
      while !restructured.isEmpty {
        for next in AnyElement.outermostFirst(restructured.values).reversed()
        where restructured.removeValue(forKey: ObjectIdentifier(next)) != nil && next.isAlive {
          next.collectAgain()
        }
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
    for reader in AnyElement.outermostFirst(preferenceReaders.values).reversed()
    where reader.isAlive {
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
    for reader in AnyElement.outermostFirst(geometryReaders.values) where reader.isAlive {
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

  /// The elements that live and were told that an object changes, in the order in which they were made.
  @MainActor
  var observers: [AnyElement] {
    forgetGone()
    return told.values.compactMap(\.element).sorted { $0.number < $1.number }
  }

  @MainActor
  private func noteTold(_ element: AnyElement) {
    guard told[ObjectIdentifier(element)]?.element !== element else { return }
    told[ObjectIdentifier(element)] = WeakElement(element: element)
    guard told.count > mostTold else { return }
    forgetGone()
    mostTold = max(mostTold, 2 * told.count)
  }

  @MainActor
  private func forgetGone() { told = told.filter { $0.value.element?.isAlive == true } }

  /// All states that live, in the order they were made.
  var liveStates: [AnyStateLocation] {
    states.removeAll { $0.state == nil }
    return states.compactMap(\.state)
  }

  /// What the values of all states have in common with those of another pass. States count by the
  /// order in which they were made, for those that are made again are others.
  @MainActor
  var statesDigest: UInt64 {
    var sum: UInt64 = 0
    var order: UInt64 = 0
    var hasDied = false
    for entry in states {
      guard let state = entry.state else {
        hasDied = true
        continue
      }
      var digest = Digest()
      digest.add(order)
      digest.add(state.contentDigest)
      sum &+= digest.scrambled
      order += 1
    }
    if hasDied { states.removeAll { $0.state == nil } }
    var digest = Digest()
    digest.add(sum)
    digest.add(UInt64(transactions.count))
    return digest.value
  }

  /// What a write says about a value, to a report or to an intervention.
  func text(of value: Any) -> String {
    notesInShort && intervention == nil ? "" : ValueText.short(value)
  }

  /// A state has another value now.
  func noteChange(of state: AnyStateLocation) {
    guard changed.count < HostState.maximumRecords else { return }
    changed.append(state)
  }

  /// The states that changed since this was last called, each once. A changed object that is not a state
  /// may be part of any object that a state holds: then all of these are included.
  func takeChanged() -> [AnyStateLocation] {
    var known: Set<ObjectIdentifier> = []
    if hasUnknownChange { changed += liveStates.filter(\.holdsObject) }
    defer { (changed, hasUnknownChange) = ([], false) }
    return changed.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  private static let maximumRecords = 100_000

  /// What a layout writes was told of layout.
  func noteWriter() {
    if WriteSource.current?.kind == .layout { time.noteReading() }
  }

  /// A value is going to be another: what runs for it follows from what wrote it.
  func noteChangeForTime() {
    time.noteWrite(byLayout: WriteSource.current?.kind == .layout)
  }

  @MainActor
  func record(_ write: StateWrite) {
    guard writes.count < HostState.maximumRecords else { return }
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
    // Another object may live where one did that is gone.
    if let known = objectStates[ObjectIdentifier(object)], known.object === object { return known }
    let state = ObjectState(object, id: nextStateID(), name: name)
    objectStates[ObjectIdentifier(object)] = state
    register(state)
    return state
  }

  /// An object that a view reads is about to change: as a write of which the new value is unknown,
  /// unless it is one of a published property.
  ///
  /// - Parameters:
  ///   - name: the object's type, if the property is not known either.
  ///   - state: what stands for the object; nil where no view holds it.
  ///   - trace: who writes.
  /// - Returns: whether the element is going to be evaluated again for it.
  @MainActor @discardableResult
  func objectWillChange(
    _ name: String, _ state: AnyStateLocation?, for element: AnyElement, _ trace: CallTrace?
  ) -> Bool {
    guard !layout.isProbing else { return false }
    noteWriter()
    let published = ObjectWrite.current
    if published?.decision == nil {
      let phase: StateWrite.Phase =
        layout.isLayingOut
        ? .layout : Evaluation.current != nil ? .body : isRunningActions ? .action : .outside
      let caller = trace?.caller
      var write = StateWrite(
        pass: passNumber, state: caller?.property ?? name, stateID: state?.id ?? 0,
        source: WriteSource.current?.description, place: caller?.place,
        type: published.map { TypeName.spelledOut(Swift.type(of: $0.new)) }, phase: phase,
        old: published.map { text(of: $0.old) } ?? "",
        new: published.map { text(of: $0.new) } ?? "")
      if phase == .layout || phase == .body {
        layout.report(
          "Modifying state during view update, this will cause undefined behavior.", at: nil)
      }
      if let published {
        if !(published.new is any Equatable) { write.isEquatable = false }
        write.hasSameContent = ContentDigest.of(published.old) == ContentDigest.of(published.new)
      }
      let decision =
        intervention?(write, published?.old ?? (), published?.new ?? ()) ?? WriteDecision.allow
      if case .prevent = decision { write.outcome = .prevented }
      published?.decision = decision
      record(write)
      guard write.outcome == .applied else { return false }
      bodyLog?.mark(element, .write(write))
    } else if case .prevent = published?.decision {
      return false
    }
    noteChangeForTime()
    noteTold(element)
    if let state { noteChange(of: state) } else { hasUnknownChange = true }
    enqueue(Transaction.current) { [weak element] in
      if let element, element.isAlive { element.context.host.markDirty(element) }
    }
    return true
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

  /// Whether what is made now follows from where a view is, how large it is, or what views inside say.
  private var isInContentOfLayout = false

  /// Makes content from what code was told of layout.
  @MainActor
  func makingContentOfLayout<R>(_ isToldAnew: Bool, _ make: () -> R) -> R {
    let outer = isInContentOfLayout
    isInContentOfLayout = outer || isToldAnew
    defer { isInContentOfLayout = outer }
    return make()
  }

  /// Why an action runs of a view that comes now, or for a value that is another now.
  var causeOfValue: ActionCause { .value(isInContentOfLayout: isInContentOfLayout) }

  /// An action of a view, to be run when the update is over.
  @MainActor
  func enqueue(
    action name: String, _ cause: ActionCause = .unknown, _ body: @escaping @MainActor () -> Void
  ) {
    actions.append(PendingAction(source: WriteSource(action: name), cause: cause, body: body))
  }

  /// How often actions are run that actions caused, within one pass.
  private static let maximumBatches = 16

  @MainActor
  func runActions() {
    isRunningActions = true
    defer {
      isRunningActions = false
      time.noteAction(nil)
    }
    guard !actions.isEmpty else { return }
    defer { layout.observer?.observe(.actionsEnded) }
    // Actions that cause each other without end go on in the next pass, where they are followed.
    for _ in 0..<HostState.maximumBatches where !actions.isEmpty {
      let batch = actions
      actions = []
      for action in batch {
        layout.observer?.observe(.actionBegan(action.source.name))
        time.noteAction(action.cause)
        WriteSource.during(action.source) { OnMainThread.run { action.body() } }
      }
    }
  }
}

/// What is noted of the writes of a view.
struct WriteNoting: Sendable {
  /// The lines that write are looked up.
  var isLocated = false
  /// Texts that only reports need are left out.
  var isInShort = false
  /// A replay decides about each write.
  var isJudged = false
}

/// The decision of a replay about a write.
enum WriteDecision {
  case allow
  case prevent
  case replace(Any)
}
