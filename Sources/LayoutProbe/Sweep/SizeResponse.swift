import HeadlessUI

/// How the answer changes with the length that is proposed on one axis.
public struct SizeResponse: Equatable, Sendable, Codable {
  /// The answer to one proposed length.
  public struct Sample: Equatable, Sendable {
    /// The length that was proposed, in points.
    public var length: Double
    /// The answer, in points.
    public var size: CGSize
  }

  /// A place where the answer is suddenly another.
  public struct Jump: Equatable, Sendable {
    /// The first length, in hundredths of points, with the other answer.
    public var length: Double
    /// The answer a hundredth of a point before.
    public var before: CGSize
    /// The answer at that length, in points.
    public var after: CGSize
  }

  /// The axis on which lengths were proposed.
  public enum Direction: String, Sendable, Codable {
    /// Widths were proposed.
    case width
    /// Heights were proposed.
    case height
  }

  /// The axis on which lengths were proposed.
  public var direction: Direction
  /// What was proposed on the other axis, in points; nil for nothing.
  public var across: Double?
  /// The answers, by length.
  public var samples: [Sample]
  /// Where the answer jumps by more than a point, by length.
  public var jumps: [Jump]
  /// Whether the search was given up before it had looked everywhere.
  public var isCutOff = false
  /// Where the answers break a rule, by rule and then by length; nil if none was looked for.
  public var stretches: [SweepReport.Stretch]?
}

extension SizeResponse.Direction {
  var axis: Axis { self == .width ? .horizontal : .vertical }
}

extension SizeResponse.Sample: Codable {
  private enum Key: String, CodingKey { case length, size }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    length = try values.decode(Double.self, forKey: .length)
    size = try values.decode(ReportedSize.self, forKey: .size).size
  }

  /// Writes lengths as numbers, `"inf"`, `"-inf"` or `"nan"`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(length, forKey: .length)
    try values.encode(ReportedSize(size), forKey: .size)
  }
}

extension SizeResponse.Jump: Codable {
  private enum Key: String, CodingKey { case length, before, after }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    length = try values.decode(Double.self, forKey: .length)
    before = try values.decode(ReportedSize.self, forKey: .before).size
    after = try values.decode(ReportedSize.self, forKey: .after).size
  }

  /// Writes lengths as numbers, `"inf"`, `"-inf"` or `"nan"`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(length, forKey: .length)
    try values.encode(ReportedSize(before), forKey: .before)
    try values.encode(ReportedSize(after), forKey: .after)
  }
}
