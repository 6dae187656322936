import HeadlessUI

/// A finding with all that it takes to show it alone, as a line of a list, with any source or none.
public struct CheckedFinding: Equatable, Sendable, Codable {
  /// The violation of a rule.
  public var finding: Finding
  /// The path of the file that the probe is in.
  public var source: String
  /// The name of the probe; nil if none was reached in the source.
  public var probe: String?
  /// Where to look: the declaration of what it is about, or else the probe's.
  public var place: SourcePlace?
  /// What is known beyond the finding: what was tried, what hosts would do.
  public var details: [String]
  /// The chain by which a loop closes, with the lines of its steps; nil for anything else.
  public var flow: [LoopReport.RingStep]?
  /// What was tried against a loop and makes it settle; nil for anything else.
  public var remedies: [LoopReport.RemedyReport]?
  /// How layout went on, for a finding about its end; nil for anything else.
  var loop: LoopReport?
  /// How many findings of the same rule, probe, path and key come before it.
  public var ordinal: Int

  init(
    _ finding: Finding, source: String, probe: String?, place: SourcePlace?, details: [String] = []
  ) {
    self.finding = finding
    self.source = source
    self.probe = probe
    self.place = finding.place ?? place
    self.details = details
    ordinal = 0
  }

  /// Whether it counts at all.
  public var counts: Bool { finding.suppression == nil }

  /// Whether its probe says that it is there on purpose.
  public var isExpected: Bool { finding.suppression?.origin == .expectation }

  /// What makes it the same finding in another run, wherever its lines have gone.
  public struct Identity: Hashable, Sendable, Codable, Comparable {
    /// The id of the rule.
    public var rule: String
    /// The path of the file that the probe is in.
    public var source: String
    /// The name of the probe; empty if none was reached.
    public var probe: String
    /// The names of the nodes from the root to the one it is about.
    public var path: String
    /// What tells it from others of the rule at this path.
    public var key: String

    /// By source and probe, then by where it is.
    public static func < (a: Identity, b: Identity) -> Bool {
      (a.source, a.probe, a.rule, a.path, a.key) < (b.source, b.probe, b.rule, b.path, b.key)
    }
  }

  /// What makes it the same finding in another run.
  public var identity: Identity {
    Identity(
      rule: finding.rule, source: source, probe: probe ?? "", path: finding.path, key: finding.key)
  }

  /// 32 hexadecimal digits that no other finding of the report has, the same in every run.
  public var fingerprint: String {
    StableHash.of([
      finding.rule, source, probe ?? "", finding.path, finding.key, String(ordinal),
    ])
  }
}

extension InspectReport {
  /// All that is wrong, in the order of the report: findings of probes, probes that did not come
  /// back, sources that cannot be used, what the gate found.
  public var checked: [CheckedFinding] {
    var all = probes.flatMap(\.checked) + failures.map(\.checked) + gate
    var seen: [CheckedFinding.Identity: Int] = [:]
    for index in all.indices {
      all[index].ordinal = seen[all[index].identity, default: 0]
      seen[all[index].identity, default: 0] += 1
    }
    return all
  }
}

extension [CheckedFinding] {
  /// Errors before warnings before notes, otherwise in the same order.
  package var worstFirst: [CheckedFinding] {
    enumerated().sorted { a, b in
      a.element.finding.severity == b.element.finding.severity
        ? a.offset < b.offset : a.element.finding.severity > b.element.finding.severity
    }.map(\.element)
  }
}

extension ProbeReport {
  /// The path of the file that the probe is in; `-e` for an expression.
  package var source: String { place?.file ?? ExpressionSource.first }

  fileprivate var checked: [CheckedFinding] {
    findings.map { finding in
      let loop = loop(of: finding)
      var checked = CheckedFinding(
        finding, source: source, probe: name, place: place, details: loop?.advice ?? [])
      checked.loop = loop
      if let loop, !loop.ring.isEmpty { checked.flow = loop.ring }
      if let loop, !loop.remedies.isEmpty { checked.remedies = loop.remedies }
      return checked
    }
  }

  /// What became of the layout that a finding about its end speaks of.
  private func loop(of finding: Finding) -> LoopReport? {
    func fits(_ loop: LoopReport?) -> Bool { loop?.rule == finding.rule }
    if let step = steps.first(where: { fits($0.loop) && finding.key.hasSuffix($0.name) }) {
      return step.loop
    }
    return fits(loop) ? loop : nil
  }
}

extension LoopReport {
  /// The id of the rule that its end breaks; nil if it breaks none.
  package var rule: String? {
    if verdict.isSettled { return nil }
    return isOfConcern ? "loop-\(verdict.name)" : LayoutTimed.id
  }

