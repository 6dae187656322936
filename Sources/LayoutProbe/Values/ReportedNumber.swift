import HeadlessUI

/// A length in a JSON report: a number, `"inf"`, `"-inf"`, `"nan"`, or `null` for unspecified.
struct ReportedNumber: Codable {
  var value: CGFloat?

  init(_ value: CGFloat?) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = nil
    } else if let text = try? container.decode(String.self) {
      switch text {
      case "inf": value = .infinity
      case "-inf": value = -.infinity
      case "nan": value = .nan
      default:
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(text)' is not a length")
      }
    } else {
      value = CGFloat(try container.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case nil: try container.encodeNil()
    case let value? where value.isNaN: try container.encode("nan")
    case let value? where value == .infinity: try container.encode("inf")
    case let value? where value == -.infinity: try container.encode("-inf")
    case let value?:
      // What the last bits say differs between ways to add up; a report need not.
      let rounded = (Double(value) * 1e6).rounded() / 1e6
      if abs(rounded) < 1e15, rounded == rounded.rounded() {
        try container.encode(Int64(rounded))
      } else {
        try container.encode(abs(value) < 1e9 ? rounded : Double(value))
      }
    }
  }
}

struct ReportedProposal: Codable {
  var width: ReportedNumber
  var height: ReportedNumber

  init(_ proposal: ProposedViewSize) {
    width = ReportedNumber(proposal.width)
    height = ReportedNumber(proposal.height)
  }

  var proposal: ProposedViewSize { ProposedViewSize(width: width.value, height: height.value) }
}

struct ReportedSize: Codable {
  var width: ReportedNumber
  var height: ReportedNumber

  init(_ size: CGSize) {
    width = ReportedNumber(size.width)
    height = ReportedNumber(size.height)
  }

  var size: CGSize { CGSize(width: width.value ?? .nan, height: height.value ?? .nan) }
}

struct ReportedFrame: Codable {
  var x: ReportedNumber
  var y: ReportedNumber
  var width: ReportedNumber
  var height: ReportedNumber

  init(_ frame: CGRect) {
    x = ReportedNumber(frame.origin.x)
    y = ReportedNumber(frame.origin.y)
    width = ReportedNumber(frame.size.width)
    height = ReportedNumber(frame.size.height)
  }

  var frame: CGRect {
    CGRect(
      x: x.value ?? .nan, y: y.value ?? .nan, width: width.value ?? .nan,
      height: height.value ?? .nan)
  }
}
