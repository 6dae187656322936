import Foundation

/// What is common to the places where states keep their values.
class AnyStateLocation: @unchecked Sendable {
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

  /// The value for somebody who replays a run.
  var anyValue: Any { () }

  /// The numbers in the value; nil if it is not made of numbers.
  var numbers: [Double]? { NumericParts.of(anyValue) }

  /// Sets the value as a write would that nobody made. False if the type does not match.
  func inject(_ value: Any) -> Bool { false }
}

/// Where the value of a state lives, and who read it.
final class StateLocation<Value>: AnyStateLocation, BindingLocation, @unchecked Sendable {
  // Only touched on the main thread, where views are evaluated; SwiftUI's `State` is sendable too.
  /// What bodies and layouts see: writes come in with the next pass.
  private var shown: Value
  /// What was written last.
  private var latest: Value
  private weak var owner: AnyElement?
  private var readers: [ObjectIdentifier: WeakElement] = [:]

  private struct WeakElement {
    weak var element: AnyElement?
  }

  @MainActor
  init(_ value: Value, name: String, owner: AnyElement?) {
    shown = value
    latest = value
    self.owner = owner
    super.init(id: owner?.context.host.nextStateID() ?? 0, name: name)
    owner?.context.host.register(self)
  }

  /// The element answers for the place from here on if the one that did is gone.
  @MainActor
  func keepOwned(by element: AnyElement) {
    if owner?.isAlive != true { owner = element }
  }

  func get() -> Value {
    OnMainThread.run {
      if let reader = Evaluation.current {
        readers[ObjectIdentifier(reader)] = WeakElement(element: reader)
      }
      return isUpdating ? shown : latest
    }
  }

  func peek() -> Value { OnMainThread.run { isUpdating ? shown : latest } }

  @MainActor
  private var isUpdating: Bool {
    Evaluation.current != nil || owner?.context.layout.isLayingOut == true
  }

  func set(_ value: Value, _ transaction: Transaction) {
    guard MainQueue.isCurrent || isBeingLaidOut else {
      // As SwiftUI does with a complaint: the write comes in on the main thread.
      nonisolated(unsafe) let value = value
      nonisolated(unsafe) let transaction = transaction
      let (source, part) = (WriteSource.current, WriteSource.part)
      DispatchQueue.main.async {
        if let source {
          WriteSource.during(source, part: part) { self.write(value, transaction) }
        } else {
          self.write(value, transaction)
        }
      }
      return
    }
    write(value, transaction)
  }

  /// True on the thread that lays out, whichever it is.
  private var isBeingLaidOut: Bool {
    OnMainThread.run { owner?.context.layout.isLayingOut == true }
  }

  private func write(_ newValue: Value, _ newTransaction: Transaction) {
    nonisolated(unsafe) let (new, transaction) = (newValue, newTransaction)
    OnMainThread.run {
      guard let context = owner?.context else {
        (shown, latest) = (new, new)
        return
      }
      let host = context.host
      if context.layout.isProbing { return }
      let phase: StateWrite.Phase =
        context.layout.isLayingOut
        ? .layout : Evaluation.current != nil ? .body : host.isRunningActions ? .action : .outside
      var write = StateWrite(
        pass: host.passNumber, state: name, stateID: id, source: WriteSource.current?.description,
        phase: phase, old: WriteSource.part?.old ?? ValueText.short(latest),
        new: WriteSource.part?.new ?? ValueText.short(new), outcome: .applied,
        hasSameContent: false)
      defer { host.record(write) }
      guard phase != .layout && phase != .body else {
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
      write.hasSameContent = ContentDigest.of(latest) == ContentDigest.of(new)
      var accepted = new
      if let intervention = host.intervention {
        switch intervention(write, latest, new) {
        case .allow: break
        case .prevent:
          write.outcome = .prevented
          return
        case .replace(let other):
          if let other = other as? Value { accepted = other }
        }
      }
      guard !ValueComparison.areEqual(latest, accepted) else {
        write.outcome = .prevented
        return
      }
      latest = accepted
      host.enqueue(transaction) { [weak self] in self?.show(accepted) }
    }
  }

  @MainActor
  private func show(_ value: Value) {
    shown = value
    for reader in readers.values {
      guard let element = reader.element, element.isAlive else { continue }
      element.context.host.markDirty(element)
    }
    readers.removeAll(keepingCapacity: true)
  }

  override var contentDigest: UInt64 { ContentDigest.of(latest) }

  override var anyValue: Any { latest }

  override func inject(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    nonisolated(unsafe) let new = value
    return OnMainThread.run {
      guard let owner else { return false }
      latest = new
      owner.context.host.enqueue(Transaction()) { [weak self] in self?.show(new) }
      return true
    }
  }
}
