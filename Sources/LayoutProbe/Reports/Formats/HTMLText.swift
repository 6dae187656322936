import HeadlessUI

/// Texts in HTML.
enum HTMLText {
  /// The text for an element or an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{20}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON for a `script` element: nothing in it can end the element or begin a comment.
  static func json(_ value: JSONValue) throws -> String {
    var result = ""
    for scalar in try value.text(isPretty: false).unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A table: the first row is its head.
  static func table(_ caption: String, _ head: [String], _ rows: [[String]]) -> String {
    let cells = head.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { row in
      "<tr>"
        + row.enumerated().map { index, cell in
          index == 0
            ? "<th scope=\"row\">\(escaped(cell))</th>" : "<td>\(escaped(cell))</td>"
        }.joined() + "</tr>\n"
    }
    return "<table><caption>\(escaped(caption))</caption>\n<thead><tr>\(cells)</tr></thead>\n"
      + "<tbody>\(body.joined())</tbody></table>\n"
  }

  static func list(_ items: [String], tag: String = "ul") -> String {
    "<\(tag)>" + items.map { "<li><bdi>\(escaped($0))</bdi></li>\n" }.joined() + "</\(tag)>\n"
  }
}
