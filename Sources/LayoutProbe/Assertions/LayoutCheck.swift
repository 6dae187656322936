import HeadlessUI

/// Something that is expected of a layout, and can be told from its report.
@MainActor
package struct LayoutCheck {
  /// Sizes that the layout must be asked for.
  var requests: [SizeRequest] = []
  /// Whether the budget of the test does not count: what has no end has no costs.
  var ignoresBudget = false
  /// What is not as expected; nil if all is.
  let failure: @MainActor (ProbeReport) -> Failure?

  /// What is not as expected.
  package struct Failure {
    /// The verdict.
    var headline: String
    /// What shows it, and what would help.
    var details: [String] = []
    /// What was recorded and what is now, if that is what differs.
    var comparison: RecordComparison?
    /// Whether there is something to look at: not if it only says what was done.
    var isAboutLayout = true
  }
}

/// A layout that was laid out once, for everything that is expected of it.
@MainActor
package struct InspectedLayout {
  /// What was laid out.
  let probe: Probe
  /// Under which conditions; nil for the usual ones.
  let variant: LayoutVariant?
  /// The report of the layout: findings, sizes, passes.
  package let report: ProbeReport

  /// Lays a probe out and asks it for all sizes that the checks need.
  package init(
    _ probe: Probe, for checks: [LayoutCheck], variant: LayoutVariant? = nil
  ) async {
    var requests: [SizeRequest] = []
    for request in checks.flatMap(\.requests) where !requests.contains(request) {
      requests.append(request)
    }
    self.probe = probe
    self.variant = variant
    report = await ProbeRunner(
      requests: requests, environment: variant?.environment ?? EnvironmentValues()
    ).run(probe)
  }

  /// What a test says if something is not as expected; nil if all is.
  package func verify(_ check: LayoutCheck) -> String? {
    check.failure(report).map(text)
  }

  /// What is said if laying out costs more than the test's budget; nil if it has none, or keeps to it.
  package func verifyBudget() -> String? {
    Budget.inForce.flatMap { verify(.budget($0)) }
  }

  private func text(_ failure: LayoutCheck.Failure) -> String {
    let named = variant?.description ?? ""
    var lines = [(named.isEmpty ? "" : "\(named): ") + failure.headline]
    lines += failure.details.map { "  " + $0 }
    guard failure.isAboutLayout, let trace = AssertionTrace.current else {
      return lines.joined(separator: "\n")
    }
    trace.evidence = AssertionEvidence(layout: self, comparison: failure.comparison)
    if let hint = trace.site.flatMap({ ReproductionHint(site: $0, layout: self).text }) {
      lines.append("  see it: " + hint)
    }
    return lines.joined(separator: "\n")
  }
}

extension Probe {
  /// Lays the probe out for one check, and for the budget of the test.
  @MainActor
  func verified(_ check: LayoutCheck) async -> String? {
    let layout = await InspectedLayout(self, for: [check])
    return layout.verify(check) ?? (check.ignoresBudget ? nil : layout.verifyBudget())
  }
}
