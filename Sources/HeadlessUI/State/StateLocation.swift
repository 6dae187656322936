import Foundation

/// What is common to the places where states keep their values.
class AnyStateLocation: @unchecked Sendable {
  // One for all: other threads seldom ask, and there are many states.
  static let lock = NSLock()

  /// The number of the place among all that its host made.
  let id: Int
  /// The view's type and the property.
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// What tells this value from others: equal content, equal digest.
  var contentDigest: UInt64 { 0 }

  /// The value for a replay of a run.
  var anyValue: Any { () }

  /// Whether what it holds is an object, which may change without being written.
  var holdsObject: Bool { false }

  /// The numbers in the value; nil if it is not made of numbers.
  var numbers: [Double]? { NumericParts.of(anyValue) }

  /// Reads the value where it is stored.
  @MainActor func read(_ body: (UnsafeRawPointer, Any.Type) -> Void) {}

  /// Changes the value where it is stored, as a write would that no code makes.
  @MainActor func change(_ body: (UnsafeMutableRawPointer) -> Void) {}

  /// Sets the value as a write would that no code makes. False if the type does not match.
  func inject(_ value: Any) -> Bool { false }
}

// Not in the generic class, where the runtime would look its metadata up at each read of a state.
struct WeakElement {
  weak var element: AnyElement?
}

/// Where the value of a state lives, and who read it.
final class StateLocation<Value>: AnyStateLocation, BindingLocation, @unchecked Sendable {
  // Changed where views are evaluated and nowhere else, `latest` with the lock held; other threads read
  // `latest` alone, with the lock held too. SwiftUI's `State` is sendable as well.
  /// What bodies and layouts see: writes come in with the next pass.
  private var shown: Value
  /// What was written last.
  private var latest: Value
  private let noting: Locked<WriteNoting>?
  private weak var owner: AnyElement?
  private var readers: [ObjectIdentifier: WeakElement] = [:]
  /// Writes whose place was noted while a run was only followed.
  private var locatedInShort = 0
  private static var maximumInShort: Int { 4 }
  /// Called with each value that a write leaves.
  @MainActor var keep: ((Value) -> Void)?

  @MainActor
  init(_ value: Value, name: String, owner: AnyElement?) {
    shown = value
    latest = value
    self.owner = owner
    noting = owner?.context.host.noting
    super.init(id: owner?.context.host.nextStateID() ?? 0, name: name)
    owner?.context.host.register(self)
  }

  /// The element answers for the place from here on if the one that did is gone.
  @MainActor
  func keepOwned(by element: AnyElement) {
    if owner?.isAlive != true { owner = element }
  }

  func get() -> Value {
    guard ThreadContext.isOfViews else { return latestElsewhere }
    return OnMainThread.run {
      if let reader = Evaluation.current ?? ownerDuringLayout {
        readers[ObjectIdentifier(reader)] = WeakElement(element: reader)
      }
      return isUpdating ? shown : latest
    }
  }

  /// A closure that layout calls (of an alignment guide, say) depends on the states that it reads, by
  /// way of the body that made it, as in SwiftUI.
  @MainActor
  private var ownerDuringLayout: AnyElement? {
    guard let owner, owner.context.layout.isLayingOut, !owner.context.layout.isProbing else {
      return nil
    }
    return owner
  }

  func peek() -> Value {
    guard ThreadContext.isOfViews else { return latestElsewhere }
    return OnMainThread.run { isUpdating ? shown : latest }
  }

  /// The value for a thread that is not the one of the views: no body is evaluated there.
  private var latestElsewhere: Value { Self.lock.withLock { latest } }

  /// Writes without telling `keep`.
  @MainActor
  func whileNotKept(_ write: () -> Void) {
    let kept = keep
    keep = nil
    write()
    keep = kept
  }

  /// Whether a value is what was written last.
  @MainActor
  func isLatest(_ value: Value) -> Bool { ValueComparison.areEqual(latest, value) }

  @MainActor
  private func setLatest(_ value: Value) {
    // What goes with the old value may be the program's own code, and read a state.
    let old = latest
    withExtendedLifetime(old) { Self.lock.withLock { latest = value } }
  }

  @MainActor
  private var isUpdating: Bool {
    Evaluation.current != nil || owner?.context.layout.isLayingOut == true
  }

  func set(_ value: Value, _ transaction: Transaction) {
    let trace = isLocated() ? CallTrace.capture() : nil
    guard ThreadContext.isOfViews else {
      // As SwiftUI does with a complaint: the write comes in on the main thread.
      nonisolated(unsafe) let value = value
      nonisolated(unsafe) let transaction = transaction
      let (source, part) = (WriteSource.current, WriteSource.part)
      DispatchQueue.main.async {
        if let source {
          WriteSource.during(source, part: part) { self.write(value, transaction, trace) }
        } else {
          self.write(value, transaction, trace)
        }
      }
      return
    }
    write(value, transaction, trace)
  }

