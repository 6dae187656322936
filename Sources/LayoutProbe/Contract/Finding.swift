import HeadlessUI

/// Something that breaks the contract which layout relies on.
public struct Finding: Equatable, Sendable {
  /// The id of the rule, which never changes.
  public var rule: String
  /// The severity, which settings may change.
  public var severity: Severity
  /// The names of the nodes from the root to the one it is about; empty for a model without nodes.
  public var path: String
  /// What tells it from other findings of the rule at this path: the state that is written, the
  /// step of the probe; empty where there is only one.
  public var key: String
  /// The layout or view that it is about, as its type is named; nil if it is about the whole.
  public var subject: String?
  /// Where that is declared; nil if it is not known.
  public var place: SourcePlace?
  /// What is wrong, in one sentence.
  public var message: String
  /// What was demanded; nil where the message says it all.
  public var expected: String?
  /// What was found instead; nil where the message says it all.
  public var found: String?
  /// What shows it: the fewest and simplest numbers, or the steps of a ring.
  public var witness: [String]
  /// What else is wrong because of it, a sentence each.
  public var consequences: [String] = []
  /// How far it is from what is demanded, in points, passes or calls; nil if that is no number.
  public var metric: Double?
  /// Why the violation matters, in a sentence.
  public var why: String
  /// What to do about it.
  public var fix: String
  /// Why it does not count; nil if it does.
  public var suppression: Suppression?

  /// The decision of a user or a probe that a finding does not count.
  public struct Suppression: Equatable, Sendable, Codable {
    /// The source of the decision: the configuration, the probe, the command line, the baseline.
    public var origin: RuleSettings.Origin
    /// The reason that was given.
    public var reason: String
  }
}

extension Finding: Codable {
  private enum Field: String, CodingKey {
    case rule, severity, path, key, subject, place, message, expected, found, witness, consequences,
      metric, why, fix, suppression
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Field.self)
    rule = try values.decode(String.self, forKey: .rule)
    severity = try values.decode(Severity.self, forKey: .severity)
    path = try values.decode(String.self, forKey: .path)
    key = try values.decodeIfPresent(String.self, forKey: .key) ?? ""
    subject = try values.decodeIfPresent(String.self, forKey: .subject)
    place = try values.decodeIfPresent(SourcePlace.self, forKey: .place)
    message = try values.decode(String.self, forKey: .message)
    expected = try values.decodeIfPresent(String.self, forKey: .expected)
    found = try values.decodeIfPresent(String.self, forKey: .found)
    witness = try values.decodeIfPresent([String].self, forKey: .witness) ?? []
    consequences = try values.decodeIfPresent([String].self, forKey: .consequences) ?? []
    metric = try values.decodeIfPresent(ReportedNumber.self, forKey: .metric)?.value
      .map(Double.init)
    why = try values.decode(String.self, forKey: .why)
    fix = try values.decode(String.self, forKey: .fix)
    suppression = try values.decodeIfPresent(Suppression.self, forKey: .suppression)
  }

  /// Leaves out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Field.self)
    try values.encode(rule, forKey: .rule)
    try values.encode(severity, forKey: .severity)
    try values.encode(path, forKey: .path)
    if !key.isEmpty { try values.encode(key, forKey: .key) }
    try values.encodeIfPresent(subject, forKey: .subject)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(expected, forKey: .expected)
    try values.encodeIfPresent(found, forKey: .found)
    if !witness.isEmpty { try values.encode(witness, forKey: .witness) }
    if !consequences.isEmpty { try values.encode(consequences, forKey: .consequences) }
    try values.encodeIfPresent(metric.map { ReportedNumber(CGFloat($0)) }, forKey: .metric)
    try values.encode(why, forKey: .why)
    try values.encode(fix, forKey: .fix)
    try values.encodeIfPresent(suppression, forKey: .suppression)
  }
}
