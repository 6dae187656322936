import Observation

extension ViewHost {
  /// Multiplies the numbers of a state, as a write that no code made. False if it has none.
  public func scaleState(id: Int, by factor: Double) -> Bool {
    guard let state = hostState.liveStates.first(where: { $0.id == id }),
      let scaled = NumericParts.mapped(state.anyValue, { $0 * factor })
    else { return false }
    return state.inject(scaled)
  }

  /// What could be made larger in some states, and in the objects that views know.
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

  /// The program's objects that states hold, that told views of a change, and what else these views know.
  private var objects: [AnyObject] {
    var found: [AnyObject] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ begin: (inout ObjectSearch) -> Void) {
      var search = ObjectSearch()
      search.entersLists = false
      begin(&search)
      found += search.objects { object in
        guard TypeMetadata.isObjectOfProgram(type(of: object)),
          !_typeName(type(of: object)).hasPrefix("HeadlessUI."),
          object is any ObservableObject || ViewHost.isObservable(object)
        else { return false }
        return known.insert(ObjectIdentifier(object)).inserted
      }
    }
    for state in hostState.liveStates where state.holdsObject { add { $0.add(state) } }
    for observer in hostState.observers.prefix(ViewHost.maximumObservers) {
      add { $0.add(observer) }
    }
    return found
  }

  private static let maximumObservers = 100

  private static func isObservable(_ object: AnyObject) -> Bool {
    if #available(macOS 14, *) { object is any Observable } else { false }
  }
}
