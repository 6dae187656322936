/// Which rules count, and how much.
///
///     var settings = RuleSettings()
///     settings.set("place-outside-bounds", .off, because: "the ring overlaps on purpose", .probe)
public struct RuleSettings: Equatable, Sendable, Codable {
  /// How much a rule counts.
  public enum Level: String, Sendable, Codable, CaseIterable {
    /// Its findings are kept, but do not count.
    case off
    /// Its findings are notes.
    case note
    /// Its findings are warnings.
    case warning
    /// Its findings are errors.
    case error

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// Who decided, the weakest first: what a later one says holds.
  public enum Origin: String, Sendable, Codable, CaseIterable, Comparable {
    /// The configuration file.
    case configuration
    /// The probe itself.
    case probe
    /// The command line, or the environment.
    case flag
    /// The baseline, about a single finding.
    case baseline
    /// The probe, which says that the finding is there on purpose.
    case expectation

    /// Weaker sources come first: the decision of a later one overrides theirs.
    public static func < (a: Origin, b: Origin) -> Bool { a.rank < b.rank }

    private var rank: Int { Origin.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A decision about one rule.
  public struct Decision: Equatable, Sendable, Codable {
    /// How much the rule counts.
    public var level: Level
    /// The reason that was given.
    public var reason: String
    /// The source of the decision.
    public var origin: Origin
  }

  /// The decisions, by the ids of the rules.
  public private(set) var decisions: [String: Decision] = [:]

  private var leftOut: [String]?

  /// Settings that leave every rule as it is.
  public init() {}

  /// Decides about a rule; a stronger decision that was made before stays.
  public mutating func set(
    _ rule: String, _ level: Level, because reason: String, _ origin: Origin
  ) {
    if let decision = decisions[rule], decision.origin > origin { return }
    decisions[rule] = Decision(level: level, reason: reason, origin: origin)
  }

  /// Takes in the decisions of others, the stronger ones holding.
  public mutating func merge(_ others: RuleSettings) {
    for (rule, decision) in others.decisions {
      set(rule, decision.level, because: decision.reason, decision.origin)
    }
  }

  /// Whether a rule was asked for: it has a level other than off.
  func isEnabled(_ rule: String) -> Bool { decisions[rule].map { $0.level != .off } ?? false }

  /// Turns rules off that were not chosen where others were. Unlike rules that were turned off for a
  /// reason, they say nothing in the place of others.
  package mutating func leaveOut(_ rules: [String], because reason: String, _ origin: Origin) {
    for rule in rules { set(rule, .off, because: reason, origin) }
    leftOut = rules.sorted()
  }

  /// Whether a rule was chosen, or none was.
  func isChosen(_ rule: String) -> Bool { leftOut?.contains(rule) != true }

  /// A finding as these settings have it.
  func applied(to finding: Finding) -> Finding {
    guard let decision = decisions[finding.rule] else { return finding }
    var finding = finding
    if let severity = decision.level.severity {
      finding.severity = severity
    } else {
      finding.suppression = Finding.Suppression(
        origin: decision.origin, reason: decision.reason)
    }
    return finding
  }
}
