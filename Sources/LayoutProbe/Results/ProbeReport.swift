import HeadlessUI

/// What was found out about one probe.
public struct ProbeReport: Equatable, Sendable {
  /// The probe's name.
  public var name: String
  /// Where it is declared; nil if that is not known.
  public var place: SourcePlace?
  /// The size of the window it was laid out in, in points.
  public var window: CGSize
  /// The answers of the whole.
  public var measurements: [SizeMeasurement]
  /// The answers of nodes marked with `showSizes`, in the order of the tree.
  public var marked: [MarkedNode]
  /// The nodes of the tree, each before the nodes in it; none for something that is only measured.
  public var tree: [NodeReport]
  /// How often what was called to lay out once.
  public var calls: CallCounts
  /// The calls of each layout that is not built in, by its name.
  public var layouts: [String: CallCounts]
  /// What SwiftUI would have printed to the console.
  public var issues: [RuntimeIssue]
  /// Those of which no finding tells.
  var issuesBesideFindings: [RuntimeIssue] {
    issues.filter { issue in !findings.contains { $0.witness.contains(issue.message) } }
  }
  /// What breaks the contract, by the order of the tree.
  public var findings: [Finding] = []
  /// Whether layout comes to rest, and why not; nil for something that cannot be laid out.
  public var loop: LoopReport?
  /// What an animation of the first layout shows on its way; nil if there was none.
  public var animation: AnimationReport?
  /// What became of each interaction, in order.
  public var steps: [StepReport] = []
  /// What became of it when its controls were used; nil unless that was asked for.
  public var interactions: InteractionReport?
  /// What laying it out may cost, if the probe says so.
  public var budget: Budget?
  /// What the probe says about rules, if it says anything.
  public var rules: RuleSettings?
  /// The rules whose findings the probe expects; nil if it expects none.
  public var expectations: [String]?
  /// How the answers change with the proposal; empty unless it was asked for.
  public var responses: [SizeResponse] = []
  /// The layouts in windows of other sizes; empty unless they were asked for.
  public var sweeps: [SweepReport] = []
  /// Why a node has its size and place; nil unless it was asked for.
  public var why: WhyReport?
  /// What it came by while it ran that is stood in for, each as ``StandIn/label`` has it: sizes that
  /// depend on these are approximate.
  public var standIns: [String] = []
  /// How long all of this took, in seconds; nil unless that was asked for.
  public var duration: Double?

  /// What became of an interaction.
  public struct StepReport: Equatable, Sendable, Codable {
    /// The interaction's name.
    public var name: String
    /// How often what was called to lay out once more.
    public var calls: CallCounts
    /// The calls of each layout that is not built in, by its name.
    public var layouts: [String: CallCounts]
    /// Whether layout comes to rest after it.
    public var loop: LoopReport
    /// What its animation shows on its way; nil if it has none.
    public var animation: AnimationReport?
    /// Whether it is a use of a control and not a step of the probe; nil means it is not.
    public var isUse: Bool?
  }

  /// A node that was marked for measuring.
  public struct MarkedNode: Equatable, Sendable, Codable {
    /// The names of the nodes from the root to this one.
    public var path: String
    /// What tells it from others of its kind; nil if nothing does.
    public var detail: String?
    /// The sizes that it returned, with their proposals.
    public var measurements: [SizeMeasurement]
  }
}

extension ProbeReport: Codable {
  private enum Key: String, CodingKey {
    case name, place, window, measurements, marked, tree, calls, layouts, issues, findings, loop,
      animation, steps, interactions, budget, rules, expectations, responses, sweeps, why,
      standIns, duration
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.decode(String.self, forKey: .name)
    place = try values.decodeIfPresent(SourcePlace.self, forKey: .place)
    window = try values.decode(ReportedSize.self, forKey: .window).size
    measurements = try values.decode([SizeMeasurement].self, forKey: .measurements)
    marked = try values.decodeIfPresent([MarkedNode].self, forKey: .marked) ?? []
    tree = try values.decodeIfPresent([NodeReport].self, forKey: .tree) ?? []
    calls = try values.decode(CallCounts.self, forKey: .calls)
    layouts = try values.decodeIfPresent([String: CallCounts].self, forKey: .layouts) ?? [:]
    issues = try values.decodeIfPresent([RuntimeIssue].self, forKey: .issues) ?? []
    findings = try values.decodeIfPresent([Finding].self, forKey: .findings) ?? []
    loop = try values.decodeIfPresent(LoopReport.self, forKey: .loop)
    animation = try values.decodeIfPresent(AnimationReport.self, forKey: .animation)
    steps = try values.decodeIfPresent([StepReport].self, forKey: .steps) ?? []
    interactions = try values.decodeIfPresent(InteractionReport.self, forKey: .interactions)
    budget = try values.decodeIfPresent(Budget.self, forKey: .budget)
    rules = try values.decodeIfPresent(RuleSettings.self, forKey: .rules)
    expectations = try values.decodeIfPresent([String].self, forKey: .expectations)
    responses = try values.decodeIfPresent([SizeResponse].self, forKey: .responses) ?? []
    sweeps = try values.decodeIfPresent([SweepReport].self, forKey: .sweeps) ?? []
    why = try values.decodeIfPresent(WhyReport.self, forKey: .why)
    standIns = try values.decodeIfPresent([String].self, forKey: .standIns) ?? []
    duration = try values.decodeIfPresent(Double.self, forKey: .duration)
  }

