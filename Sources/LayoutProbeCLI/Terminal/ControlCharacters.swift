/// Characters by which a text gives orders to a terminal: names in sources may hold them.
enum ControlCharacters {
  /// The text with its control characters written out, as `\u001B`, which JSON reads as well. Line
  /// ends, tabs and the program's own colours stay.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspect) else { return text }
    var result = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      if let code = TextColor.codes.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        result += code
        rest = rest.dropFirst(code.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      let endsLine = scalar == "\r" && rest.first == "\n"
      if endsLine || scalar == "\n" || scalar == "\t" || !isControl(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// A byte that a control character is, or that the second half of them begin with.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t")) || byte == 0x7F
      || byte == 0xC2
  }
}
