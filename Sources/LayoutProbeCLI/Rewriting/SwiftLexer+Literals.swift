extension SwiftLexer {
  private enum Frame {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(parentheses: Int)

    var isMultilineString: Bool {
      if case .string(_, true) = self { return true }
      return false
    }

    var mayHoldLineEnd: Bool {
      if case .string(_, false) = self { return false }
      return true
    }
  }

  /// Skips a string literal with everything interpolated into it.
  ///
  /// The nesting is kept on a stack of its own because broken input may nest without bound.
  mutating func skipString(hashes: Int) {
    var stack = [openString(hashes: hashes)]
    while offset < bytes.count, let frame = stack.last {
      switch frame {
      case .string(let hashes, let isMultiline):
        skipStringByte(hashes: hashes, isMultiline: isMultiline, stack: &stack)
      case .interpolation(let parentheses):
        skipInterpolationByte(parentheses: parentheses, stack: &stack)
      }
    }
  }

  private mutating func openString(hashes: Int) -> Frame {
    offset += hashes + 1
    guard peek() == Ascii.quote, peek(1) == Ascii.quote else {
      return .string(hashes: hashes, isMultiline: false)
    }
    // `#"""#` is one quote between raw delimiters, not the start of a multi-line string.
    if hashes > 0 {
      var ahead = 0
      while offset + ahead < bytes.count, !Ascii.isNewline(peek(ahead)) {
        if closes(at: ahead, quotes: 1, hashes: hashes) {
          return .string(hashes: hashes, isMultiline: false)
        }
        ahead += 1
      }
    }
    offset += 2
    return .string(hashes: hashes, isMultiline: true)
  }

  private func closes(at distance: Int, quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek(distance + $0) == Ascii.quote }
      && (0..<hashes).allSatisfy { peek(distance + quotes + $0) == Ascii.hash }
  }

  private mutating func skipStringByte(hashes: Int, isMultiline: Bool, stack: inout [Frame]) {
    let byte = bytes[offset]
    let quotes = isMultiline ? 3 : 1
    if byte == Ascii.backslash, (0..<hashes).allSatisfy({ peek(1 + $0) == Ascii.hash }) {
      offset = min(bytes.count, offset + 1 + hashes)
      if peek() == Ascii.openParen {
        offset += 1
        stack.append(.interpolation(parentheses: 0))
      } else if offset < bytes.count, !Ascii.isNewline(peek()) {
        offset += 1
      }
    } else if byte == Ascii.quote, closes(at: 0, quotes: quotes, hashes: hashes) {
      offset += quotes + hashes
      stack.removeLast()
    } else if Ascii.isNewline(byte), !isMultiline {
      endLine(&stack)
    } else {
      advance()
    }
  }

  private mutating func skipInterpolationByte(parentheses: Int, stack: inout [Frame]) {
    switch bytes[offset] {
    case Ascii.openParen:
      offset += 1
      stack[stack.count - 1] = .interpolation(parentheses: parentheses + 1)
    case Ascii.closeParen:
      offset += 1
      stack.removeLast()
      if parentheses > 0 { stack.append(.interpolation(parentheses: parentheses - 1)) }
    case Ascii.quote:
      stack.append(openString(hashes: 0))
    case Ascii.hash:
      var hashes = 0
      while peek(hashes) == Ascii.hash { hashes += 1 }
      if peek(hashes) == Ascii.quote {
        stack.append(openString(hashes: hashes))
      } else {
        offset += hashes
      }
    case Ascii.slash where peek(1) == Ascii.star:
      skipBlockComment()
    case Ascii.slash where peek(1) == Ascii.slash:
      skipToLineEnd()
    case let byte where Ascii.isNewline(byte) && !stack.dropLast().allSatisfy(\.mayHoldLineEnd):
      endLine(&stack)
    default:
      advance()
    }
  }

  /// Ends what may not go on after a line end, even though it is not closed.
  private func endLine(_ stack: inout [Frame]) {
    while let last = stack.last, !last.isMultilineString { stack.removeLast() }
  }

  /// Skips `#/…/#`, which spans lines when its opening delimiter ends its line.
  mutating func skipExtendedRegex(hashes: Int) {
    offset += hashes + 1
    let isMultiline = Ascii.isNewline(peek())
    while offset < bytes.count {
      if bytes[offset] == Ascii.slash, (0..<hashes).allSatisfy({ peek(1 + $0) == Ascii.hash }) {
        offset += 1 + hashes
        return
      }
      if Ascii.isNewline(bytes[offset]), !isMultiline { return }
      if bytes[offset] == Ascii.backslash, offset + 1 < bytes.count, !Ascii.isNewline(peek(1)) {
        offset += 1
      }
      advance()
    }
  }

  /// The length of a `/…/` literal that starts here, or nil where the slash is an operator.
  func bareRegexLength() -> Int? {
    // A bound keeps a line full of slashes linear; real literals are far shorter.
    let limit = min(bytes.count - offset, 1000)
    guard limit > 2, peek(1) != Ascii.space, peek(1) != UInt8(ascii: "\t") else { return nil }
    var (length, parentheses, isInClass) = (1, 0, false)
    while length < limit {
      switch peek(length) {
      case Ascii.newline, Ascii.carriageReturn: return nil
      case Ascii.backslash: length += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case Ascii.openParen where !isInClass: parentheses += 1
      case Ascii.closeParen where !isInClass:
        parentheses -= 1
        if parentheses < 0 { return nil }
      case Ascii.slash where !isInClass:
        return parentheses == 0 && peek(length - 1) != Ascii.space ? length + 1 : nil
      default: break
      }
      length += 1
    }
    return nil
  }
}
