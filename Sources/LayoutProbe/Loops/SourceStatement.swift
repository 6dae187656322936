import HeadlessUI

/// The statement that stands at a place in a source: an assignment, if it is one.
struct SourceStatement: Equatable {
  /// What is assigned to; nil if the statement is no plain assignment.
  var target: String?
  /// What is assigned, or the whole statement.
  var value: String
  /// Where the statement stands: lines and columns counted from 1, in UTF-16 units, the end not
  /// included.
  var region: SourceRegion
  /// Whether nothing else stands on its lines but a comment behind it.
  var isAlone: Bool
  /// The statement as it is written.
  var text: String
  /// Whether it is a part of a larger expression, which cannot be replaced by a statement.
  var isNested: Bool
  /// Whether it is what a setter does, on which everything depends that writes by it.
  var isInSetter = false
  /// Whether it is all that a case of a `switch` does.
  var isWholeCase = false
  /// Whether a semicolon stands behind it, before which a statement has to stand.
  var hasSemicolon = false

  /// Finds the statement at a place.
  static func at(_ place: SourcePlace) -> SourceStatement? {
    guard let text = SourceText.of(place.file) else { return nil }
    return find(line: place.line, column: place.column, in: text)
  }

  /// Where the statement at a place begins, in which it may be part of a larger expression; the
  /// place itself where the source is not known.
  static func start(of place: SourcePlace) -> SourcePlace {
    StatementStarts.of(place) {
      guard let statement = at(place) else { return place }
      return SourcePlace(
        file: place.file, line: statement.region.line, column: statement.region.column)
    }
  }

  /// Finds the statement around a column, counted in bytes.
  static func find(line number: Int, column: Int?, in text: String) -> SourceStatement? {
    let bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    guard let column, number >= 1, number <= starts.count else { return nil }
    let place = starts[number - 1] + column - 1
    guard place < bytes.count else { return nil }
    let scan = StatementScan(bytes)
    guard let whole = scan.wholeStatement(around: place) else { return nil }
    let range = scan.withoutCaseLabel(whole, before: place)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func point(_ offset: Int) -> (line: Int, column: Int) {
      let line = (starts.lastIndex { $0 <= offset } ?? 0)
      return (line + 1, part(starts[line]..<offset).utf16.count + 1)
    }
    let (start, end) = (point(range.lowerBound), point(range.upperBound))
    let lineStart = starts[start.line - 1]
    let lineEnd = end.line < starts.count ? starts[end.line] : bytes.count
    let before = part(lineStart..<range.lowerBound)
    let behind = part(range.upperBound..<lineEnd).trimmingCharacters(in: .whitespacesAndNewlines)
    var statement = SourceStatement(
      target: nil, value: part(range),
      region: SourceRegion(
        line: start.line, column: start.column, endLine: end.line, endColumn: end.column),
      isAlone: before.allSatisfy(\.isWhitespace) && (behind.isEmpty || behind.hasPrefix("//")),
      text: part(range),
      isNested: scan.isNested(range.lowerBound), isInSetter: scan.isInSetter(range.lowerBound),
      isWholeCase: range != whole && scan.endsCase(range.upperBound),
      hasSemicolon: behind.hasPrefix(";"))
    if let equals = scan.assignment(in: range) {
      statement.target = part(range.lowerBound..<equals).trimmingCharacters(in: .whitespaces)
      statement.value = part((equals + 1)..<range.upperBound)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return statement
  }
}

/// A part of a source: lines and columns counted from 1, in UTF-16 units, the end not included.
public struct SourceRegion: Equatable, Sendable, Codable {
  /// The first line.
  public var line: Int
  /// The first column.
  public var column: Int
  /// The last line.
  public var endLine: Int
  /// The column behind the last one.
  public var endColumn: Int
}

/// Where statements begin, each looked up once.
private enum StatementStarts {
  private static let lock = NSLock()
  // Only touched with the lock held.
  private nonisolated(unsafe) static var known: [SourcePlace: SourcePlace] = [:]

  static func of(_ place: SourcePlace, _ find: () -> SourcePlace) -> SourcePlace {
    if let start = lock.withLock({ known[place] }) { return start }
    let start = find()
    lock.withLock { known[place] = start }
    return start
  }
}

/// Texts of sources, read once.
enum SourceText {
  private static let lock = NSLock()
  // Only touched with the lock held.
  private nonisolated(unsafe) static var known: [String: String?] = [:]

