import LayoutProbe

/// Models of which it is known by construction what becomes of them.
///
/// A check that finds nothing means something only if the same program on the same machine finds
/// these.
struct SelfTest: Sendable {
  /// A model and what must be said about it.
  struct Model: Sendable {
    var probe: Probe
    var expected: Expectation
  }

  /// What must be said about a model.
  enum Expectation: Equatable, Sendable {
    /// It settles, in so many passes.
    case settles(passes: Int)
    /// It never settles: the rule, and the period if there is one.
    case loops(rule: String, period: Int?)
    /// It breaks a rule of the contract.
    case breaks(rule: String)
    /// It does not come back, in this way.
    case dies(ProbeFailure.Kind)
  }

  let models: [Model]

  var probes: [Probe] { models.map(\.probe) }

  /// - Parameter seed: what is drawn from it are lengths: of approaches, periods, steps.
  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    let slow = Int.random(in: 8...40, using: &random)
    let period = Int.random(in: 3...9, using: &random)
    let growth = Int.random(in: 1...20, using: &random)
    models =
      Self.feedbackModels(slow: slow, period: period, growth: growth) + Self.brokenModels
  }

  private static func feedbackModels(slow: Int, period: Int, growth: Int) -> [Model] {
    func feedback(_ name: String, _ next: @escaping @Sendable (Int) -> Int) -> Probe {
      Probe(name, file: "self-test", line: 1) { FeedbackModel(next: next) }
    }
    return [
      Model(
        probe: Probe("still", file: "self-test", line: 1) { Color.red },
        expected: .settles(passes: 1)),
      Model(probe: feedback("writes once") { _ in 0 }, expected: .settles(passes: 1)),
      Model(
        probe: feedback("approaches in \(slow) steps") { min($0 + 1, slow) },
        expected: .settles(passes: slow + 1)),
      Model(
        probe: feedback("two by turns") { 1 - $0 },
        expected: .loops(rule: "loop-oscillating", period: 2)),
      Model(
        probe: feedback("\(period) by turns") { ($0 + 1) % period },
        expected: .loops(rule: "loop-oscillating", period: period)),
      Model(
        probe: feedback("grows by \(growth)") { $0 + growth },
        expected: .loops(rule: "loop-diverging", period: nil)),
      Model(
        probe: Probe("a fresh value each time", file: "self-test", line: 1) { ChurningModel() },
        expected: .loops(rule: "loop-churning", period: nil)),
    ]
  }

  private static var brokenModels: [Model] {
    func sizes(_ name: String, _ size: @escaping @Sendable (ProposedViewSize, Int) -> CGSize)
      -> Probe
    {
      Probe(name, file: "self-test", line: 1) {
        let calls = CallNumber()
        return AnsweringModel { size($0, calls.next()) }() { Color.red }
      }
    }
    return [
      Model(
        probe: sizes("minimum above maximum") { proposal, _ in
          CGSize(width: proposal.width == .infinity ? 10 : 50, height: 10)
        }, expected: .breaks(rule: "size-inverted")),
      Model(
        probe: sizes("infinite for nothing") { proposal, _ in
          CGSize(width: proposal.width ?? .infinity, height: 10)
        }, expected: .breaks(rule: "size-not-finite")),
      Model(
        probe: sizes("another answer each time") { _, call in
          CGSize(width: CGFloat(10 + call % 7), height: 10)
        }, expected: .breaks(rule: "size-impure")),
      Model(
        probe: Probe("writes while it lays out", file: "self-test", line: 1) { WritingModel() },
        expected: .breaks(rule: "write-during-layout")),
      Model(
        probe: sizes("crashes") { proposal, _ in
          CGSize(width: [10, 20][Int(proposal.width ?? 7)], height: 10)
        }, expected: .dies(.crash)),
      Model(
        probe: sizes("never returns") { _, _ in
          while true { sleep(1) }
        }, expected: .dies(.timeout)),
    ]
  }

  /// What is said about a model in a report; nil if it is what must be said.
  func complaint(about model: Model, in report: InspectReport) -> String? {
    let name = model.probe.name
    let failure = report.failures.first { $0.probe == name }
    if case .dies(let kind) = model.expected {
      guard failure?.kind != kind else { return nil }
      return failure.map { "\($0.kind.rawValue): \($0.message)" } ?? "returned"
    }
    if let failure { return "\(failure.kind.rawValue): \(failure.message)" }
    guard let probe = report.probes.first(where: { $0.name == name }), let loop = probe.loop else {
      return "was not run"
    }
    let rules = Set(probe.findings.filter { $0.severity == .error }.map(\.rule))
    let isAsExpected =
      switch model.expected {
      case .settles(let passes): loop.verdict == .settled(passes: passes) && rules.isEmpty
      case .loops(let rule, let period):
        rules == [rule] && (period == nil || loop.verdict.period == period)
      case .breaks(let rule): loop.verdict.isSettled && rules.contains(rule)
      case .dies: false
      }
    guard !isAsExpected else { return nil }
    return "\(loop.verdict) [\(rules.sorted().joined(separator: ", "))]"
  }
}

extension LoopVerdict {
  fileprivate var period: Int? {
    if case .oscillating(let period, _) = self { return period }
    return nil
  }
}

extension SelfTest.Expectation: CustomStringConvertible {
  var description: String {
    switch self {
    case .settles(let passes): "settles in \(passes) \(passes == 1 ? "pass" : "passes")"
    case .loops(let rule, let period): rule + (period.map { ", period \($0)" } ?? "")
    case .breaks(let rule): rule
    case .dies(let kind): kind.rawValue
    }
  }
}
