import Foundation

/// The inline Markdown that a text understands, parsed in one pass.
enum InlineMarkdown {
  /// A stretch of text with one look.
  struct Piece: Equatable {
    var string: String
    var isBold = false
    var isItalic = false
    var isCode = false
    /// What only attributed strings know: nothing of it has an influence on a text's size.
    var isStruck = false
    var link: String?

    func applied(to segment: Text.Segment) -> Text.Segment {
      var segment = segment
      if isBold { segment.traits.isBold = segment.traits.isBold ?? true }
      if isItalic { segment.traits.isItalic = segment.traits.isItalic ?? true }
      if isCode { segment.traits.isMonospaced = segment.traits.isMonospaced ?? true }
      return segment
    }
  }

  private static let special: Set<Character> = ["*", "_", "`", "~", "[", "\\"]

  /// - Parameter withLinks: whether links and lines through the text make pieces of their own.
  static func pieces(of string: String, withLinks: Bool = false) -> [Piece] {
    guard string.contains(where: special.contains) else { return [Piece(string: string)] }
    var parser = Parser(characters: Array(string), withLinks: withLinks)
    parser.parse(0..<parser.characters.count, Piece(string: ""))
    return parser.pieces
  }

  private struct Parser {
    let characters: [Character]
    let withLinks: Bool
    var pieces: [Piece] = []

    mutating func parse(_ range: Range<Int>, _ look: Piece) {
      var position = range.lowerBound
      while position < range.upperBound {
        if let (content, end, change) = span(at: position, in: range) {
          var inner = look
          change(&inner)
          if inner.isCode && !look.isCode {
            add(characters[content], inner)
          } else {
            parse(content, inner)
          }
          position = end
          continue
        }
        if characters[position] == "\\", position + 1 < range.upperBound,
          characters[position + 1].isPunctuation || characters[position + 1].isSymbol
        {
          position += 1
        }
        add([characters[position]], look)
        position += 1
      }
    }

    private mutating func add(_ characters: some Sequence<Character>, _ look: Piece) {
      if var last = pieces.last {
        let text = last.string
        last.string = ""
        if last == look {
          pieces[pieces.count - 1].string = text + String(characters)
          return
        }
      }
      var piece = look
      piece.string = String(characters)
      pieces.append(piece)
    }

    private typealias Span = (content: Range<Int>, end: Int, change: (inout Piece) -> Void)

    private func span(at position: Int, in range: Range<Int>) -> Span? {
      let character = characters[position]
      switch character {
      case "*", "_":
        if let found = delimited(character, 3, at: position, in: range) {
          return (
            found.content, found.end,
            {
              $0.isBold = true
              $0.isItalic = true
            }
          )
        }
        let isDouble = position + 1 < range.upperBound && characters[position + 1] == character
        if isDouble, let found = delimited(character, 2, at: position, in: range) {
          return (found.content, found.end, { $0.isBold = true })
        }
        guard let found = delimited(character, 1, at: position, in: range) else { return nil }
        return (found.content, found.end, { $0.isItalic = true })
      case "`":
        guard let found = delimited("`", 1, at: position, in: range) else { return nil }
        return (found.content, found.end, { $0.isCode = true })
      case "~":
        guard let found = delimited("~", 2, at: position, in: range) else { return nil }
        return (found.content, found.end, { [withLinks] in $0.isStruck = withLinks })
      case "[":
        return link(at: position, in: range)
      default:
        return nil
      }
    }

    private func delimited(
      _ mark: Character, _ count: Int, at position: Int, in range: Range<Int>
    ) -> (content: Range<Int>, end: Int)? {
      let start = position + count
      guard start < range.upperBound, has(mark, count, at: position, in: range),
        !characters[start].isWhitespace, characters[start] != mark
      else { return nil }
      // Inside of a word an underscore is an underscore.
      if mark == "_", position > 0,
        characters[position - 1].isLetter || characters[position - 1].isNumber
      {
        return nil
      }
      var end = start + 1
      while end + count <= range.upperBound {
        let marks = characters[end..<range.upperBound].prefix { $0 == mark }.count
        if marks >= count, !characters[end - 1].isWhitespace, count != 1 || marks != 2 {
          // Of three, those at the end belong to what began first.
          let close = marks == 3 && mark != "`" ? end + marks - count : end
          let after = close + count
          let isInWord =
            mark == "_" && after < characters.count
            && (characters[after].isLetter || characters[after].isNumber)
          if !isInWord { return (start..<close, after) }
        }
        // Two are the end, or the beginning, of something strong inside.
        end += max(1, marks)
      }
      return nil
    }

    private func has(_ mark: Character, _ count: Int, at position: Int, in range: Range<Int>)
      -> Bool
    {
      position + count <= range.upperBound
        && (position..<position + count).allSatisfy { characters[$0] == mark }
    }

    private func link(at position: Int, in range: Range<Int>) -> Span? {
      guard let close = characters[position..<range.upperBound].firstIndex(of: "]"),
        close + 1 < range.upperBound, characters[close + 1] == "(",
        let end = characters[(close + 1)..<range.upperBound].firstIndex(of: ")")
      else { return nil }
      let address = withLinks ? String(characters[close + 2..<end]) : nil
      return (position + 1..<close, end + 1, { $0.link = address })
    }
  }
}
