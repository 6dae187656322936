import LayoutProbe

extension ProbeRunner {
  /// The reports of probes, one after the other.
  func reports(_ probes: [Probe]) async -> [ProbeReport] {
    var reports: [ProbeReport] = []
    for probe in probes { reports.append(await report(probe)) }
    return reports
  }

  /// The report of a probe.
  func report(_ probe: Probe) async -> ProbeReport { await run(probe) }
}
