import HeadlessUI

extension InspectReport {
  /// The report in an order that does not depend on which probes were run where.
  package var sorted: InspectReport {
    var report = self
    report.probes = probes.stablySorted { ($0.source, $0.place?.line ?? 0, $0.name) }
    report.failures = failures.stablySorted { ($0.source, $0.place?.line ?? 0, $0.probe ?? "") }
    report.empty = Array(Set(empty)).sorted()
    report.gate = gate.stablySorted {
      ($0.source, $0.place?.line ?? 0, "\($0.probe ?? "") \($0.finding.rule)")
    }
    return report
  }
}

extension Array {
  /// What has the same key keeps its order.
  fileprivate func stablySorted(_ key: (Element) -> (String, Int, String)) -> [Element] {
    enumerated().map { (key: key($0.element), $0.offset, $0.element) }
      .sorted { $0.key != $1.key ? $0.key < $1.key : $0.1 < $1.1 }
      .map(\.2)
  }
}
