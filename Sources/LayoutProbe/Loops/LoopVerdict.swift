import HeadlessUI

/// Whether layout comes to rest.
public enum LoopVerdict: Equatable, Sendable {
  /// A pass ended and nothing was written.
  case settled(passes: Int)
  /// The whole state, frames and values, repeats: it never settles. The amplitude is how far any
  /// edge of any frame moves within a period, in points. A period of 0 says that frames move on and
  /// on, and never come to where everything was.
  case oscillating(period: Int, amplitude: Double)
  /// The frames repeat, but values are written on and on that never compare equal.
  case churning
  /// Something grows without bound, by so many points a pass. What grows more in each pass than in the one
  /// before, by the same factor, has that too.
  case diverging(rate: Double, factor: Double? = nil)
  /// None of these could be shown, and it was followed for so many passes.
  case undetermined(limit: Int)

  /// The verdict's name, which never changes.
  public var name: String {
    switch self {
    case .settled: "settled"
    case .oscillating: "oscillating"
    case .churning: "churning"
    case .diverging: "diverging"
    case .undetermined: "undetermined"
    }
  }

  /// Whether layout comes to rest.
  public var isSettled: Bool {
    if case .settled = self { return true }
    return false
  }
}

extension LoopVerdict: CustomStringConvertible {
  /// The verdict as the predicate of a sentence about layout.
  public var description: String {
    switch self {
    case .settled(let passes): "settles in \(passes) \(passes == 1 ? "pass" : "passes")"
    case .oscillating(0, let amplitude):
      "never settles: frames keep changing without repeating"
        + LoopVerdict.moving(amplitude, " within \(LoopVerdict.passesOfWandering) passes")
    case .oscillating(let period, let amplitude):
      "never settles: it repeats every \(period) passes" + LoopVerdict.moving(amplitude)
    case .churning: "never settles: no frame moves, but a value is written repeatedly"
    case .diverging(let rate, let factor):
      "never settles: it grows" + LoopVerdict.growing(rate, factor)
    case .undetermined(let limit):
      "did not settle within \(limit) \(limit == 1 ? "pass" : "passes"); no loop was proved"
    }
  }

  /// What the steps of the last passes are called in a report.
  var headingOfSteps: String { isUndetermined ? "the last passes" : "feedback cycle" }

  /// Whether it is not known if it ever settles.
  var isUndetermined: Bool {
    if case .undetermined = self { return true }
    return false
  }

  /// Whether it never settles, and not only because time goes on.
  func isOfConcern(followsClocks: Bool) -> Bool { !isSettled && !followsClocks }

  /// The same of what only goes on because time does.
  var changingWithTime: String {
    switch self {
    case .oscillating(let period, let amplitude) where period > 0:
      "changes with time: it repeats every \(period) passes" + LoopVerdict.moving(amplitude)
    case .diverging: "changes with time: it grows"
    default: "changes with time"
    }
  }

  static let passesOfWandering = 17

  /// ` by 20 pt each pass`; without a number where frames grow by rounding, or the number has no end.
  private static func growing(_ rate: Double, _ factor: Double?) -> String {
    if let factor { return " by a factor of \(NumberText.length(CGFloat(factor))) each pass" }
    let text = NumberText.length(CGFloat(rate))
    return text == "0" || !rate.isFinite ? " without end" : " by \(text) pt each pass"
  }

  /// `, moving by up to 20 pt`; nothing where views only come and go, or differ by rounding.
  private static func moving(_ amplitude: Double, _ span: String = "") -> String {
    let text = NumberText.length(CGFloat(amplitude))
    return text == "0" ? "" : ", moving by up to \(text) pt\(span)"
  }
}

extension LoopVerdict: Codable {
  private enum Key: String, CodingKey {
    case verdict, passes, period, amplitude, rate, factor, limit
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double {
      Double(try values.decode(ReportedNumber.self, forKey: key).value ?? .nan)
    }
    switch try values.decode(String.self, forKey: .verdict) {
    case "settled": self = .settled(passes: try values.decode(Int.self, forKey: .passes))
    case "oscillating":
      self = .oscillating(
        period: try values.decode(Int.self, forKey: .period), amplitude: try number(.amplitude))
    case "churning": self = .churning
    case "diverging":
      self = .diverging(
        rate: try number(.rate), factor: try values.decodeIfPresent(Double.self, forKey: .factor))
    case "undetermined":
      self = .undetermined(limit: try values.decode(Int.self, forKey: .limit))
    case let other:
      throw DecodingError.dataCorruptedError(
        forKey: .verdict, in: values, debugDescription: "'\(other)' is not a verdict")
    }
  }

  /// Writes the name and the numbers of the verdict.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .verdict)
    switch self {
    case .settled(let passes): try values.encode(passes, forKey: .passes)
    case .oscillating(let period, let amplitude):
      try values.encode(period, forKey: .period)
      try values.encode(ReportedNumber(CGFloat(amplitude)), forKey: .amplitude)
    case .churning: break
    case .diverging(let rate, let factor):
      try values.encode(ReportedNumber(CGFloat(rate)), forKey: .rate)
      try values.encodeIfPresent(factor, forKey: .factor)
    case .undetermined(let limit): try values.encode(limit, forKey: .limit)
    }
  }
}
