/// Text in XML.
enum XMLText {
  /// The text for an attribute or between tags. What XML cannot hold at all becomes `?`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Left as they are, a reader would make spaces of them in an attribute.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// ` name="value"` for each.
  static func attributes(_ values: KeyValuePairs<String, String>) -> String {
    values.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }
}
