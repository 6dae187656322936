/// JSON, without Foundation: importing and linking that takes longer than everything else here, in each
/// build of each package that says `import SwiftUI`.
enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  subscript(key: String) -> JSON? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var list: [JSON]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  /// The text, keys in order.
  var written: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .text(let value): return JSON.quoted(value)
    case .list(let values): return "[" + values.map(\.written).joined(separator: ",") + "]"
    case .object(let values):
      let members = values.sorted { $0.key < $1.key }.map {
        JSON.quoted($0.key) + ":" + $0.value.written
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
