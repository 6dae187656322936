/// A source text after edits, which still knows where each of its places came from.
struct RewrittenSource: Sendable {
  struct Edit: Sendable, Codable {
    enum Piece: Sendable, Codable {
      case inserted(String)
      case original(Range<Int>)
    }

    let range: Range<Int>
    let pieces: [Piece]

    init(_ range: Range<Int>, _ pieces: [Piece]) {
      self.range = range
      self.pieces = pieces
    }

    init(_ range: Range<Int>, _ text: String) {
      self.init(range, [.inserted(text)])
    }
  }

  struct Position: Equatable, Sendable {
    let line: Int
    let column: Int
  }

  private struct Segment {
    let start: Int
    let original: Int
    let isCopied: Bool
  }

  let text: String
  let originalText: String
  private let segments: [Segment]
  private let lineStarts: [Int]
  private let originalLineStarts: [Int]

  /// Applies the edits; one that overlaps an edit before it is dropped.
  init(_ bytes: [UInt8], edits: [Edit]) {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + edits.count * 64)
    var segments: [Segment] = []
    func copy(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      segments.append(Segment(start: output.count, original: range.lowerBound, isCopied: true))
      output.append(contentsOf: bytes[range])
    }
    let ordered = edits.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      // At one place, insertions come first; of two that replace text, the wider one wins.
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return first.offset < second.offset
    }
    var end = 0
    for edit in ordered.map(\.element) where edit.range.lowerBound >= end {
      copy(end..<edit.range.lowerBound)
      for piece in edit.pieces {
        switch piece {
        case .original(let range): copy(range)
        case .inserted(let text):
          segments.append(
            Segment(start: output.count, original: edit.range.lowerBound, isCopied: false))
          output.append(contentsOf: text.utf8)
        }
      }
      end = edit.range.upperBound
    }
    copy(end..<bytes.count)
    text = String(decoding: output, as: UTF8.self)
    originalText = String(decoding: bytes, as: UTF8.self)
    self.segments = segments
    lineStarts = Self.lineStarts(output)
    originalLineStarts = Self.lineStarts(bytes)
  }

  var lineCount: Int { lineStarts.count }
  var originalLineCount: Int { originalLineStarts.count }

  /// Where the user wrote what the compiler saw at this place.
  func originalPosition(line: Int, column: Int) -> Position {
    guard lineStarts.indices.contains(line - 1), column > 0 else {
      return Position(line: line, column: column)
    }
    let offset = lineStarts[line - 1] + column - 1
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return Position(line: line, column: column) }
    let segment = segments[low - 1]
    let original = segment.isCopied ? segment.original + offset - segment.start : segment.original
    let index = originalLineStarts.lastIndex { $0 <= original } ?? 0
    return Position(line: index + 1, column: original - originalLineStarts[index] + 1)
  }

  /// The byte of the original that is at a place, or where what was inserted there stands.
  func origin(line: Int, column: Int) -> (offset: Int, isCopied: Bool)? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    guard let segment = segments.last(where: { $0.start <= offset }) else { return nil }
    return segment.isCopied
      ? (segment.original + offset - segment.start, true) : (segment.original, false)
  }

  /// The byte of the original that a byte of the text is; nil for what was inserted.
  func origin(offset: Int) -> Int? {
    guard let segment = segments.last(where: { $0.start <= offset }), segment.isCopied else {
      return nil
    }
    return segment.original + offset - segment.start
  }

  func originalLine(_ line: Int) -> String? {
    Self.line(line, of: originalText, starts: originalLineStarts)
  }

  func rewrittenLine(_ line: Int) -> String? {
    Self.line(line, of: text, starts: lineStarts)
  }

  private static func line(_ line: Int, of text: String, starts: [Int]) -> String? {
    guard starts.indices.contains(line - 1) else { return nil }
    let bytes = text.utf8.dropFirst(starts[line - 1]).prefix { !Ascii.isNewline($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLoneReturn =
        byte == Ascii.carriageReturn
        && (offset + 1 == bytes.count || bytes[offset + 1] != Ascii.newline)
      if byte == Ascii.newline || isLoneReturn { starts.append(offset + 1) }
    }
    return starts
  }
}
