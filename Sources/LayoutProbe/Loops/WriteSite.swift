import HeadlessUI

/// Where writes come from and go to: all those of one state by one writer.
struct WriteSite: Hashable {
  var state: String
  var stateID: Int
  var writer: String
  var path: String
  var key: String?

  init(_ write: StateWrite) {
    state = write.state
    stateID = write.stateID
    writer = write.source?.name ?? ""
    path = write.source?.path ?? ""
    key = write.source?.key
  }

  /// The sites that changed a state, in the order in which they first did.
  static func all(in passes: [LayoutPass]) -> [(site: WriteSite, first: StateWrite)] {
    var found: [(site: WriteSite, first: StateWrite)] = []
    var known: Set<WriteSite> = []
    for write in passes.lazy.flatMap(\.writes) where write.outcome == .applied {
      let site = WriteSite(write)
      if known.insert(site).inserted { found.append((site, write)) }
    }
    return found
  }

  /// Holds the writes of this site back, or changes them.
  func intervention(
    _ decide: @escaping @MainActor (StateWrite, [Double]?, [Double]?) -> WriteIntervention.Decision
  ) -> WriteIntervention {
    let site = self
    return WriteIntervention { write, old, new in
      WriteSite(write) == site ? decide(write, old, new) : .allow
    }
  }

  static let drop: @MainActor (StateWrite, [Double]?, [Double]?) -> WriteIntervention.Decision = {
    _, _, _ in .prevent
  }
}
