import HeadlessUI

extension InspectReport {
  /// One report of several, such as those of shards. What more than one of them says, in the very
  /// same words, is said once.
  public init(merging reports: [InspectReport]) {
    self.init(probes: [], failures: [])
    for report in reports {
      func added<Element: Equatable>(_ more: [Element], to all: [Element]) -> [Element] {
        var known = all
        // As often as it is in one of them: a report may have equal probes of its own.
        return all
          + more.filter { element in
            guard let index = known.firstIndex(of: element) else { return true }
            known.remove(at: index)
            return false
          }
      }
      probes = added(report.probes, to: probes)
      failures = added(report.failures, to: failures)
      gate = added(report.gate, to: gate)
      empty += report.empty
      failLevel = failLevel ?? report.failLevel
    }
    self = sorted
  }
}
