import HeadlessUI

/// The writes without which a run settles: of one line, or of several that must go together.
struct LoopCause {
  /// The sites, with the first write of each, in the order in which they first wrote.
  var sites: [(site: WriteSite, first: StateWrite)]
  /// Other sites of the cycle: the run settles without any of them too.
  var partners: Set<WriteSite> = []

  var all: Set<WriteSite> { Set(sites.map(\.site)) }

  /// Looks for one site that is enough, then for as few as possible that are enough together.
  ///
  /// - Parameters:
  ///   - lateSites: those that still write in the last passes.
  ///   - settles: whether the run settles without the writes of these sites.
  @MainActor
  static func find(
    among sites: [(site: WriteSite, first: StateWrite)], lateSites: Set<WriteSite>,
    settles: (Set<WriteSite>) async -> Bool
  ) async -> LoopCause? {
    for (index, candidate) in sites.enumerated() where await settles([candidate.site]) {
      var cause = LoopCause(sites: [candidate])
      for (other, _) in sites[(index + 1)...] where lateSites.contains(other) {
        if await settles([other]) { cause.partners.insert(other) }
      }
      return cause
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
