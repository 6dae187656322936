import HeadlessUI

/// How often which state was written, over all passes.
struct WriteTally {
  /// All states of one name: those of one property in many instances of a view.
  struct Entry {
    var state: String
    /// The ids of the states.
    var instances: Set<Int> = []
    var writers: [String] = []
    var places: [SourcePlace] = []
    var applied = 0
    var equal = 0
    var dropped = 0
    /// How often it was changed through which layout value key, or property of a layout.
    var keys: [String: Int] = [:]
  }

  /// In the order of the first write.
  private(set) var entries: [Entry] = []
  private var order: [String: Int] = [:]

  private static let maximumStates = 10_000

  mutating func add(_ writes: [StateWrite]) {
    for write in writes {
      let index: Int
      if let known = order[write.state] {
        index = known
      } else {
        guard entries.count < WriteTally.maximumStates else { continue }
        index = entries.count
        order[write.state] = index
        entries.append(Entry(state: write.state))
      }
      entries[index].instances.insert(write.stateID)
      if let writer = write.source?.name, !entries[index].writers.contains(writer) {
        entries[index].writers.append(writer)
      }
      if let place = write.place, !entries[index].places.contains(place) {
        entries[index].places.append(place)
      }
      switch write.outcome {
      case .applied:
        entries[index].applied += 1
        if let key = write.source?.key { entries[index].keys[key, default: 0] += 1 }
      case .equal: entries[index].equal += 1
      case .dropped: entries[index].dropped += 1
      case .prevented: break
      }
    }
  }
}
