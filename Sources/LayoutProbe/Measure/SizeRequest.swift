import HeadlessUI

/// A question for a size.
public enum SizeRequest: Hashable, Sendable {
  /// How small can it be: 0 × 0 is proposed.
  case minimum
  /// How large does it want to be: nothing is proposed.
  case ideal
  /// How large can it be: infinity is proposed.
  case maximum
  /// How large is it: what it was really proposed when it was placed.
  case current
  /// How large is it for a proposal in points; `nil` leaves an axis to it.
  case proposal(width: CGFloat?, height: CGFloat?)

  /// What is asked where nothing else is said: minimum, ideal and maximum.
  public static let standard: [SizeRequest] = [.minimum, .ideal, .maximum]

  /// How large is it for a proposal, which has its size.
  public static func proposal(size: ProposedViewSize) -> SizeRequest {
    .proposal(width: size.width, height: size.height)
  }

  /// The proposal to make; nil for ``current`` of something that was never placed.
  public func proposal(current: ProposedViewSize?) -> ProposedViewSize? {
    switch self {
    case .minimum: .zero
    case .ideal: .unspecified
    case .maximum: .infinity
    case .current: current
    case .proposal(let width, let height): ProposedViewSize(width: width, height: height)
    }
  }

  /// The name of the question: `minimum`, `ideal`, `maximum`, `current`; `custom` for a proposal.
  public var name: String {
    switch self {
    case .minimum: "minimum"
    case .ideal: "ideal"
    case .maximum: "maximum"
    case .current: "current"
    case .proposal: "custom"
    }
  }
}

extension SizeRequest: LosslessStringConvertible {
  /// Reads `min`, `ideal`, `max`, `current` or a proposal such as `320x480`, `nilx44` or `320xinf`.
  public init?(_ description: String) {
    switch description.lowercased() {
    case "min", "minimum": self = .minimum
    case "ideal": self = .ideal
    case "max", "maximum": self = .maximum
    case "current": self = .current
    case let text:
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      guard parts.count == 2, let width = SizeRequest.length(parts[0]),
        let height = SizeRequest.length(parts[1])
      else { return nil }
      self = .proposal(width: width.points, height: height.points)
    }
  }

  private static func length(_ text: Substring) -> (points: CGFloat?, ())? {
    switch text {
    case "nil", "-": return (nil, ())
    case "inf", "infinity": return (.infinity, ())
    default:
      guard let number = Double(text), number >= 0, number.isFinite else { return nil }
      return (CGFloat(number), ())
    }
  }

  /// `minimum`, `ideal`, `maximum`, `current` or the proposal as it can be read again.
  public var description: String {
    guard case .proposal(let width, let height) = self else { return name }
    return "\(NumberText.length(width))x\(NumberText.length(height))"
  }
}

extension SizeRequest: Codable {
  /// Reads what ``description`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let request = SizeRequest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a size request")
    }
    self = request
  }

  /// Writes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
