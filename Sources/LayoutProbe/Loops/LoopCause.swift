import HeadlessUI

/// The writes without which a run settles: of one line, or of several that must go together.
struct LoopCause {
  /// The sites, with the first write of each, in the order in which they first wrote.
  var sites: [(site: WriteSite, first: StateWrite)]

  var all: Set<WriteSite> { Set(sites.map(\.site)) }

  /// Looks for one site that is enough, then for as few as possible that are enough together.
  ///
  /// - Parameter settles: whether the run settles without the writes of these sites.
  @MainActor
  static func find(
    among sites: [(site: WriteSite, first: StateWrite)],
    settles: (Set<WriteSite>) async -> Bool
  ) async -> LoopCause? {
    for candidate in sites where await settles([candidate.site]) {
      return LoopCause(sites: [candidate])
    }
    guard sites.count > 1, await settles(Set(sites.map(\.site))) else { return nil }
    var needed = sites
    for candidate in sites.reversed() where needed.count > 2 {
      let without = needed.filter { $0.site != candidate.site }
      if await settles(Set(without.map(\.site))) { needed = without }
    }
    return LoopCause(sites: needed)
  }
}