  /// Leaves out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encode(ReportedSize(window), forKey: .window)
    try values.encode(measurements, forKey: .measurements)
    if !marked.isEmpty { try values.encode(marked, forKey: .marked) }
    if !tree.isEmpty { try values.encode(tree, forKey: .tree) }
    try values.encode(calls, forKey: .calls)
    if !layouts.isEmpty { try values.encode(layouts, forKey: .layouts) }
    if !issues.isEmpty { try values.encode(issues, forKey: .issues) }
    if !findings.isEmpty { try values.encode(findings, forKey: .findings) }
    try values.encodeIfPresent(loop, forKey: .loop)
    try values.encodeIfPresent(animation, forKey: .animation)
    if !steps.isEmpty { try values.encode(steps, forKey: .steps) }
    try values.encodeIfPresent(interactions, forKey: .interactions)
    try values.encodeIfPresent(budget, forKey: .budget)
    try values.encodeIfPresent(rules, forKey: .rules)
    try values.encodeIfPresent(expectations, forKey: .expectations)
    if !responses.isEmpty { try values.encode(responses, forKey: .responses) }
    if !sweeps.isEmpty { try values.encode(sweeps, forKey: .sweeps) }
    try values.encodeIfPresent(why, forKey: .why)
    if !standIns.isEmpty { try values.encode(standIns, forKey: .standIns) }
    try values.encodeIfPresent(duration, forKey: .duration)
  }
}

/// A probe, or a whole source, that could not be inspected to the end.
public struct ProbeFailure: Equatable, Sendable, Codable {
  /// The reason why inspection ended early.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// The source does not compile.
    case compile
    /// The process ended by a signal: a trap, a stack without end.
    case crash
    /// The time limit passed.
    case timeout
    /// More memory was wanted than is allowed.
    case memory
    /// The file cannot be read, or is no Swift source.
    case input
    /// What it shows, or what that needs to begin with, is stood in for.
    case standIn
  }

  /// The reason why inspection ended early.
  public var kind: Kind
  /// The path of the source.
  public var source: String
  /// The probe under way; nil if none was.
  public var probe: String?
  /// Where the probe is declared; nil if that is not known.
  public var place: SourcePlace?
  /// What it was doing: the layout, its phase, its place in the tree; nil if it was in none.
  public var activity: String?
  /// What happened, in words: the compiler's messages, the runtime's last words.
  public var message: String
  /// Where the code that was running is declared; nil if that is not known.
  public var declaration: SourcePlace?
  /// The severity that was set for it; nil for the rule's own.
  public var severity: Severity?
  /// Why it does not count; nil if it does.
  public var suppression: Finding.Suppression?

  /// A failure of a probe, or of a whole source if `probe` is nil.
  public init(
    kind: Kind, source: String, probe: String? = nil, place: SourcePlace? = nil,
    activity: String? = nil, message: String
  ) {
    self.kind = kind
    self.source = source
    self.probe = probe
    self.place = place
    self.activity = activity
    self.message = message
  }
}

extension ProbeReport {
  /// Why the probe was not inspected, if all that it shows are stand-ins; nil if it shows more.
  package var withoutView: ProbeFailure? {
    let leaves = tree.indices.filter { index in
      !tree.indices.contains(index + 1) || tree[index + 1].depth <= tree[index].depth
    }.map { tree[$0] }
    let placeholders = leaves.filter { $0.label == StandInUse.placeholderName }
    let others = leaves.filter { leaf in
      leaf.label != StandInUse.placeholderName && leaf.label != "Spacer"
        && leaf.frame.map { $0.width > 0 && $0.height > 0 } ?? false
    }
    guard !placeholders.isEmpty, others.isEmpty else { return nil }
    let reasons = Set(placeholders.compactMap(\.detail)).sorted()
    return ProbeFailure(
      kind: .standIn, source: source, probe: name, place: place,
      message: reasons.joined(separator: "\n"))
  }
}
