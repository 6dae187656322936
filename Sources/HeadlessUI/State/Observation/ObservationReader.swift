import Foundation
#if os(Linux)
  @_spi(SwiftUI) import Observation
#else
  import Observation
#endif

/// Hands changes of observable properties that a body has read on to the main thread.
final class ObservationReader: @unchecked Sendable {
  private weak var element: AnyElement?
  /// The number that the evaluation has once it has ended.
  private let evaluation: UInt16
  private let noting: Locked<WriteNoting>

  @MainActor
  init(_ element: AnyElement) {
    self.element = element
    // Of the one under way.
    evaluation = element.evaluation &+ 1
    noting = element.context.host.noting
  }

  /// The element, if what it read is still its own.
  @MainActor
  private var reading: AnyElement? {
    guard let element, element.isAlive, element.evaluation == evaluation else { return nil }
    return element
  }

  #if os(Linux)
    // The public function tells of the first change only, and of no value. Where several properties are
    // written before the body is evaluated again, each is a write of its own: any of them may keep a
    // loop going, and a replay has to leave it out alone.

    /// The properties that are going to be taken in.
    private var taken: Set<AnyKeyPath> = []
    /// Changes under way: setters may set other properties.
    private var pending: [Change] = []
    /// Who began to write a property elsewhere than where views are: after a write in place, such as
    /// `count += 1`, the program is at the next line, or at the end of an asynchronous function.
    private let begun = Locked<[AnyKeyPath?: CallTrace]>([:])

    private struct Change {
      let keyPath: AnyKeyPath?
      let property: ObservedProperty?
      let trace: CallTrace?
      /// How many writes of the property had been undone before.
      let undone: Int
      let isSkipped: Bool
    }

    func propertyWillChange(_ tracking: ObservationTracking) {
      guard ThreadContext.isOfViews else {
        guard noting.withLock(\.isLocated), let trace = CallTrace.capture() else { return }
        return begun.withLock { $0[tracking.changed] = trace }
      }
      guard !ThreadContext.current.undoesWrite else { return }
      // Otherwise each write would be told to all evaluations since the first.
      guard OnMainThread.run({ reading != nil }) else { return tracking.cancel() }
      let noting = noting.withLock(\.self)
      let isSkipped = !noting.isJudged && tracking.changed.map { taken.contains($0) } ?? false
      let isNoted = !isSkipped && (noting.isLocated || noting.isJudged)
      pending.append(
        Change(
          keyPath: tracking.changed,
          property: isNoted ? OnMainThread.run { property(tracking.changed) } : nil,
          trace: !isSkipped && noting.isLocated ? CallTrace.capture() : nil,
          undone: ThreadContext.current.undoneWrites(of: tracking.changed), isSkipped: isSkipped))
    }

    func propertyDidChange(_ tracking: ObservationTracking) {
      guard ThreadContext.isOfViews else {
        let trace = begun.withLock { $0.removeValue(forKey: tracking.changed) }
        DispatchQueue.main.async { self.take(tracking, trace, nil) }
        return
      }
      guard !ThreadContext.current.undoesWrite,
        let index = pending.lastIndex(where: { $0.keyPath == tracking.changed })
      else { return }
      let change = pending[index]
      pending.removeSubrange(index...)
      guard !change.isSkipped else { return }
      OnMainThread.run {
        // What another reader's host has undone never was.
        guard change.undone == ThreadContext.current.undoneWrites(of: change.keyPath) else {
          return
        }
        self.take(tracking, change.trace, change.property?.write)
      }
    }

    @MainActor
    private func property(_ keyPath: AnyKeyPath?) -> ObservedProperty? {
      // A body that writes would depend on what is read here.
      guard let keyPath, let element, Evaluation.current == nil else { return nil }
      return ObservedProperty(keyPath, readBy: element)
    }

    @MainActor
    private func take(
      _ tracking: ObservationTracking, _ trace: CallTrace?, _ write: ObservedProperty.Write?
    ) {
      guard let element = reading else { return tracking.cancel() }
      let host = element.context.host
      let thread = ThreadContext.current
      let outer = thread.objectWrite
      thread.objectWrite = write.map { ObjectWrite(old: $0.old, new: $0.new) }
      let root = tracking.changed.map { Swift.type(of: $0).rootType }
      let name = (root as? any NamedState.Type)?.stateName ?? StateWrite.unknownProperty
      let isTaken = host.objectWillChange(name, nil, for: element, trace)
      let decision = thread.objectWrite?.decision
      thread.objectWrite = outer
      switch decision {
      case .prevent: write?.undo()
      case .replace(let other): write?.set(to: other)
      case .allow, nil: break
      }
      guard isTaken else { return }
      if let property = tracking.changed { taken.insert(property) }
      host.enqueue(Transaction.current) { tracking.cancel() }
    }
  #endif

  func propertyWillChange() {
    let trace = noting.withLock(\.isLocated) ? CallTrace.capture() : nil
    if ThreadContext.isOfViews {
      OnMainThread.run { self.mark(trace) }
    } else {
      DispatchQueue.main.async { self.mark(trace) }
    }
  }

  @MainActor
  private func mark(_ trace: CallTrace?) {
    guard let element = reading else { return }
    element.context.host.objectWillChange(StateWrite.unknownProperty, nil, for: element, trace)
  }
}
