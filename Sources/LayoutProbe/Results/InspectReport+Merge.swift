import HeadlessUI

extension InspectReport {
  /// One report of several, such as those of shards. What more than one of them says, in the very
  /// same words, is said once. A shard whose report is missing is a finding.
  ///
  /// - Parameter isPartial: Whether shards may be missing.
  public init(merging reports: [InspectReport], isPartial: Bool = false) {
    self.init(probes: [], failures: [])
    for report in reports {
      probes.merge(report.probes) { "\($0.source): \($0.name)" }
      failures.merge(report.failures) { "\($0.source): \($0.probe ?? "")" }
      gate.merge(report.gate) { "\($0.source): \($0.probe ?? "")" }
      empty += report.empty
      standIns += report.standIns
      failLevel = failLevel ?? report.failLevel
    }
    if !isPartial { gate += InspectReport.missing(reports).map(CheckedFinding.missing) }
    self = sorted
  }
}

extension Array where Element: Equatable {
  /// Adds what is not there as often as in the others: a report may have equal probes of its own.
  /// Only elements of the same key are compared.
  fileprivate mutating func merge(_ others: [Element], by key: (Element) -> String) {
    var known = Dictionary(grouping: self, by: key)
    for element in others {
      if let index = known[key(element)]?.firstIndex(of: element) {
        known[key(element)]?.remove(at: index)
      } else {
        append(element)
      }
    }
  }
}
