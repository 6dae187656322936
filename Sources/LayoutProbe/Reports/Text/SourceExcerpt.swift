import HeadlessUI

/// The lines of a source around a place, with the code that is meant underlined.
public struct SourceExcerpt: Equatable, Sendable {
  /// A line of the source.
  public struct Line: Equatable, Sendable {
    /// Its number, counted from 1.
    public var number: Int
    /// Its text without the indentation that all lines of the excerpt share.
    public var text: String
  }

  /// The line before, the line that is meant and the line behind it, without empty ones at the ends.
  public var lines: [Line]
  /// The number of the line that is meant.
  public var number: Int
  /// The characters of that line that are underlined; nil where no column is known.
  public var underline: Range<Int>?
  /// The character of that line that the caret points at; nil where no column is known.
  public var caret: Int?

  private static let spacesOfTab = 4

  /// The excerpt around a place; nil if the text has no such line.
  ///
  /// - Parameters:
  ///   - subject: the type that is meant: its name is underlined where no column is known.
  init?(of text: String, at place: SourcePlace, subject: String? = nil) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = place.line - 1
    guard all.indices.contains(index) else { return nil }
    var range = max(0, index - 1)...min(all.count - 1, index + 1)
    func isEmpty(_ index: Int) -> Bool { all[index].allSatisfy(\.isWhitespace) }
    guard !isEmpty(index) else { return nil }
    if isEmpty(range.lowerBound) { range = index...range.upperBound }
    if isEmpty(range.upperBound) { range = range.lowerBound...index }
    let shown = range.map { SourceExcerpt.shown(all[$0]) }
    let indent =
      zip(range, shown).compactMap { number, line in
        isEmpty(number) ? nil : line.prefix { $0 == " " }.count
      }.min() ?? 0
    number = place.line
    lines = zip(range, shown).map { Line(number: $0 + 1, text: String($1.dropFirst(indent))) }
    let line = all[index]
    let marked = SourceExcerpt.marked(line, place, subject, in: text)
    guard let (caret, range) = marked else { return }
    // Tabs became spaces, and the indentation has gone.
    func column(_ offset: Int) -> Int {
      SourceExcerpt.shown(line.prefix(offset)).count - indent
    }
    self.caret = column(caret)
    underline = column(range.lowerBound)..<column(range.upperBound)
  }

  /// The character that is meant, and the statement or name around it, in characters of the line.
  private static func marked(
    _ line: Substring, _ place: SourcePlace, _ subject: String?, in text: String
  ) -> (caret: Int, range: Range<Int>)? {
    guard let column = place.column else {
      guard let name = subject?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
        !name.isEmpty, let found = line.firstRange(of: String(name))
      else { return nil }
      let start = line.distance(from: line.startIndex, to: found.lowerBound)
      return (start, start..<start + name.count)
    }
    guard column >= 1, column <= line.utf8.count else { return nil }
    let caret = String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).count
    guard
      let region = SourceStatement.find(line: place.line, column: column, in: text)?.region,
      region.line <= place.line, region.endLine >= place.line
    else { return (caret, caret..<caret + 1) }
    func offset(_ unit: Int) -> Int {
      String(decoding: Array(line.utf16.prefix(unit - 1)), as: UTF16.self).count
    }
    let indent = line.prefix { $0.isWhitespace }.count
    let start = region.line == place.line ? offset(region.column) : indent
    // A statement goes on to the bracket behind it, spaces included.
    let code = line.prefix(region.endLine == place.line ? offset(region.endColumn) : line.count)
    let end = code.count - code.reversed().prefix { $0.isWhitespace }.count
    return (caret, min(start, caret)..<max(end, caret + 1))
  }

  /// Tabs become spaces; other control characters would move the cursor.
  private static func shown(_ line: Substring) -> String {
    var text = ""
    for character in line {
      if character == "\t" {
        text += String(repeating: " ", count: spacesOfTab)
      } else {
        let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        text.append(isControl ? "?" : character)
      }
    }
    return text
  }

  /// The excerpt as compilers print it: numbers, a ruler, a caret below the code that is meant.
  func rendered(_ style: TextStyle, _ role: TextStyle.Role) -> [String] {
    let width = lines.map { "\($0.number)".count }.max() ?? 0
    func margin(_ number: Int?) -> String {
      let text = number.map(String.init) ?? ""
      let spaces = String(repeating: " ", count: width - text.count)
      return "  " + style.emphasis("\(spaces)\(text) |", .faint)
    }
    let room = style.width.map { max(SourceExcerpt.leastRoom, $0 - width - 5) } ?? Int.max
    return lines.flatMap { line -> [String] in
      let code = TextWidth.cut(line.text, to: room)
      let row = "\(margin(line.number)) \(code)"
      guard line.number == number, let caret, let underline, caret < code.count else {
        return [row]
      }
      let marks = code.enumerated().map { index, character in
        let columns = TextWidth.columns(character)
        let mark = index == caret ? "^" : underline.contains(index) ? "~" : " "
        return mark + String(repeating: mark == "^" ? " " : mark, count: columns - 1)
      }.joined()
      let trimmed = String(marks.reversed().drop { $0 == " " }.reversed())
      let start = trimmed.prefix { $0 == " " }
      return [
        row,
        "\(margin(nil)) \(start)" + style.emphasis(String(trimmed.dropFirst(start.count)), role),
      ]
    }
  }

  private static let leastRoom = 30
}

/// The sources that a report quotes, each read once.
final class QuotedSources {
  private var known: [String: String?] = [:]

  /// Sources that are larger are not quoted.
  private static let maximumSize = 4 << 20

  /// The excerpt around a place; nil if the file cannot be read or has no such line.
  func excerpt(at place: SourcePlace, subject: String?) -> SourceExcerpt? {
    text(of: place.file).flatMap { SourceExcerpt(of: $0, at: place, subject: subject) }
  }

  private func text(of path: String) -> String? {
    if let text = known[path] { return text }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    let isReadable = size.map { $0 <= QuotedSources.maximumSize } ?? false
    let text = isReadable ? try? String(contentsOfFile: path, encoding: .utf8) : nil
    known[path] = text
    return text
  }
}
