import HeadlessUI

/// What laying out once cost: less is better for each figure.
public struct ProbeFigures: Equatable, Sendable {
  /// A quantity that is counted in a run.
  public enum Figure: Hashable, Sendable, Comparable {
    /// Passes until layout rests.
    case passes
    /// The number of placements.
    case placements
    /// Placements, divided by the nodes of the tree.
    case placementsPerChild
    /// Questions for a size, divided by the nodes of the tree.
    case sizesPerChild
    /// Changes of all states of a name, or of those that are written through a layout value key.
    case writes(String)

    /// `passes`, `writes of Wheel.angle`
    public var name: String {
      switch self {
      case .passes: "passes"
      case .placements: "placements"
      case .placementsPerChild: "placements per child"
      case .sizesPerChild: "sizes per child"
      case .writes(let state): "writes of \(state)"
      }
    }

    /// By kind, then by state.
    public static func < (a: Figure, b: Figure) -> Bool { a.key < b.key }

    /// The key in a baseline.
    var key: String {
      switch self {
      case .passes: "passes"
      case .placements: "placements"
      case .placementsPerChild: "placementsPerChild"
      case .sizesPerChild: "sizes"
      case .writes(let state): "writes:\(state)"
      }
    }

    init?(key: String) {
      switch key {
      case "passes": self = .passes
      case "placements": self = .placements
      case "placementsPerChild": self = .placementsPerChild
      case "sizes": self = .sizesPerChild
      default:
        guard key.hasPrefix("writes:") else { return nil }
        self = .writes(String(key.dropFirst("writes:".count)))
      }
    }
  }

  /// The figures. A state that was never changed is not among them.
  public var values: [Figure: Double]

  /// Differences that are no more than the rounding of a quotient.
  static let tolerance = 0.005

  init(_ values: [Figure: Double]) { self.values = values }

  /// The figures of a run that came to rest; nil for others, which have no end to be counted to.
  init?(_ loop: LoopReport?, _ calls: CallCounts, nodes: Int) {
    guard let loop, case .settled(let passes) = loop.verdict else { return nil }
    values = [.passes: Double(passes), .placements: Double(calls.placed)]
    if nodes > 0 {
      func perChild(_ count: Int) -> Double {
        (Double(count) / Double(nodes) * 100).rounded() / 100
      }
      values[.sizesPerChild] = perChild(calls.sized)
      values[.placementsPerChild] = perChild(calls.placed)
    }
    for state in loop.states where state.applied > 0 {
      values[.writes(state.state), default: 0] += Double(state.applied)
      for (key, count) in state.keys { values[.writes(key), default: 0] += Double(count) }
    }
  }

  /// What is more than before, or less, by kind. A state that was not written before, or is not
  /// any more, is no change of a figure: it has come or gone with the content.
  func changes(from before: ProbeFigures) -> [FigureChange] {
    values.keys.sorted().compactMap { figure in
      guard let old = before.values[figure], let new = values[figure],
        abs(new - old) > ProbeFigures.tolerance
      else { return nil }
      return FigureChange(figure: figure, before: old, now: new)
    }
  }
}

/// A figure that is not what it was, or not what it should be.
public struct FigureChange: Equatable, Sendable {
  /// The figure that changed.
  public var figure: ProbeFigures.Figure
  /// The recorded value, or the limit.
  public var before: Double
  /// The value in this run.
  public var now: Double

  /// Whether it is more than before.
  public var isWorse: Bool { now > before }

  /// `3 passes`
  var text: String { "\(NumberText.length(CGFloat(now))) \(figure.name)" }
}

extension ProbeReport {
  /// The figures of the first layout (step nil) and of each step that came to rest.
  package var figures: [(step: String?, figures: ProbeFigures)] {
    let first = ProbeFigures(loop, calls, nodes: tree.count).map { [(nil as String?, $0)] } ?? []
    return first
      + steps.compactMap { step in
        ProbeFigures(step.loop, step.calls, nodes: tree.count).map { (step.name, $0) }
      }
  }
}
