/// Text in XML.
enum XMLText {
  /// The text for an attribute or between tags. What XML cannot hold at all becomes `?`.
  static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // Left as they are, a reader would make spaces of them in an attribute.
      case "\n": "&#10;"
      case "\t": "&#9;"
      case "\r": "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": "?"
      default: nil
      }
    }
  }

  /// ` name="value"` for each that has a value.
  static func attributes(_ values: KeyValuePairs<String, String?>) -> String {
    values.map { name, value in
      value.map { " \(name)=\"\(escaped($0))\"" } ?? ""
    }.joined()
  }
}