  static func of(_ path: String) -> String? {
    lock.withLock {
      if let text = known[path] { return text }
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      known[path] = text
      return text
    }
  }
}

/// Tells code from comments and strings, and finds where statements begin and end.
private struct StatementScan {
  private let bytes: [UInt8]
  /// Whether a byte is code; what is in strings and comments is not.
  private var isCode: [Bool]
  private var isComment: [Bool]
  /// For each bracket, the offset of its partner.
  private var partner: [Int: Int] = [:]
  /// For each byte, the innermost bracket that is open there.
  private var opener: [Int?]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isCode = Array(repeating: true, count: bytes.count)
    isComment = Array(repeating: false, count: bytes.count)
    opener = Array(repeating: nil, count: bytes.count)
    var open: [Int] = []
    var index = 0
    while index < bytes.count {
      opener[index] = open.last
      if let text = endOfText(at: index) {
        for skipped in index..<min(text.end, bytes.count) {
          isCode[skipped] = false
          isComment[skipped] = text.isComment
          opener[skipped] = open.last
        }
        index = text.end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let last = open.popLast() {
          partner[last] = index
          opener[index] = open.last
        }
      default: break
      }
      index += 1
    }
  }

  /// Where a comment or a string ends that begins at an offset; nil for code.
  private func endOfText(at start: Int) -> (end: Int, isComment: Bool)? {
    if starts("//", start) {
      return (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count, true)
    }
    if starts("/*", start) {
      var end = start + 2
      while end < bytes.count, !starts("*/", end) { end += 1 }
      return (end + 2, true)
    }
    if starts("\"\"\"", start) {
      var end = start + 3
      while end < bytes.count, !starts("\"\"\"", end) { end += bytes[end] == 0x5C ? 2 : 1 }
      return (end + 3, false)
    }
    return bytes[start] == UInt8(ascii: "\"") ? (endOfString(at: start), false) : nil
  }