  /// Whether it is of interest where the write under way comes from: while a long run is only
  /// followed, the first ones tell.
  private func isLocated() -> Bool {
    guard let noting = noting?.withLock({ $0 }), noting.isLocated else { return false }
    guard noting.isInShort, !noting.isJudged else { return true }
    return Self.lock.withLock {
      locatedInShort += 1
      return locatedInShort <= Self.maximumInShort
    }
  }

  private func write(_ newValue: Value, _ newTransaction: Transaction, _ trace: CallTrace?) {
    // Handed on to the main thread, and used nowhere else from then on.
    nonisolated(unsafe) let (new, transaction) = (newValue, newTransaction)
    OnMainThread.run {
      guard let context = owner?.context else {
        shown = new
        setLatest(new)
        keep?(new)
        knownDigest = nil
        return
      }
      let host = context.host
      if context.layout.isProbing { return }
      host.noteWriter()
      var write = record(of: new, in: context, trace)
      defer { host.record(write) }
      guard write.phase != .layout && write.phase != .body else {
        // SwiftUI prints this and drops the write.
        context.layout.report(
          "Modifying state during view update, this will cause undefined behavior.", at: nil)
        write.outcome = .dropped
        return
      }
      guard !ValueComparison.areEqual(latest, new) else {
        write.outcome = .equal
        return
      }
      let (newDigest, length) = ContentDigest.counted(new)
      context.layout.comparedLength += length
      write.hasSameContent = contentDigest == newDigest
      var accepted = new
      var isReplaced = false
      if let intervention = host.intervention {
        switch intervention(write, latest, new) {
        case .allow: break
        case .prevent:
          write.outcome = .prevented
          return
        case .replace(let other):
          if let other = other as? Value { (accepted, isReplaced) = (other, true) }
        }
      }
      guard !ValueComparison.areEqual(latest, accepted) else {
        write.outcome = .prevented
        return
      }
      host.noteChangeForTime()
      setLatest(accepted)
      keep?(accepted)
      knownDigest = isPlain && !isReplaced ? newDigest : nil
      host.noteChange(of: self)
      let noted = host.bodyLog == nil ? nil : write
      host.enqueue(transaction) { [weak self] in self?.show(accepted, noted) }
    }
  }

  /// What is known of a write before it is done.
  @MainActor
  private func record(
    of new: Value, in context: ViewContext, _ trace: CallTrace?
  ) -> StateWrite {
    let host = context.host
    let phase: StateWrite.Phase =
      context.layout.isLayingOut
      ? .layout : Evaluation.current != nil ? .body : host.isRunningActions ? .action : .outside
    var write = StateWrite(
      pass: host.passNumber, state: name, stateID: id, source: WriteSource.current?.description,
      type: host.locatesWrites && !host.notesInShort ? TypeName.spelledOut(Value.self) : nil,
      phase: phase,
      old: WriteSource.part?.old ?? host.text(of: latest),
      new: WriteSource.part?.new ?? host.text(of: new), outcome: .applied,
      hasSameContent: false)
    write.origin = WriteOrigin(trace)
    if host.locatesWrites, !(new is any Equatable) { write.isEquatable = false }
    return write
  }

  /// - Parameter write: what made it so; nil where that is not recorded.
  @MainActor
  private func show(_ value: Value, _ write: StateWrite? = nil) {
    shown = value
    for reader in readers.values {
      guard let element = reader.element, element.isAlive else { continue }
      if let write { element.context.host.bodyLog?.mark(element, .write(write)) }
      element.context.host.markDirty(element)
    }
    readers.removeAll(keepingCapacity: true)
  }

  // What holds references may change without being written.
  private let isPlain = ContentDigest.isPlain(Value.self)
  /// The digest of `latest`; nil if it must be worked out.
  private var knownDigest: UInt64?

  override var contentDigest: UInt64 {
    if let knownDigest { return knownDigest }
    let digest = ContentDigest.of(latest)
    if isPlain { knownDigest = digest }
    return digest
  }

  override var holdsObject: Bool { Value.self is AnyObject.Type }

  override var numbers: [Double]? {
    if let numbers = NumericParts.of(latest) { return numbers }
    return holdsObject ? NumericParts.ofObject(latest as AnyObject) : nil
  }

  override var anyValue: Any { latest }

  override func read(_ body: (UnsafeRawPointer, Any.Type) -> Void) {
    withUnsafePointer(to: latest) { body(UnsafeRawPointer($0), Value.self) }
  }

  override func change(_ body: (UnsafeMutableRawPointer) -> Void) {
    var value = latest
    withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
    _ = inject(value)
  }

  override func inject(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    // Handed on to the main thread, and used nowhere else from then on.
    nonisolated(unsafe) let new = value
    return OnMainThread.run {
      guard let owner else { return false }
      setLatest(new)
      keep?(new)
      knownDigest = nil
      owner.context.host.enqueue(Transaction()) { [weak self] in self?.show(new) }
      return true
    }
  }
}
