import HeadlessUI

/// What a probe does at all lengths of its window within a range, to a hundredth of a point.
public struct SweepReport: Equatable, Sendable, Codable {
  /// The lengths that were asked for.
  public var request: SweepRequest
  /// The answers to the window's size, and where they jump.
  public var response: SizeResponse
  /// Where it does what it should not, by what it is and then by length.
  public var stretches: [Stretch]
  /// How often it was laid out.
  public var layouts: Int

  /// Lengths at which it does the same wrong thing.
  public struct Stretch: Equatable, Sendable, Codable {
    /// The defect of the layout at these lengths.
    public var what: What
    /// The first length, in points.
    public var lower: Double
    /// The first length at which it does not, or the end of the range.
    public var upper: Double
    /// Whether it goes on to the end of the range, which is one of the lengths then.
    public var isOpenEnded: Bool
  }

  /// What a layout does at some lengths.
  public enum What: Hashable, Sendable {
    /// It does not settle: the name of the verdict.
    case loops(String)
    /// The answer is longer than the window.
    case overflows
    /// It breaks a rule whose findings are errors: the rule's id.
    case breaks(String)
  }
}

extension SweepReport.What: Codable, CustomStringConvertible {
  /// `loops (oscillating)`, `overflows`, `breaks size-inverted`
  public var description: String {
    switch self {
    case .loops(let verdict): "loops (\(verdict))"
    case .overflows: "overflows"
    case .breaks(let rule): "breaks \(rule)"
    }
  }

  private enum Key: String, CodingKey { case loops, overflows, breaks }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let verdict = try values.decodeIfPresent(String.self, forKey: .loops) {
      self = .loops(verdict)
    } else if let rule = try values.decodeIfPresent(String.self, forKey: .breaks) {
      self = .breaks(rule)
    } else {
      self = .overflows
    }
  }

  /// Writes the verdict, the rule, or that it overflows.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .loops(let verdict): try values.encode(verdict, forKey: .loops)
    case .overflows: try values.encode(true, forKey: .overflows)
    case .breaks(let rule): try values.encode(rule, forKey: .breaks)
    }
  }
}

extension SweepReport.Stretch: CustomStringConvertible {
  /// `[343.50, 351.00)`
  public var description: String {
    "[\(SweepReport.exact(lower)), \(SweepReport.exact(upper))\(isOpenEnded ? "]" : ")")"
  }
}

extension SweepReport {
  /// A length with the two decimals to which it is known.
  static func exact(_ length: Double) -> String {
    let hundredths = SweepRange.hundredths(length)
    let rest = String(hundredths % SweepRange.unit)
    return "\(hundredths / SweepRange.unit)." + (rest.count < 2 ? "0" : "") + rest
  }

  /// Where each thing begins and ends, from answers whose kinds say what is done at each length.
  static func stretches(
    _ outcome: BreakpointSearch<Set<What>>.Outcome
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    var open: [What: Int] = [:]
    for (length, answer) in outcome.answers {
      for (what, lower) in open where !answer.kind.contains(what) {
        stretches.append(
          Stretch(
            what: what, lower: SweepRange.points(lower), upper: SweepRange.points(length),
            isOpenEnded: false))
        open[what] = nil
      }
      for what in answer.kind where open[what] == nil { open[what] = length }
    }
    if let last = outcome.answers.last {
      for (what, lower) in open {
        stretches.append(
          Stretch(
            what: what, lower: SweepRange.points(lower), upper: SweepRange.points(last.length),
            isOpenEnded: true))
      }
    }
    return stretches.sorted {
      ($0.what.order, "\($0.what)", $0.lower) < ($1.what.order, "\($1.what)", $1.lower)
    }
  }
}

extension SweepReport.What {
  fileprivate var order: Int {
    switch self {
    case .loops: 0
    case .breaks: 1
    case .overflows: 2
    }
  }
}
