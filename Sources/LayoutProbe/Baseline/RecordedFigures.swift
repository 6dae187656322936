import HeadlessUI

/// Figures that must not get worse, of those kinds that are asked for.
public struct RecordedFigures: Equatable, Sendable {
  /// The kinds of figures that can be recorded.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Passes until layout rests.
    case passes
    /// Questions for a size, divided by the nodes of the tree.
    case sizes
    /// Placements, divided by the nodes of the tree.
    case placements
    /// Changes of states, by their names.
    case writes

    init?(_ figure: ProbeFigures.Figure) {
      switch figure {
      case .passes: self = .passes
      case .sizesPerChild: self = .sizes
      case .placementsPerChild: self = .placements
      case .writes: self = .writes
      case .placements: return nil
      }
    }
  }

  /// How much more than what is recorded is allowed, in percent, unless a file says otherwise.
  public static let defaultTolerance = 20.0

  /// The kinds of figures that are recorded.
  public var kinds: Set<Kind>
  /// How much more is allowed, in percent.
  public var tolerance: Double
  /// The figures of each layout, sorted.
  public var layouts: [Baseline.KnownFigures]

  /// No layout is recorded yet.
  package init(_ kinds: Set<Kind>, tolerance: Double = defaultTolerance) {
    self.kinds = kinds
    self.tolerance = tolerance
    layouts = []
  }

  /// The figures of a report, of these kinds.
  func layouts(of report: InspectReport, path: (String) -> String) -> [Baseline.KnownFigures] {
    report.probes.flatMap { probe in
      probe.figures.map { step, figures in
        Baseline.KnownFigures(
          owner: Baseline.Owner(source: path(probe.source), probe: probe.name, step: step ?? ""),
          figures: only(figures))
      }
    }
  }

  private func only(_ figures: ProbeFigures) -> ProbeFigures {
    ProbeFigures(
      figures.values.filter { figure, _ in
        RecordedFigures.Kind(figure).map(kinds.contains) ?? false
      })
  }

  /// Leaves out what is not asked for any more.
  mutating func keepOnlyKinds() {
    for index in layouts.indices { layouts[index].figures = only(layouts[index].figures) }
  }

  /// Whether a figure is worse by more than is allowed.
  func isWorse(_ change: FigureChange) -> Bool {
    change.now > limit(change.before) + ProbeFigures.tolerance
  }

  /// Whether a figure is better by more than what is allowed in the other direction.
  func isBetter(_ change: FigureChange) -> Bool {
    change.now < change.before * (1 - tolerance / 100) - ProbeFigures.tolerance
  }

  func limit(_ recorded: Double) -> Double { recorded * (1 + tolerance / 100) }
}

extension RecordedFigures: Codable {
  private enum Key: String, CodingKey { case kinds, tolerance, layouts }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var kinds: Set<Kind> = []
    for name in try values.decode([String].self, forKey: .kinds) {
      guard let kind = Kind(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .kinds, in: values, debugDescription: "'\(name)' is not a kind of figure")
      }
      kinds.insert(kind)
    }
    tolerance = try values.decode(Double.self, forKey: .tolerance)
    guard tolerance >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .tolerance, in: values, debugDescription: "a tolerance cannot be negative")
    }
    self.kinds = kinds
    layouts = try values.decode([Baseline.KnownFigures].self, forKey: .layouts)
  }

  /// Writes the kinds in the order of their names.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kinds.map(\.rawValue).sorted(), forKey: .kinds)
    try values.encode(ReportedNumber(CGFloat(tolerance)), forKey: .tolerance)
    try values.encode(layouts, forKey: .layouts)
  }
}
