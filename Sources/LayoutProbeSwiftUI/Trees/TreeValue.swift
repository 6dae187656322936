import Foundation

/// Any JSON in a line of answers. Lengths that JSON cannot write are texts: `inf`, `-inf`, `nan`.
enum TreeValue: Codable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([TreeValue])
  case object([String: TreeValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([TreeValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: TreeValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try TreeValue.encode(value, in: &container)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  private static func encode(
    _ value: Double, in container: inout any SingleValueEncodingContainer
  ) throws {
    if let name = TreeValue.name(value) {
      try container.encode(name)
    } else if value == value.rounded(), abs(value) < 1e15 {
      try container.encode(Int64(value))
    } else {
      try container.encode(value)
    }
  }

  private static func name(_ value: Double) -> String? {
    if value.isNaN { return "nan" }
    guard value.isInfinite else { return nil }
    return value > 0 ? "inf" : "-inf"
  }

  /// A length in points, to a millionth; null for none.
  init(length: CGFloat?) {
    guard let length else {
      self = .null
      return
    }
    let value = Double(length)
    if let name = TreeValue.name(value) {
      self = .text(name)
    } else {
      let rounded = abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value
      // There is one zero.
      self = .number(rounded == 0 ? 0 : rounded)
    }
  }

  /// A length; nil if it is none, or null.
  var length: CGFloat? {
    switch self {
    case .number(let value): CGFloat(value)
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    case .text("nan"): .nan
    default: nil
    }
  }
}
