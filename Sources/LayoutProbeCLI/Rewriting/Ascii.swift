/// The bytes that matter to the lexer.
enum Ascii {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let hash = UInt8(ascii: "#")
  static let bang = UInt8(ascii: "!")
  static let at = UInt8(ascii: "@")
  static let dot = UInt8(ascii: ".")
  static let openParen = UInt8(ascii: "(")
  static let closeParen = UInt8(ascii: ")")

  static func isNewline(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func startsIdentifier(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    startsIdentifier(byte) || isDigit(byte)
  }
}
