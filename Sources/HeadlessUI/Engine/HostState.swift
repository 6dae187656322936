import Foundation

/// What all elements of one hosted view share: the layout context and the list of work to do.
final class HostState {
  let layout = LayoutContext()

  /// Views nested deeper than this are taken for a body that contains itself.
  static let maximumDepth: Int32 = 60_000

  /// Elements whose body must be evaluated again, by identity.
  private var dirty: [ObjectIdentifier: AnyElement] = [:]
  /// Elements whose list of nodes changed below them.
  private var restructured: [ObjectIdentifier: AnyElement] = [:]

  var hasWork: Bool { !dirty.isEmpty || !restructured.isEmpty }

  @MainActor
  func markDirty(_ element: AnyElement) { dirty[ObjectIdentifier(element)] = element }

  @MainActor
  func isDirty(_ element: AnyElement) -> Bool {
    !dirty.isEmpty && dirty[ObjectIdentifier(element)] != nil
  }

  @MainActor
  func markRestructured(_ element: AnyElement) {
    restructured[ObjectIdentifier(element)] = element
  }

  /// Evaluates what is dirty, outermost first, so that nothing is evaluated that is about to go.
  @MainActor
  func flush() {
    while hasWork {
      while let next = dirty.values.min(by: { $0.isBefore($1) }) {
        dirty[ObjectIdentifier(next)] = nil
        if next.isAlive { next.evaluateAgain() }
      }
      // Innermost first: an outer list is made of inner ones.
      while let next = restructured.values.max(by: { $0.isBefore($1) }) {
        restructured[ObjectIdentifier(next)] = nil
        if next.isAlive { next.collectAgain() }
      }
    }
  }

  /// The element's body was evaluated on its parent's behalf.
  @MainActor
  func isClean(_ element: AnyElement) { dirty[ObjectIdentifier(element)] = nil }
}
