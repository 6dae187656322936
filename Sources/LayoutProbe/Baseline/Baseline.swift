import HeadlessUI

/// What was known at some time: findings to fix later and, on request, figures that must not get
/// worse. A file of it is made to be read and merged by people: pretty, sorted, without lines.
public struct Baseline: Equatable, Sendable {
  /// The usual name of the file.
  public static let fileName = "layoutprobe-baseline.json"

  /// A finding that is known.
  public struct KnownFinding: Equatable, Sendable {
    /// The rule, source, probe and path that identify the finding.
    public var identity: CheckedFinding.Identity
    /// What it is known by when its place has another name.
    public var traits: FindingTraits
    /// How far it was from what is demanded; nil if that is no number.
    public var metric: Double?
    /// Why it is there; nil if no reason was given.
    public var reason: String?

    /// - Parameter path: A path of the report as it is seen from the baseline's folder.
    init(_ checked: CheckedFinding, _ traits: FindingTraits, path: (String) -> String) {
      identity = checked.identity
      identity.source = path(identity.source)
      self.traits = traits
      metric = checked.finding.metric
    }
  }

  /// The figures of a probe, at first or after a step.
  public struct KnownFigures: Equatable, Sendable {
    /// The probe, and the step of it, that the figures belong to.
    public var owner: Owner
    /// The recorded figures.
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
  /// The figures; nil if none are asked for.
  public var figures: RecordedFigures?
  /// Whether it was read from a file of an earlier form, whose figures are not comparable.
  public var isOutdated = false

  /// A baseline without findings and figures.
  public init() { findings = [] }

  /// All that can be known from a report.
  ///
  /// - Parameters:
  ///   - figures: The kinds of figures to record.
  ///   - path: A path of the report as it is seen from the baseline's folder.
  package init(
    _ report: InspectReport, figures kinds: Set<RecordedFigures.Kind> = [],
    path: (String) -> String
  ) {
    findings = zip(report.checked, report.traits).filter { Baseline.isRecorded($0.0) }.map {
      KnownFinding($0, $1, path: path)
    }
    if !kinds.isEmpty {
      var figures = RecordedFigures(kinds)
      figures.layouts = figures.layouts(of: report, path: path)
      self.figures = figures
    }
    sort()
  }

  /// Whether a finding belongs into a baseline: what is switched off elsewhere does not.
  static func isRecorded(_ checked: CheckedFinding) -> Bool {
    let origin = checked.finding.suppression?.origin
    return (origin == nil || origin == .baseline) && isKept(checked.finding.rule)
  }

  /// What is about the baseline itself is not known by it, nor what hides findings.
  private static func isKept(_ rule: String) -> Bool {
    rule != BaselineWorse.id && rule != BaselineStale.id && rule != SourceUnusable.id
  }

  mutating func sort() {
    findings.sort { ($0.identity, $0.metric ?? 0) < ($1.identity, $1.metric ?? 0) }
    figures?.layouts.sort { $0.owner < $1.owner }
  }
}

extension Baseline: Codable {
  private static let kind = "layoutprobe-baseline"
  private static let version = 2

  private enum Key: String, CodingKey { case kind, version, findings, figures }

  /// Reads what ``encode(to:)`` writes; anything else is an error that says where.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let kind = try values.decodeIfPresent(String.self, forKey: .kind)
    guard kind == Baseline.kind else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values,
        debugDescription: "this is not a baseline: expected '\(Baseline.kind)' here")
    }
    let version = try values.decode(Int.self, forKey: .version)
    guard version <= Baseline.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription:
          "written by a newer layoutprobe; this version reads up to \(Baseline.version)")
    }
    findings = try values.decode([KnownFinding].self, forKey: .findings)
    // The first form had figures of every probe, which a change of content made worse.
    isOutdated = version < Baseline.version
    if !isOutdated {
      figures = try values.decodeIfPresent(RecordedFigures.self, forKey: .figures)
    }
    sort()
  }

  /// Writes the kind and the version first of all things to check.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Baseline.kind, forKey: .kind)
    try values.encode(Baseline.version, forKey: .version)
    try values.encode(findings, forKey: .findings)
    try values.encodeIfPresent(figures, forKey: .figures)
  }

  /// The text of a baseline file.
  package var text: String {
    get throws { try JSONValue(self).text(isPretty: true) }
  }
}

extension Baseline.KnownFinding: Codable {
  private enum Key: String, CodingKey {
    case rule, source, probe, path, key, node, around, metric, reason
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    identity = CheckedFinding.Identity(
      rule: try values.decode(String.self, forKey: .rule),
      source: try values.decode(String.self, forKey: .source),
      probe: try values.decode(String.self, forKey: .probe),
      path: try values.decodeIfPresent(String.self, forKey: .path) ?? "",
      key: try values.decodeIfPresent(String.self, forKey: .key) ?? "")
    traits = FindingTraits(
      node: try values.decodeIfPresent(String.self, forKey: .node) ?? "",
      around: try values.decodeIfPresent(String.self, forKey: .around) ?? "")
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
    if !traits.node.isEmpty { try values.encode(traits.node, forKey: .node) }
    if !traits.around.isEmpty { try values.encode(traits.around, forKey: .around) }
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
          forKey: .figures, in: values, debugDescription: "'\(key)' is not a figure")
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
