import Observation

extension ViewHost {
  /// Multiplies the numbers of a state, as a write that no code made. False if it has none.
  public func scaleState(id: Int, by factor: Double) -> Bool {
    guard let state = hostState.liveStates.first(where: { $0.id == id }),
      let scaled = NumericParts.mapped(state.anyValue, { $0 * factor })
    else { return false }
    return state.inject(scaled)
  }

  /// What could be made larger in some states, and in the objects that told views of a change.
  package func parts(ofStates states: Set<Int>) -> [StatePart] {
    hostState.liveStates.filter { states.contains($0.id) && !$0.holdsObject }
      .flatMap { StatePart.parts(of: $0) } + objects.flatMap { StatePart.parts(of: $0) }
  }

  /// Makes a part larger, as a write that no code made: goes on with a list or a text, before or after what
  /// there is, until it is so many times as long; multiplies numbers.
  package func enlarge(_ part: StatePart, by factor: Double, atFront: Bool = false) {
    guard part.enlarge(by: factor, atFront: atFront) else { return }
    let observers = hostState.observers
    hostState.enqueue(Transaction()) {
      for observer in observers where observer.isAlive {
        observer.context.host.markDirty(observer)
      }
    }
  }

  /// The program's objects that told views of a change, and what else these views know.
  private var objects: [AnyObject] {
    var search = ObjectSearch(maximumValues: 4_000)
    for observer in hostState.observers { search.add(observer) }
    return search.objects {
      guard TypeMetadata.isObjectOfProgram(type(of: $0)) else { return false }
      if #available(macOS 14, *), $0 is any Observable { return true }
      return $0 is any ObservableObject
    }
  }
}