  /// Whether it never settles, and not only because time goes on.
  var isOfConcern: Bool { verdict.isOfConcern(followsClocks: followsClocks == true) }
}

extension LoopReport {
  /// What was tried and settles, and what hosts would do.
  fileprivate var advice: [String] {
    remedies.map { remedy in
      "verified remedy: \(remedy.remedy.explanation): "
        + (remedy.place.map { "at \($0): " } ?? "") + remedy.code
    } + hosts.map { "\($0.host): \($0.message)" }
  }
}

extension ProbeFailure {
  /// The failure of a process that ended at a stand-in, as what it is.
  package var atStandIn: ProbeFailure {
    let mark = "Fatal error: \(StandInUse.trapMark)"
    guard kind == .crash, let range = message.firstRange(of: mark) else { return self }
    var failure = self
    failure.kind = .standIn
    failure.activity = nil
    failure.message = String(message[range.upperBound...].prefix { !$0.isNewline })
    return failure
  }

  /// The id of the rule that it breaks.
  public var rule: String {
    switch kind {
    case .compile, .input: SourceUnusable.id
    case .crash, .timeout, .memory: LayoutTrap.id
    case .standIn: ViewNotShown.id
    }
  }

  /// Whether its source cannot be used.
  package var isOfSource: Bool { rule == SourceUnusable.id }

  fileprivate var checked: CheckedFinding {
    let rules: [any Rule.Type] = [LayoutTrap.self, SourceUnusable.self, ViewNotShown.self]
    let rule = rules.first { $0.id == self.rule } ?? SourceUnusable.self
    let name = probe.map { "\($0.onOneLine) " } ?? ""
    let isOneSentence = kind == .input
    var witness = activity.map { ["while: \($0)"] } ?? []
    if !isOneSentence { witness += message.split(separator: "\n").map(String.init) }
    let finding = Finding(
      rule: rule.id, severity: severity ?? rule.severity, path: path, key: kind.rawValue,
      subject: self.subject, place: declaration,
      message: isOneSentence ? message : name + kind.sentence, expected: nil,
      found: nil, witness: witness, metric: nil, why: kind.why ?? rule.why,
      fix: kind.fix ?? rule.fix,
      suppression: suppression)
    return CheckedFinding(
      finding, source: place?.file ?? source, probe: probe, place: place ?? firstPlace)
  }

  /// The layout or view whose code was running, as its type is named; nil if none was.
  package var subject: String? {
    activity?.firstMatch(of: #/^([^\s.]+)\.[A-Za-z]/#).map { String($0.output.1) }
  }

  /// Where in the tree that was; empty if it is not known.
  private var path: String {
    activity?.firstMatch(of: #/^[^,]* at (.+?)(?:, asked for .*|, at (?:width|height) [^,]*)?$/#)
      .map { String($0.output.1) } ?? ""
  }

  /// Where the compiler saw the first error, if that is what went wrong.
  private var firstPlace: SourcePlace? {
    guard kind == .compile, let match = message.firstMatch(of: #/(?m)^(.+?):(\d+):\d+: error: /#),
      let line = Int(match.output.2)
    else { return nil }
    return SourcePlace(file: String(match.output.1), line: line)
  }

  /// The failure as settings have it.
  package func judged(_ settings: RuleSettings) -> ProbeFailure {
    let judged = settings.applied(to: checked.finding)
    var failure = self
    if judged.severity != checked.finding.severity { failure.severity = judged.severity }
    failure.suppression = judged.suppression
    return failure
  }
}

extension ProbeFailure.Kind {
  /// What happened, behind the name of a probe or source.
  var sentence: String {
    switch self {
    case .compile: "does not compile"
    case .input: "cannot be used"
    case .timeout: "exceeded the time limit"
    case .memory: "exceeded the memory limit"
    case .crash: "crashed"
    case .standIn: "cannot be shown: it is a stand-in"
    }
  }

  /// What to do about it, where the rule's advice is about something else.
  fileprivate var fix: String? {
    switch self {
    case .input:
      "Check the path and the file: a Swift source in UTF-8, a folder of them, or a manifest "
        + "or project file that is complete."
    case .timeout:
      "Look at the activity that the finding names: a loop or a recursion without a condition, or work that takes "
        + "long by itself. --timeout gives a probe more seconds."
    case .compile, .crash, .memory, .standIn: nil
    }
  }

  /// Why it counts, where the rule's reason is about something else.
  fileprivate var why: String? {
    self == .timeout
      ? "An app that asks the same freezes here for as long, or is as busy. Whether it ends is not known, and the "
        + "rest of the probe was not checked." : nil
  }
}
