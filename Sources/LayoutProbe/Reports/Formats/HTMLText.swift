import HeadlessUI

/// Texts in HTML.
enum HTMLText {
  /// The text for an element or an attribute.
  static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{20}", "\u{7F}": "\u{FFFD}"
      default: nil
      }
    }
  }

  /// JSON for a `script` element: nothing in it can end the element or begin a comment.
  static func json(_ value: JSONValue) throws -> String {
    try value.text(isPretty: false).replacingScalars { scalar in
      switch scalar {
      case "<": "\\u003c"
      case ">": "\\u003e"
      case "&": "\\u0026"
      case "\u{2028}": "\\u2028"
      case "\u{2029}": "\\u2029"
      default: nil
      }
    }
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
