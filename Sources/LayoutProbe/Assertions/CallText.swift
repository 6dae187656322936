/// The text of a function call in Swift source: its arguments and closures.
///
/// Reads as much of Swift as is needed to know what belongs together: brackets, string literals with
/// what is interpolated, comments.
struct CallText {
  /// An argument or closure.
  struct Argument: Equatable {
    var label: String?
    /// Where it is, without the label.
    var range: Range<Int>
  }

  /// A string literal.
  struct Literal: Equatable {
    var range: Range<Int>
    /// Its value; nil if it has escapes or interpolations.
    var value: String?
  }

  /// Those in parentheses.
  let arguments: [Argument]
  /// The closures behind the parentheses.
  let trailing: [Argument]
  private let bytes: [UInt8]

  /// The call whose name or opening parenthesis is at a place; nil if none is.
  ///
  /// - Parameters:
  ///   - bytes: the source in UTF-8.
  ///   - line: from 1.
  ///   - column: in bytes, from 1.
  init?(in bytes: [UInt8], line: Int, column: Int) {
    var reader = SwiftTextReader(bytes)
    guard line > 0, column > 0, let start = reader.start(ofLine: line) else { return nil }
    reader.position = start + column - 1
    // `#column` is where the parenthesis opens.
    if reader.current != UInt8(ascii: "(") {
      guard reader.identifier() != nil else { return nil }
      reader.skipSpace()
    }
    var arguments: [Argument] = []
    if reader.current == UInt8(ascii: "(") {
      let open = reader.position
      guard reader.skipElement() else { return nil }
      arguments = SwiftTextReader(bytes).arguments(in: open + 1..<reader.position - 1)
    }
    var trailing: [Argument] = []
    while true {
      let end = reader.position
      reader.skipSpace()
      var label: String?
      if !trailing.isEmpty, let name = reader.identifier() {
        reader.skipSpace()
        guard reader.current == UInt8(ascii: ":") else { break }
        reader.position += 1
        reader.skipSpace()
        label = name
      }
      let open = reader.position
      guard reader.current == UInt8(ascii: "{"), reader.skipElement() else {
        reader.position = end
        break
      }
      trailing.append(Argument(label: label, range: open..<reader.position))
      if trailing.count > 1, label == nil { break }
    }
    self.arguments = arguments
    self.trailing = trailing
    self.bytes = bytes
  }

  /// The text of a part.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The closure with a label, or the trailing one, with its braces.
  func closure(labelled label: String) -> Range<Int>? {
    let labelled = arguments.first {
      $0.label == label && bytes[$0.range.lowerBound] == UInt8(ascii: "{")
    }
    return (labelled ?? trailing.first)?.range
  }

  /// The string literal that is all that a closure holds; nil if it holds something else.
  func onlyLiteral(in closure: Range<Int>) -> Literal? {
    var reader = SwiftTextReader(bytes)
    reader.position = closure.lowerBound + 1
    reader.skipSpace()
    guard let literal = reader.literal() else { return nil }
    reader.skipSpace()
    return reader.position == closure.upperBound - 1 ? literal : nil
  }

  /// The space at the beginning of the line in which something begins.
  func indentation(of range: Range<Int>) -> String {
    let line = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[line...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }
}

/// Reads Swift source from a position.
struct SwiftTextReader {
  private let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: String, at position: Int) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  func start(ofLine line: Int) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start
  }

  /// Reads a name.
  mutating func identifier() -> String? {
    let start = position
    func isName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a)
        || (byte >= 0x30 && byte <= 0x39)
    }
    while let current, isName(current) { position += 1 }
    guard position > start, !(bytes[start] >= 0x30 && bytes[start] <= 0x39) else {
      position = start
      return nil
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let current {
      if current == 32 || (current >= 9 && current <= 13) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//", at: position) {
      while let current, current != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard starts(with: "/*", at: position) else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*", at: position) {
        depth += 1
        position += 2
      } else if starts(with: "*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    return true
  }

  /// Skips a comment, a literal, a group in brackets, or one byte. False if something has no end.
  mutating func skipElement() -> Bool {
    guard let current else { return false }
    if skipComment() { return true }
    if literal() != nil { return true }
    let closing: [UInt8: UInt8] = [0x28: 0x29, 0x5b: 0x5d, 0x7b: 0x7d]
    position += 1
    guard let end = closing[current] else { return true }
    while let next = self.current {
      if next == end {
        position += 1
        return true
      }
      guard skipElement() else { return false }
    }
    return false
  }

  /// Reads a string literal.
  mutating func literal() -> CallText.Literal? {
    let start = position
    var marks = 0
    while starts(with: "#", at: start + marks) { marks += 1 }
    let hashes = String(repeating: "#", count: marks)
    guard starts(with: "\"", at: start + marks) else { return nil }
    let isLong = starts(with: "\"\"\"", at: start + marks)
    let quote = isLong ? "\"\"\"" : "\""
    position = start + marks + quote.utf8.count
    let content = position
    var isPlain = true
    while position < bytes.count {
      if starts(with: quote + hashes, at: position) {
        let text = String(decoding: bytes[content..<position], as: UTF8.self)
        position += quote.utf8.count + marks
        return CallText.Literal(
          range: start..<position,
          value: isPlain ? (isLong ? Self.unindented(text) : text) : nil)
      }
      if starts(with: "\\" + hashes, at: position) {
        isPlain = false
        position += 1 + marks
        guard current == UInt8(ascii: "(") else {
          position += 1
          continue
        }
        guard skipElement() else { break }
      } else {
        position += 1
      }
    }
    position = start
    return nil
  }

  /// The value of a literal of several lines: without the first and the last break, and without the
  /// space that stands before the closing quotes.
  private static func unindented(_ text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let indentation = lines.popLast() else { return nil }
    return lines.dropFirst().map { line in
      line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line.drop { $0 == " " }
    }.joined(separator: "\n")
  }

  /// Splits what is in parentheses at its commas.
  func arguments(in range: Range<Int>) -> [CallText.Argument] {
    var reader = self
    reader.position = range.lowerBound
    var arguments: [CallText.Argument] = []
    while reader.position < range.upperBound {
      reader.skipSpace()
      var start = reader.position
      var label: String?
      if let name = reader.identifier() {
        reader.skipSpace()
        if reader.current == UInt8(ascii: ":") {
          reader.position += 1
          reader.skipSpace()
          label = name
          start = reader.position
        } else {
          reader.position = start
        }
      }
      while reader.position < range.upperBound, reader.current != UInt8(ascii: ",") {
        guard reader.skipElement() else { return arguments }
      }
      var end = min(reader.position, range.upperBound)
      while end > start, bytes[end - 1] == 32 || (bytes[end - 1] >= 9 && bytes[end - 1] <= 13) {
        end -= 1
      }
      if end > start { arguments.append(CallText.Argument(label: label, range: start..<end)) }
      reader.position += 1
    }
    return arguments
  }
}
