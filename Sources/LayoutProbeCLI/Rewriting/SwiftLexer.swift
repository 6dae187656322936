/// Splits Swift source into tokens well enough to find declarations, for any input.
///
/// Broken input never fails: a literal or comment without an end swallows what the compiler's own
/// lexer would swallow, which is the rest of the line or the rest of the file.
struct SwiftLexer {
  let bytes: [UInt8]
  var offset = 0
  var line = 1
  var lineStart = 0
  private(set) var tokens: [SwiftToken] = []
  private var depth = 0
  private var nesting = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func tokens(in bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  static func tokens(in text: String) -> [SwiftToken] {
    tokens(in: Array(text.utf8))
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
    if peek() == Ascii.hash, peek(1) == Ascii.bang { skipToLineEnd() }
    while offset < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case Ascii.slash where peek(1) == Ascii.slash:
      skipToLineEnd()
    case Ascii.slash where peek(1) == Ascii.star:
      skipBlockComment()
    case Ascii.slash:
      lexSlash()
    case Ascii.quote:
      emit(.literal) { $0.skipString(hashes: 0) }
    case Ascii.hash:
      lexHash()
    case Ascii.at:
      let isAttribute = Ascii.startsIdentifier(peek(1))
      emit(isAttribute ? .attribute : .punctuation) {
        $0.offset += 1
        if isAttribute { $0.skipIdentifier() }
      }
    case Ascii.backtick:
      lexBacktick()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      emit(.number) { $0.skipNumber() }
    case _ where Ascii.startsIdentifier(byte):
      emit(.identifier) { $0.skipIdentifier() }
    case 0...0x20, 0x7F:
      advance()
    default:
      lexPunctuation(byte)
    }
  }

  private mutating func lexPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "}"): depth = max(0, depth - 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): nesting = max(0, nesting - 1)
    default: break
    }
    emit(.punctuation) { $0.offset += 1 }
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "("), UInt8(ascii: "["): nesting += 1
    default: break
    }
  }

  private mutating func lexHash() {
    var hashes = 0
    while peek(hashes) == Ascii.hash { hashes += 1 }
    switch peek(hashes) {
    case Ascii.quote:
      emit(.literal) { $0.skipString(hashes: hashes) }
    case Ascii.slash:
      emit(.literal) { $0.skipExtendedRegex(hashes: hashes) }
    case let next where hashes == 1 && Ascii.startsIdentifier(next):
      emit(.pound) {
        $0.offset += 1
        $0.skipIdentifier()
      }
    default:
      emit(.punctuation) { $0.offset += hashes }
    }
  }

  private mutating func lexSlash() {
    if startsExpression, let length = bareRegexLength() {
      emit(.literal) { $0.offset += length }
    } else {
      emit(.punctuation) { $0.offset += 1 }
    }
  }

  private mutating func lexBacktick() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != Ascii.backtick, !Ascii.isNewline(bytes[end]) { end += 1 }
    let isClosed = end < bytes.count && bytes[end] == Ascii.backtick
    // An unclosed one takes the rest of its line along, so that a run of lines stays linear.
    emit(isClosed ? .identifier : .punctuation) { $0.offset = isClosed ? end + 1 : end }
  }

  /// Whether a `/` here would begin an expression, as opposed to divide the one before it.
  private var startsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .punctuation:
      return "=([{,:;!&|?".utf8.contains(bytes[last.range.lowerBound])
    case .identifier:
      let keywords = ["return", "in", "case", "if", "while", "try", "await", "throw", "where"]
      return keywords.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .pound, .attribute, .number, .literal:
      return false
    }
  }

  private mutating func emit(_ kind: SwiftToken.Kind, _ consume: (inout SwiftLexer) -> Void) {
    let (start, startLine, column) = (offset, line, offset - lineStart + 1)
    consume(&self)
    tokens.append(
      SwiftToken(
        kind: kind, range: start..<offset, line: startLine, column: column, depth: depth,
        nesting: nesting))
  }
}

extension SwiftLexer {
  /// The byte that many places ahead, 0 past the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Moves over one byte and counts a line end, where a carriage return alone is one too.
  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == Ascii.newline || (byte == Ascii.carriageReturn && peek() != Ascii.newline) {
      line += 1
      lineStart = offset
    }
  }

  mutating func skipToLineEnd() {
    while offset < bytes.count, !Ascii.isNewline(bytes[offset]) { offset += 1 }
  }

  mutating func skipIdentifier() {
    while offset < bytes.count, Ascii.continuesIdentifier(bytes[offset]) { offset += 1 }
  }

  mutating func skipNumber() {
    while offset < bytes.count {
      let isFraction = bytes[offset] == Ascii.dot && Ascii.isDigit(peek(1))
      guard Ascii.continuesIdentifier(bytes[offset]) || isFraction else { return }
      offset += 1
    }
  }

  mutating func skipBlockComment() {
    offset += 2
    var level = 1
    while offset < bytes.count, level > 0 {
      if bytes[offset] == Ascii.slash, peek(1) == Ascii.star {
        level += 1
        offset += 2
      } else if bytes[offset] == Ascii.star, peek(1) == Ascii.slash {
        level -= 1
        offset += 2
      } else {
        advance()
      }
    }
  }
}
