#if !canImport(SwiftData)
  import Foundation
  import Observation

  /// The objects of a store: what is inserted, and what relationships of that lead to.
  // The objects are only touched with the lock held.
  final class ModelObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [any PersistentModel] = []
    private var known: Set<ObjectIdentifier> = []
    /// Those of all whose classes have relationships.
    private var related: [any PersistentModel] = []
    /// Those of all that are of a type, for the types that were asked for.
    private var byType: [ObjectIdentifier: Kept] = [:]
    /// They stay alive, so that no other object is taken for one of them.
    private var removed: [ObjectIdentifier: any PersistentModel] = [:]
    private var connected: Set<Pair> = []

    /// An object and what one of its relationships has led to.
    private struct Pair: Hashable {
      let object: ObjectIdentifier
      let offset: Int
      let model: ObjectIdentifier
    }

    /// The objects of a type among the first of all.
    private struct Kept {
      var objects: Any
      var looked: Int
    }

    private let registrar = ObservationRegistrar()
    init() {}
    func add(_ object: any PersistentModel) {
      let isNew = lock.withLock {
        removed[ObjectIdentifier(object)] = nil
        return !known.contains(ObjectIdentifier(object))
      }
      if isNew { change { takeIn(object) } }
    }

    private func takeIn(_ object: any PersistentModel) {
      guard known.insert(ObjectIdentifier(object)).inserted else { return }
      all.append(object)
      if !ModelRelationships.of(Swift.type(of: object)).isEmpty { related.append(object) }
    }

    // What is deleted leaves relationships when objects are next asked for: code that changes one may be
    // what deletes.
    func remove(_ object: any PersistentModel) {
      lock.withLock { removed[ObjectIdentifier(object)] = object }
      change {
        known.remove(ObjectIdentifier(object))
        all.removeAll { $0 === object }
        related.removeAll { $0 === object }
        byType = [:]
      }
    }

    func removeAll() {
      change {
        known = []
        all = []
        related = []
        byType = [:]
      }
    }

    func of<T>(_ type: T.Type) -> [T] {
      lock.withLock {
        connect()
        let kept = byType[ObjectIdentifier(T.self)]
        var objects = kept?.objects as? [T] ?? []
        objects += all.dropFirst(kept?.looked ?? 0).compactMap { $0 as? T }
        byType[ObjectIdentifier(T.self)] = Kept(objects: objects, looked: all.count)
        return objects
      }
    }

    /// Takes in what relationships of objects lead to, and sets their other sides: once for each pair, so that
    /// what is taken out on one side is not put back for the other.
    private func connect() {
      var next = 0
      while next < related.count {
        let object = related[next]
        next += 1
        for property in ModelRelationships.of(Swift.type(of: object)) {
          for model in property.models(of: object) {
            let id = ObjectIdentifier(model)
            if removed[id] != nil {
              property.change(of: object, .remove(model))
              continue
            }
            takeIn(model)
            guard let inverse = property.inverse else { continue }
            let pair = Pair(object: ObjectIdentifier(object), offset: property.offset, model: id)
            guard connected.insert(pair).inserted else { continue }
            connected.insert(
              Pair(object: id, offset: inverse.offset, model: ObjectIdentifier(object)))
            inverse.change(of: model, .add(object))
          }
        }
      }
    }

    /// Has the view that is evaluated follow what is inserted and deleted.
    func observe() { registrar.access(self, keyPath: \.count) }

    private var count: Int { lock.withLock { all.count } }

    private func change(_ body: () -> Void) {
      registrar.withMutation(of: self, keyPath: \.count) { lock.withLock(body) }
    }
  }

  extension ModelObjects: Observable, NamedState {
    static var stateName: String { "models of the ModelContext" }
  }
#endif
