/// Swift source made of text that is not.
enum SwiftText {
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A directive that makes the compiler report the next line as this one.
  static func location(file: String, line: Int = 1) -> String {
    "#sourceLocation(file: \"\(reportedName(file))\", line: \(line))\n"
  }

  /// How the compiler's messages name a file, for it shows the escapes of its directives as such.
  static func reportedName(_ file: String) -> String {
    let name = file.unicodeScalars.map { $0.value < 0x20 ? "?" : String($0) }.joined()
    return String(literal(name).dropFirst().dropLast())
  }

  /// An identifier made of the letters and digits of a name.
  static func identifier(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar in
      scalar.isASCII && Ascii.continuesIdentifier(UInt8(scalar.value)) && scalar != "$"
        ? Character(scalar) : "_"
    }
    let text = String(allowed)
    guard let first = text.utf8.first else { return "_" }
    return Ascii.isDigit(first) ? "_" + text : text
  }
}
