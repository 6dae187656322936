import HeadlessUI

/// What was known at some time: findings that nobody has to fix today, and figures that must not
/// get worse. A file of it is made to be read and merged by people: pretty, sorted, without lines.
public struct Baseline: Equatable, Sendable {
  /// The usual name of the file.
  public static let fileName = "layoutprobe-baseline.json"

  /// A finding that is known.
  public struct KnownFinding: Equatable, Sendable {
    /// Which one.
    public var identity: CheckedFinding.Identity
    /// How far it was from what is demanded; nil if that is no number.
    public var metric: Double?
    /// Why it is there; nil if nobody said.
    public var reason: String?
  }

  /// The figures of a probe, at first or after a step.
  public struct KnownFigures: Equatable, Sendable {
    /// Whose.
    public var owner: Owner
    /// What it cost.
    public var figures: ProbeFigures
  }

  /// A probe, or a step of one.
  public struct Owner: Hashable, Sendable, Comparable {
    /// The path of the file that the probe is in.
    public var source: String
    /// The name of the probe.
    public var probe: String
    /// The name of the step; empty for the first layout.
    public var step: String

    /// By source, probe and step.
    public static func < (a: Owner, b: Owner) -> Bool {
      (a.source, a.probe, a.step) < (b.source, b.probe, b.step)
    }
  }

  /// The findings, sorted.
  public var findings: [KnownFinding]
  /// The figures, sorted.
  public var figures: [KnownFigures]

  /// Nothing is known.
  public init() {
    findings = []
    figures = []
  }

  /// All that can be known from a report.
  ///
  /// - Parameter path: a path of the report as it is seen from the baseline's folder.
  package init(_ report: InspectReport, path: (String) -> String) {
    findings = report.checked.filter { checked in
      let origin = checked.finding.suppression?.origin
      return (origin == nil || origin == .baseline) && Baseline.isKept(checked.finding.rule)
    }.map { checked in
      var identity = checked.identity
      identity.source = path(identity.source)
      return KnownFinding(identity: identity, metric: checked.finding.metric, reason: nil)
    }
    figures = report.probes.flatMap { probe in
      probe.figures.map { step, figures in
        KnownFigures(
          owner: Owner(source: path(probe.source), probe: probe.name, step: step ?? ""),
          figures: figures)
      }
    }
    sort()
  }

  /// What is about the baseline itself is not known by it, nor what hides findings.
  private static func isKept(_ rule: String) -> Bool {
    rule != BaselineWorse.id && rule != BaselineStale.id && rule != SourceUnusable.id
  }

  mutating func sort() {
    findings.sort { ($0.identity, $0.metric ?? 0) < ($1.identity, $1.metric ?? 0) }
    figures.sort { $0.owner < $1.owner }
  }
}

extension Baseline: Codable {
  private static let kind = "layoutprobe-baseline"
  private static let version = 1

  private enum Key: String, CodingKey { case kind, version, findings, figures }

  /// Reads what ``encode(to:)`` writes; anything else is an error that says where.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let kind = try values.decodeIfPresent(String.self, forKey: .kind)
    guard kind == Baseline.kind else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values,
        debugDescription: "this is no baseline, which has '\(Baseline.kind)' here")
    }
    guard try values.decode(Int.self, forKey: .version) <= Baseline.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription: "written by a newer layoutprobe; this one knows \(Baseline.version)")
    }
    findings = try values.decode([KnownFinding].self, forKey: .findings)
    figures = try values.decode([KnownFigures].self, forKey: .figures)
    sort()
  }

  /// Writes the kind and the version first of all things to check.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Baseline.kind, forKey: .kind)
    try values.encode(Baseline.version, forKey: .version)
    try values.encode(findings, forKey: .findings)
    try values.encode(figures, forKey: .figures)
  }

  /// The text of a baseline file.
  package var text: String {
    get throws { try JSONValue(self).text(isPretty: true) }
  }
}

extension Baseline.KnownFinding: Codable {
  private enum Key: String, CodingKey { case rule, source, probe, path, key, metric, reason }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    identity = CheckedFinding.Identity(
      rule: try values.decode(String.self, forKey: .rule),
      source: try values.decode(String.self, forKey: .source),
      probe: try values.decode(String.self, forKey: .probe),
      path: try values.decodeIfPresent(String.self, forKey: .path) ?? "",
      key: try values.decodeIfPresent(String.self, forKey: .key) ?? "")
    metric = try values.decodeIfPresent(ReportedNumber.self, forKey: .metric)?.value
      .map(Double.init)
    reason = try values.decodeIfPresent(String.self, forKey: .reason)
  }

  /// Leaves out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identity.rule, forKey: .rule)
    try values.encode(identity.source, forKey: .source)
    try values.encode(identity.probe, forKey: .probe)
    if !identity.path.isEmpty { try values.encode(identity.path, forKey: .path) }
    if !identity.key.isEmpty { try values.encode(identity.key, forKey: .key) }
    try values.encodeIfPresent(metric.map { ReportedNumber(CGFloat($0)) }, forKey: .metric)
    try values.encodeIfPresent(reason, forKey: .reason)
  }
}

extension Baseline.KnownFigures: Codable {
  private enum Key: String, CodingKey { case source, probe, step, figures }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    owner = Baseline.Owner(
      source: try values.decode(String.self, forKey: .source),
      probe: try values.decode(String.self, forKey: .probe),
      step: try values.decodeIfPresent(String.self, forKey: .step) ?? "")
    figures = ProbeFigures([:])
    for (key, value) in try values.decode([String: Double].self, forKey: .figures) {
      guard let figure = ProbeFigures.Figure(key: key) else {
        throw DecodingError.dataCorruptedError(
          forKey: .figures, in: values, debugDescription: "'\(key)' is no figure")
      }
      figures.values[figure] = value
    }
  }

  /// Leaves out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(owner.source, forKey: .source)
    try values.encode(owner.probe, forKey: .probe)
    if !owner.step.isEmpty { try values.encode(owner.step, forKey: .step) }
    let pairs = figures.values.map { ($0.key.key, ReportedNumber(CGFloat($0.value))) }
    try values.encode(Dictionary(pairs) { $1 }, forKey: .figures)
  }
}
