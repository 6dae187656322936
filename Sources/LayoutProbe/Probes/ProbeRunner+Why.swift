import HeadlessUI

extension ProbeRunner {
  /// Lays a probe out until it comes to rest, and says why a node has its size and place.
  ///
  /// - Parameters:
  ///   - path: the path of the node, or the end of it.
  ///   - wanted: another size, for which the smallest single change is looked for; nil for none, and
  ///     a length that is nil may be any.
  public func why(
    _ probe: Probe, _ path: String, not wanted: ProposedViewSize? = nil
  ) async -> ProbeReport {
    var report = ProbeReport(naming: probe)
    guard case .view(let make) = probe.subject else { return report }
    let (size, environment) = window(of: probe, make)
    report.window = size
    let recorded = { (log: ReasonLog?) in
      let host = ViewHost.following { ViewHost(make(), size: size, environment: environment) }
      host.horizon = limits.horizon
      host.reasons = log
      return host
    }
    let host = recorded(ReasonLog())
    let outcome = await LayoutRun(host, in: size, limits) { recorded(nil) }.run()
    report.loop = Settling(limits: limits).report(outcome)
    report.why = why(host, path, not: wanted)
    return report
  }

  private func why(
    _ host: ViewHost, _ path: String, not wanted: ProposedViewSize?
  ) -> WhyReport {
    let nodes = host.tree.preorder
    let paths = nodes.map(\.path)
    let (index, similar) = WhyReport.find(path, among: paths)
    guard let index else {
      return WhyReport(
        path: nil, lines: [], candidates: similar.isEmpty ? paths : similar,
        isAmbiguous: !similar.isEmpty)
    }
    let reference = nodes[index].reference
    let text = WhyText(chain: host.reasons(of: reference), frame: nodes[index].frame)
    var report = WhyReport(
      path: paths[index], lines: text.lines, candidates: [], isAmbiguous: false)
    report.nodes = zip([reference] + reference.around, text.linesOfNodes).map {
      WhyNode(path: $0.path, name: $0.fullName, line: $1)
    }
    if let wanted, nodes[index].frame != nil {
      report.whyNot = SizeWish(host, reference, wants: wanted).report
    }
    return report
  }
}
