import HeadlessUI

/// Where writes come from: a statement of source, with all that it writes in all its instances.
/// Where lines are not known, all writes of states of one name by writers of one name.
struct WriteSite: Hashable {
  private enum Identity: Hashable {
    case line(SourcePlace)
    case writer(String, state: String, key: String?)
  }

  private let identity: Identity

  init(_ write: StateWrite) {
    if let place = write.place {
      identity = .line(SourceStatement.start(of: place))
    } else {
      identity = .writer(write.source?.name ?? "", state: write.state, key: write.source?.key)
    }
  }

  /// The sites that changed a state, in the order in which they first did.
  static func all(in passes: [LayoutPass]) -> [(site: WriteSite, first: StateWrite)] {
    firstOfEach(passes.lazy.flatMap(\.writes))
  }

  /// The sites with what they wrote first in the last pass in which they did, in the order of these.
  static func latest(in passes: [LayoutPass]) -> [(site: WriteSite, first: StateWrite)] {
    var found: [(site: WriteSite, first: StateWrite)] = []
    for pass in passes.reversed() {
      let known = Set(found.map(\.site))
      found.insert(
        contentsOf: firstOfEach(pass.writes).filter { !known.contains($0.site) }, at: 0)
    }
    return found
  }

  private static func firstOfEach(
    _ writes: some Sequence<StateWrite>
  ) -> [(site: WriteSite, first: StateWrite)] {
    var found: [(site: WriteSite, first: StateWrite)] = []
    var known: Set<WriteSite> = []
    for write in writes where write.outcome == .applied {
      let site = WriteSite(write)
      if known.insert(site).inserted { found.append((site, write)) }
    }
    return found
  }
}

extension WriteSite {
  /// The sites that may be to blame: first those that still write in the last passes that are kept,
  /// which is what closes a loop, then those that only began it.
  static func suspects(
    in outcome: LayoutRun.Outcome
  ) -> [(site: WriteSite, first: StateWrite)] {
    let passes = outcome.trail.passes
    let all = WriteSite.all(in: passes)
    guard !outcome.verdict.isSettled, passes.count > 1 else { return all }
    let late = lateSites(in: outcome)
    return all.filter { late.contains($0.site) } + all.filter { !late.contains($0.site) }
  }

  /// The sites that still write in the last passes.
  static func lateSites(in outcome: LayoutRun.Outcome) -> Set<WriteSite> {
    let passes = outcome.trail.passes
    return Set(WriteSite.all(in: Array(passes.suffix(passes.count / 2))).map(\.site))
  }
}

extension Set<WriteSite> {
  /// Holds the writes of these sites back, or changes them.
  func intervention(
    _ decide: @escaping @MainActor (StateWrite, [Double]?, [Double]?) -> WriteIntervention.Decision
  ) -> WriteIntervention {
    WriteIntervention { write, old, new in
      contains(WriteSite(write)) ? decide(write, old, new) : .allow
    }
  }

  /// Holds the writes of these sites back.
  var dropped: WriteIntervention { intervention { _, _, _ in .prevent } }
}
