import HeadlessUI

extension ProbeRunner {
  /// Lays a probe out until it comes to rest, and says what caused each evaluation of a view's body.
  ///
  /// - Parameter view: the name of the view's type.
  public func whyBody(_ probe: Probe, _ view: String) async -> ProbeReport {
    var report = ProbeReport(naming: probe)
    guard case .view(let make) = probe.subject else { return report }
    let (size, environment) = window(of: probe, make)
    report.window = size
    let logged = { (log: BodyLog?) in
      let host = ViewHost.following {
        ViewHost(
          make(), size: size, environment: environment, observer: nil, isDrawn: false, bodyLog: log)
      }
      host.horizon = limits.horizon
      host.locatesWrites = true
      return host
    }
    let log = BodyLog()
    let host = logged(log)
    let outcome = await LayoutRun(host, in: size, limits) { logged(nil) }.run()
    for step in probe.steps {
      host.follow { step.action() }
      host.extendHorizon(by: limits.horizon)
      _ = await LayoutRun(host, in: size, limits).run()
    }
    report.loop = Settling(limits: limits).report(outcome)
    let types = Set(log.evaluations.map(\.type)).sorted()
    report.why =
      types.contains(view)
      ? WhyReport(
        path: view, lines: BodyText(view, log.evaluations).lines, candidates: [],
        isAmbiguous: false)
      : WhyReport(path: nil, lines: [], candidates: types, isAmbiguous: false)
    return report
  }
}
