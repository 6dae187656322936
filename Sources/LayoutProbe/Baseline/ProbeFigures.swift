import HeadlessUI

/// What laying out once cost: less is better for each figure.
public struct ProbeFigures: Equatable, Sendable {
  /// What is counted.
  public enum Figure: Hashable, Sendable, Comparable {
    /// Passes until layout rests.
    case passes
    /// Placements.
    case placements
    /// Questions for a size, divided by the nodes of the tree.
    case sizesPerChild
    /// Changes of all states of a name, or of those that are written through a layout value key.
    case writes(String)

    /// `passes`, `writes of Wheel.angle`
    public var name: String {
      switch self {
      case .passes: "passes"
      case .placements: "placements"
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
      case .sizesPerChild: "sizes"
      case .writes(let state): "writes:\(state)"
      }
    }

    init?(key: String) {
      switch key {
      case "passes": self = .passes
      case "placements": self = .placements
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
      values[.sizesPerChild] = (Double(calls.sized) / Double(nodes) * 100).rounded() / 100
    }
    for state in loop.states where state.applied > 0 {
      values[.writes(state.state), default: 0] += Double(state.applied)
      for (key, count) in state.keys { values[.writes(key), default: 0] += Double(count) }
    }
  }

  /// What is more than before, or less, by kind.
  func changes(from before: ProbeFigures) -> [FigureChange] {
    Set(values.keys).union(before.values.keys).sorted().compactMap { figure in
      // A figure that is not there at all is one that nobody could count, but for writes.
      let isWrite = if case .writes = figure { true } else { false }
      guard let old = before.values[figure] ?? (isWrite ? 0 : nil),
        let new = values[figure] ?? (isWrite ? 0 : nil),
        abs(new - old) > ProbeFigures.tolerance
      else { return nil }
      return FigureChange(figure: figure, before: old, now: new)
    }
  }
}

/// A figure that is not what it was, or not what it should be.
public struct FigureChange: Equatable, Sendable {
  /// What is counted.
  public var figure: ProbeFigures.Figure
  /// What it was, or may be at most.
  public var before: Double
  /// What it is.
  public var now: Double

  /// Whether it is more than before.
  public var isWorse: Bool { now > before }
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