  private func endOfString(at start: Int) -> Int {
    var end = start + 1
    // How many brackets of interpolated code are open.
    var depth = 0
    while end < bytes.count, bytes[end] != 0x0A, depth > 0 || bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == 0x5C {
        if starts("\\(", end) { depth += 1 }
        end += 2
        continue
      }
      if depth > 0, bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if depth > 0, bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
    }
    return end + 1
  }

  private func starts(_ text: StaticString, _ at: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  /// Whether the bracket around an offset holds an expression rather than statements.
  func isNested(_ offset: Int) -> Bool {
    guard let bracket = opener[offset] else { return false }
    return bytes[bracket] != UInt8(ascii: "{")
  }

  /// Whether the statements around an offset are those of `set { … }` or `set: { … }`.
  func isInSetter(_ offset: Int) -> Bool {
    guard let bracket = opener[offset], bytes[bracket] == UInt8(ascii: "{") else { return false }
    var end = bracket
    while end > 0, isSpace(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return isWord("set", endingAt: end)
  }

  /// Whether no other statement of the same case comes at an offset.
  func endsCase(_ offset: Int) -> Bool {
    var next = offset
    while next < bytes.count, isSpace(bytes[next]) || bytes[next] == 0x0A || isComment[next] {
      next += 1
    }
    return next == bytes.count || bytes[next] == UInt8(ascii: "}")
      || bytes[next] == UInt8(ascii: "@") || startsCase(next)
  }

  /// Whether the label of a case begins at an offset.
  private func startsCase(_ offset: Int) -> Bool {
    let words: [StaticString] = ["case", "default"]
    return words.contains { word in
      let end = offset + word.utf8CodeUnitCount
      return end <= bytes.count && isWord(word, endingAt: end)
    }
  }

  /// A statement without the `case …:` that stands on its line before a place.
  func withoutCaseLabel(_ range: Range<Int>, before place: Int) -> Range<Int> {
    guard startsCase(range.lowerBound) else { return range }
    let bracket = opener[range.lowerBound]
    var choices = 0
    for index in range where isCode[index] && opener[index] == bracket {
      if bytes[index] == UInt8(ascii: "?"), index > 0, isSpace(bytes[index - 1]) { choices += 1 }
      guard bytes[index] == UInt8(ascii: ":") else { continue }
      choices -= 1
      guard choices < 0, index < place else { continue }
      var start = index + 1
      while start < range.upperBound, isSpace(bytes[start]) || bytes[start] == 0x0A { start += 1 }
      return start <= place ? start..<range.upperBound : range
    }
    return range
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      || byte >= 0x30 && byte <= 0x39 || byte >= 0x80
  }

  /// Whether the word stands at an offset, by itself.
  private func isWord(_ word: StaticString, endingAt end: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end >= count,
      (0..<count).allSatisfy({ bytes[end - count + $0] == word.utf8Start[$0] })
    else { return false }
    let before = end - count - 1
    return (before < 0 || !isWord(bytes[before])) && (end >= bytes.count || !isWord(bytes[end]))
  }

  private static let continuing = Set("+-*/%&|^<>=?:.,!~".utf8)

  /// Whether a line break at an offset ends a statement: neither side asks for more.
  private func endsStatement(_ lineBreak: Int) -> Bool {
    var after = lineBreak
    func isBetween(_ offset: Int) -> Bool {
      isSpace(bytes[offset]) || bytes[offset] == 0x0A || isComment[offset]
    }
    while after < bytes.count, isBetween(after) { after += 1 }
    var before = lineBreak - 1
    while before >= 0, isBetween(before) {
      before -= 1
    }
    // A leading dot is a member of what is on the line above, or a value of its own after `=`.
    if after + 1 < bytes.count, Self.continuing.contains(bytes[after]),
      bytes[after] != UInt8(ascii: "!"),
      bytes[after] != UInt8(ascii: "-") || isSpace(bytes[after + 1])
    {
      return false
    }
    if before >= 0, Self.continuing.contains(bytes[before]), bytes[before] != UInt8(ascii: "!"),
      bytes[before] != UInt8(ascii: "?")
    {
      return false
    }
    return true
  }

  /// The statement around an offset: that of the call if it is an argument of one, such as
  /// `items.append(others.removeFirst())`, as long as that holds no closure.
  func wholeStatement(around given: Int) -> Range<Int>? {
    var place = given
    // The end of a closure belongs to its last statement, not to what is around the closure.
    if isCode[place], bytes[place] == UInt8(ascii: "}") {
      repeat {
        place -= 1
      } while place > 0
        && (isSpace(bytes[place]) || bytes[place] == 0x0A || !isCode[place])
      guard place >= 0, bytes[place] != UInt8(ascii: "{") else { return nil }
    }
    guard let inner = statement(around: place) else { return nil }
    var range = inner
    while isNested(range.lowerBound), let bracket = opener[range.lowerBound],
      let outer = statement(around: bracket), outer.contains(range.lowerBound)
    {
      let hasClosure = outer.contains { bytes[$0] == UInt8(ascii: "{") && isCode[$0] }
      if hasClosure { return inner }
      range = outer
    }
    return isNested(range.lowerBound) ? inner : range
  }

  /// The statement around an offset, without the white space around it.
  func statement(around place: Int) -> Range<Int>? {
    guard isCode[place] else { return nil }
    let bracket = opener[place]
    var start = place
    while start > 0 {
      let before = start - 1
      if before == bracket { break }
      if opener[before] == bracket, isCode[before] {
        let byte = bytes[before]
        if byte == UInt8(ascii: ";") || byte == 0x0A && endsStatement(before) { break }
        if byte == UInt8(ascii: "{") { break }
        if byte == UInt8(ascii: "}"), endsBlock(before, start) { break }
        if isWord("in", endingAt: start), start < bytes.count, !isWord(bytes[start]) { break }
      } else if opener[before] == bracket, !isCode[before], bytes[before] == 0x0A {
        break
      }
      start -= 1
    }
    var end = place
    let close = bracket.flatMap { partner[$0] } ?? bytes.count
    while end < close {
      if opener[end] == bracket {
        let byte = bytes[end]
        if byte == UInt8(ascii: ";") || byte == 0x0A && isCode[end] && endsStatement(end) { break }
        if !isCode[end], bytes[end] == UInt8(ascii: "/") { break }
      }
      end += 1
    }
    while start < end, isSpace(bytes[start]) || bytes[start] == 0x0A || !isCode[start] {
      start += 1
    }
    while end > start, isSpace(bytes[end - 1]) || bytes[end - 1] == 0x0A { end -= 1 }
    return start < end ? start..<end : nil
  }

  /// Whether a closing brace ends what comes before a statement: nothing on the line goes on with it.
  private func endsBlock(_ brace: Int, _ start: Int) -> Bool {
    var after = start
    while after < bytes.count, isSpace(bytes[after]) { after += 1 }
    return after < bytes.count && isWord(bytes[after])
  }

  /// The plain `=` of a statement.
  func assignment(in range: Range<Int>) -> Int? {
    let bracket = opener[range.lowerBound]
    for index in range where bytes[index] == UInt8(ascii: "=") && isCode[index] {
      guard opener[index] == bracket, index > 0, index + 1 < bytes.count else { continue }
      let (before, after) = (bytes[index - 1], bytes[index + 1])
      let isPlain = !Self.continuing.contains(before) || before == UInt8(ascii: "?")
      guard isPlain, after != UInt8(ascii: "="), after != UInt8(ascii: "~") else { return nil }
      let words = String(decoding: bytes[range.lowerBound..<index], as: UTF8.self)
      let first = words.split { !($0.isLetter || $0 == "_") }.first
      let isDeclaration = ["let", "var", "if", "guard", "while", "case", "return", "for", "switch"]
        .contains { first == $0[...] }
      return isDeclaration ? nil : index
    }
    return nil
  }
}
