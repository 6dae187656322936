import HeadlessUI

extension InspectReport {
  /// The report in an order that does not depend on which probes were run where.
  package var sorted: InspectReport {
    var report = self
    report.probes = probes.sorted { ($0.source, $0.place?.line ?? 0, $0.name) }
    report.failures = failures.sorted { ($0.source, $0.place?.line ?? 0, $0.probe ?? "") }
    report.empty = Array(Set(empty)).sorted()
    report.standIns = Array(Set(standIns)).sorted()
    report.gate = gate.sorted {
      ($0.source, $0.place?.line ?? 0, "\($0.probe ?? "") \($0.finding.rule)")
    }
    return report
  }
}

extension Array {
  /// What has the same key keeps its order.
  fileprivate func sorted(_ key: (Element) -> (String, Int, String)) -> [Element] {
    sorted { key($0) < key($1) }
  }
}
