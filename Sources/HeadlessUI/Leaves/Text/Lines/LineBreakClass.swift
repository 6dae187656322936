/// What a character means for breaking lines: the classes of Unicode's line breaking algorithm (UAX
/// #14) that texts of interfaces have. Marks and joiners belong to the character before them.
enum LineBreakClass: UInt8, Sendable {
  case newline, space, zeroWidthSpace
  /// Nothing breaks on either side of it.
  case glue, wordJoiner
  case letter, digit
  /// A sign before or behind a number, such as `$` and `%`.
  case prefix, postfix
  case opening, closing, closingParenthesis, quotation
  case exclamation, infixSeparator, slash
  case hyphen, breakAfter, breakBefore, dash
  case ellipsis
  /// Ideographs, kana, Hangul and emoji: lines break on both sides.
  case ideograph
  /// Small kana and others that do not begin a line.
  case nonstarter

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      self = LineBreakClass.ascii[Int(ascii)]
    } else if character.isNewline {
      self = .newline
    } else if let scalar = character.unicodeScalars.first {
      self = LineBreakClass.known[scalar.value] ?? LineBreakClass.kind(scalar, character)
    } else {
      self = .letter
    }
  }

  private static func kind(_ scalar: Unicode.Scalar, _ character: Character) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .openPunctuation: return .opening
    case .closePunctuation: return .closing
    case .initialPunctuation, .finalPunctuation: return .quotation
    case .decimalNumber: return isFullWidth(scalar) ? .ideograph : .digit
    case .currencySymbol: return .prefix
    case .spaceSeparator: return .breakAfter
    default: return CharacterKind(character) == .wide ? .ideograph : .letter
    }
  }

  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF10...0xFF19).contains(scalar.value)
  }

  private static let ascii: [LineBreakClass] = {
    var classes = [LineBreakClass](repeating: .letter, count: 128)
    for value in 0x30...0x39 { classes[value] = .digit }
    let groups: [(LineBreakClass, String)] = [
      (.newline, "\n\r\u{B}\u{C}"), (.breakAfter, "\t|"), (.space, " "), (.prefix, "$+\\"),
      (.postfix, "%"), (.opening, "([{"), (.closing, "}"), (.closingParenthesis, ")]"),
      (.quotation, "\"'"), (.exclamation, "!?"), (.infixSeparator, ",.:;"), (.slash, "/"),
      (.hyphen, "-"),
    ]
    for (group, characters) in groups {
      for byte in characters.utf8 { classes[Int(byte)] = group }
    }
    return classes
  }()

  /// Characters beyond ASCII whose general category does not tell.
  private static let known: [UInt32: LineBreakClass] = {
    let groups: [(LineBreakClass, [ClosedRange<UInt32>])] = [
      (.glue, [0xA0...0xA0, 0x202F...0x202F, 0x2007...0x2007, 0x2011...0x2011]),
      (.wordJoiner, [0x2060...0x2060, 0xFEFF...0xFEFF]),
      (.zeroWidthSpace, [0x200B...0x200B]),
      (.breakAfter, [0xAD...0xAD, 0x2010...0x2010, 0x2012...0x2013, 0x2027...0x2027]),
      (.breakBefore, [0xB4...0xB4, 0x2C8...0x2C8, 0x2CC...0x2CC]),
      (.dash, [0x2014...0x2014]),
      (.ellipsis, [0x2024...0x2026]),
      (.opening, [0xA1...0xA1, 0xBF...0xBF]),
      (.prefix, [0xB1...0xB1, 0x2116...0x2116, 0x2212...0x2213]),
      (
        .postfix,
        [
          0xA2...0xA2, 0xB0...0xB0, 0x2030...0x2037, 0x20A7...0x20A7, 0x2103...0x2103,
          0x2109...0x2109,
        ]
      ),
      (.exclamation, [0xFF01...0xFF01, 0xFF1F...0xFF1F, 0x2757...0x2757]),
      (.infixSeparator, [0x37E...0x37E, 0x589...0x589, 0x60C...0x60D, 0x2044...0x2044]),
      (.closing, [0x3001...0x3002, 0xFF0C...0xFF0C, 0xFF0E...0xFF0E, 0xFF61...0xFF61]),
      (
        .nonstarter,
        [
          0x203C...0x203D, 0x2047...0x2049, 0x3005...0x3005, 0x301C...0x301C, 0x303B...0x303C,
          0x3041...0x3041, 0x3043...0x3043, 0x3045...0x3045, 0x3047...0x3047, 0x3049...0x3049,
          0x3063...0x3063, 0x3083...0x3083, 0x3085...0x3085, 0x3087...0x3087, 0x308E...0x308E,
          0x3095...0x3096, 0x309B...0x309E, 0x30A0...0x30A1, 0x30A3...0x30A3, 0x30A5...0x30A5,
          0x30A7...0x30A7, 0x30A9...0x30A9, 0x30C3...0x30C3, 0x30E3...0x30E3, 0x30E5...0x30E5,
          0x30E7...0x30E7, 0x30EE...0x30EE, 0x30F5...0x30F6, 0x30FB...0x30FE, 0xFF1A...0xFF1B,
          0xFF65...0xFF65, 0xFF70...0xFF70,
        ]
      ),
    ]
    var classes: [UInt32: LineBreakClass] = [:]
    for (group, ranges) in groups {
      for range in ranges { for value in range { classes[value] = group } }
    }
    return classes
  }()
}
