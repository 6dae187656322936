import HeadlessUI

/// Checks that a view, and every layout in it, keeps the size contract; nil if it does.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - level: the least severity that is a failure.
///   - rules: which rules count, and how much.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifySizeContract<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, failingAt level: Severity = .error,
  rules: RuleSettings = RuleSettings(), in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.view(view, in: window)
    .verified(.contract(failingAt: level, rules))
}

/// Checks that a model keeps the size contract; see
/// ``verifySizeContract(_:failingAt:rules:in:)``.
@MainActor
public func verifySizeContract(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable,
  failingAt level: Severity = .error, rules: RuleSettings = RuleSettings(),
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window)
    .verified(.contract(failingAt: level, rules))
}

extension LayoutCheck {
  /// No rule is broken; loops are left out for who looks at these by itself.
  package static func contract(
    failingAt level: Severity, _ rules: RuleSettings, includingLoops: Bool = true
  ) -> LayoutCheck {
    LayoutCheck { report in
      let findings = report.findings.map(rules.applied(to:)).filter {
        $0.suppression == nil && $0.severity >= level
          && (includingLoops || $0.family != .loop)
      }
      guard !findings.isEmpty else { return nil }
      let count = findings.count == 1 ? "the contract" : "the contract in \(findings.count) ways"
      let details = findings.flatMap { finding in
        AssertionText.finding(finding)
          + (finding.family == .loop ? report.loop.map(AssertionText.loop) ?? [] : [])
      }
      return Failure(headline: "\(report.name) breaks \(count)", details: details)
    }
  }
}
