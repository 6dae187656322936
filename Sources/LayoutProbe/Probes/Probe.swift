import HeadlessUI

/// Something to inspect, with a name.
///
///     let wheel = Probe("wheel of six", size: CGSize(width: 200, height: 200)) {
///       WheelLayout { ForEach(0..<6) { Text("\($0)") } }
///     }
public struct Probe: Sendable {
  enum Subject: Sendable {
    case view(@MainActor @Sendable () -> AnyView)
    case model(@MainActor @Sendable () -> any Measurable)
  }

  /// The name in reports.
  public let name: String
  /// The size of the window (points); nil for the usual one.
  public let size: CGSize?
  /// What a preview asks of its window; nil for what is none.
  private(set) var window: PreviewWindow?
  /// Where it is declared; nil if that is not known.
  public internal(set) var place: SourcePlace?
  let subject: Subject
  /// Whether it is a layout with sample views in it.
  var holdsSamples = false
  /// What is done once the layout has come to rest, one after the other.
  private(set) var steps: [Step] = []

  /// What the probe says about rules.
  private(set) var rules = RuleSettings()
  /// The rules whose findings are there on purpose.
  var expectations: [String] = []
  /// What laying it out may cost; nil for any cost.
  var budget: Budget?

  struct Step: Sendable {
    var name: String
    var action: @MainActor @Sendable () -> Void
  }

  /// The probe with an interaction: something is changed, and layout followed once more.
  ///
  ///     Probe("slider") { RadialDemo(model: model) }
  ///       .step("radius 80") { model.radius = 80 }
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - action: the change, of an object that the view observes.
  public func step(_ name: String, _ action: @escaping @MainActor @Sendable () -> Void) -> Probe {
    var probe = self
    probe.steps.append(Step(name: name, action: action))
    return probe
  }

  /// The probe with a rule counting more or less, or not at all.
  ///
  ///     Probe("ring") { Ring() }
  ///       .rule("place-outside-bounds", .off, because: "the ring overlaps on purpose")
  ///
  /// - Parameters:
  ///   - id: the id of the rule.
  ///   - level: how much it counts.
  ///   - reason: why, for those who read the report.
  public func rule(_ id: String, _ level: RuleSettings.Level, because reason: String) -> Probe {
    var probe = self
    probe.rules.set(id, level, because: reason, .probe)
    return probe
  }

  /// A probe of a view.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - size: the size of the window in points; nil for the usual one.
  ///   - view: the view, made anew for each run.
  public init<V: View>(
    _ name: String, size: CGSize? = nil, file: String = #fileID, line: Int = #line,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    self.size = size
    place = SourcePlace(file: file, line: line)
    subject = .view { AnyView(view()) }
  }

  /// A probe of anything measurable: a model that also lays out is laid out and followed.
  public init(
    _ name: String, size: CGSize? = nil, file: String = #fileID, line: Int = #line,
    model: @escaping @MainActor @Sendable () -> any Measurable
  ) {
    self.name = name
    self.size = size
    place = SourcePlace(file: file, line: line)
    subject = .model(model)
  }

  init(
    name: String, size: CGSize? = nil, window: PreviewWindow? = nil, place: SourcePlace?,
    view: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.name = name
    self.size = size
    self.window = window
    self.place = place
    subject = .view(view)
  }
}

/// Makes a list of probes.
@resultBuilder
public enum ProbeBuilder {
  /// One probe.
  public static func buildExpression(_ probe: Probe) -> [Probe] { [probe] }
  /// Probes that a variable holds.
  public static func buildExpression(_ probes: [Probe]) -> [Probe] { probes }
  /// One after another.
  public static func buildBlock(_ parts: [Probe]...) -> [Probe] { parts.flatMap(\.self) }
  /// Those of a condition that holds.
  public static func buildOptional(_ part: [Probe]?) -> [Probe] { part ?? [] }
  /// Those of the first branch.
  public static func buildEither(first part: [Probe]) -> [Probe] { part }
  /// Those of the second branch.
  public static func buildEither(second part: [Probe]) -> [Probe] { part }
  /// Those of a loop.
  public static func buildArray(_ parts: [[Probe]]) -> [Probe] { parts.flatMap(\.self) }
}

extension Probe {
  /// The probe with a limit to what laying it out may cost.
  ///
  ///     Probe("wheel") { WheelDemo() }.budget(passes: 2, placements: 40)
  ///
  /// - Parameters:
  ///   - passes: passes until layout rests, at first and after each step.
  ///   - writes: changes of all states of any one name, or through any one layout value key.
  ///   - writesOf: changes by names of states such as `Wheel.angle`, or by layout value keys.
  ///   - sizesPerChild: questions for a size, divided by the nodes of the tree.
  ///   - placements: placements.
  public func budget(
    passes: Int? = nil, writes: Int? = nil, writesOf: [String: Int] = [:],
    sizesPerChild: Double? = nil, placements: Int? = nil
  ) -> Probe {
    var probe = self
    probe.budget = (budget ?? Budget()).overridden(
      by: Budget(
        passes: passes, writes: writes, writesOf: writesOf, sizesPerChild: sizesPerChild,
        placements: placements))
    return probe
  }
}

extension ProbeReport {
  /// A report that only says that there is a probe.
  package init(naming probe: Probe) {
    self.init(
      name: probe.name, place: probe.place, window: .zero, measurements: [], marked: [], tree: [],
      calls: CallCounts(), layouts: [:], issues: [], loop: nil)
  }
}
