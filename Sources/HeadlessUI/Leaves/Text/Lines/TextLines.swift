import Foundation

/// A text broken into lines for a width.
struct TextLines {
  struct Line {
    var range: Range<Int>
    /// Of what is seen in the line.
    var width: Double
    /// With the space at which the line was broken, as far as there is room for it.
    var fullWidth: Double
    var ascent: Double
    var descent: Double
    var lineAdvance: Double
    /// Something is left out where the mode says, with an ellipsis in its place.
    var isTruncated = false
  }

  private(set) var lines: [Line] = []

  private static let tolerance = 1e-6

  /// Breaks after whole words, and inside of a word only where it alone is wider than a line.
  init(
    _ text: PreparedText, width limit: Double, maximumLines: Int, truncation: Text.TruncationMode
  ) {
    // Widths are sums of fractions: a text must fit in exactly its own width.
    let limit = limit + TextLines.tolerance
    var start = 0
    var end = 0
    var width = 0.0
    var spaces = 0.0
    var isOpen = false

    func finish() {
      lines.append(TextLines.line(text, start..<end, width))
      (width, spaces, isOpen) = (0, 0, false)
    }

    for word in text.words {
      if isOpen, width + spaces + word.width > limit {
        let full = max(width, min(limit - TextLines.tolerance, width + spaces))
        finish()
        lines[lines.count - 1].fullWidth = full
      }
      if !isOpen {
        (start, end, isOpen) = (word.start, word.start, true)
        if word.width > limit {
          breakInside(word, text, limit, &start, &width)
          end = word.end
          spaces = word.spaceWidth
          if word.endsLine { finish() }
          continue
        }
      }
      width += spaces + word.width
      end = word.end
      spaces = word.spaceWidth
      if word.endsLine { finish() }
    }
    if isOpen {
      if spaces > 0 { width = max(width, min(limit - TextLines.tolerance, width + spaces)) }
      finish()
    }
    leaveNoWordAlone(text, limit)
    if lines.isEmpty { lines = [TextLines.line(text, 0..<0, 0)] }
    if lines.count > maximumLines {
      truncate(text, limit, maximumLines, truncation)
    }
  }

  /// The second of two lines that would be a single short word gets the last word of the first, as
  /// `NSLineBreakStrategy.pushOut` has it. References of snapshot tests show it for words of up to 29 % of
  /// the line, and that it is not done for one of 38 %, one with a full stop, and in three lines; the
  /// limits between are a choice.
  private mutating func leaveNoWordAlone(_ text: PreparedText, _ limit: Double) {
    guard lines.count == 2, text.words.count > 2 else { return }
    let words = text.words.suffix(3)
    let (kept, moved) = (words[words.endIndex - 3], words[words.endIndex - 2])
    let last = words[words.endIndex - 1]
    guard last.start == lines[1].range.lowerBound, last.end == lines[1].range.upperBound,
      moved.start > lines[0].range.lowerBound, moved.spaceWidth > 0, kept.spaceWidth > 0,
      !moved.endsLine, text.characters[last.end - 1] != "."
    else { return }
    let width = lines[0].width - moved.width - kept.spaceWidth
    let lastWidth = moved.width + moved.spaceWidth + last.width
    // In its own width the text is to have the same lines again: the word may be moved there too, unless
    // it does not fit on the first line.
    let widest = max(width + kept.spaceWidth, lastWidth)
    let line = lines[0].width <= widest ? min(widest, limit) : limit
    guard lastWidth <= limit, last.width * 3 <= line else { return }
    lines[0] = TextLines.line(text, lines[0].range.lowerBound..<kept.end, width)
    lines[0].fullWidth = max(width, min(limit - TextLines.tolerance, width + kept.spaceWidth))
    let full = max(lastWidth, min(limit - TextLines.tolerance, lastWidth + last.spaceWidth))
    lines[1] = TextLines.line(text, moved.start..<last.end, full)
  }

  /// All but the last piece of the word become lines; the last stays open.
  private mutating func breakInside(
    _ word: PreparedText.Word, _ text: PreparedText, _ limit: Double, _ start: inout Int,
    _ width: inout Double
  ) {
    for position in word.start..<word.end {
      let advance = text.advances[position]
      if position > start, width + advance > limit {
        lines.append(TextLines.line(text, start..<position, width))
        (start, width) = (position, 0)
      }
      width += advance
    }
  }

  private mutating func truncate(
    _ text: PreparedText, _ limit: Double, _ count: Int, _ mode: Text.TruncationMode
  ) {
    let first = lines[count - 1].range.lowerBound
    lines.removeLast(lines.count - count + 1)
    let fontIndex = first < text.fontIndices.count ? Int(text.fontIndices[first]) : 0
    let ellipsis = fontIndex < text.fonts.count ? text.fonts[fontIndex].ellipsis : 0
    let rest = first..<text.advances.count
    var room = max(0, limit - ellipsis)
    var used = 0.0
    var end = first
    func take(_ position: Int) -> Bool {
      guard text.advances[position] <= room else { return false }
      room -= text.advances[position]
      used += text.advances[position]
      return true
    }
    switch mode {
    case .tail:
      while end < rest.upperBound, !text.characters[end].isNewline, take(end) { end += 1 }
      // No space is left hanging before the ellipsis.
      while end > first, text.characters[end - 1].isWhitespace {
        end -= 1
        used -= text.advances[end]
      }
    case .head:
      var position = rest.upperBound
      while position > first, take(position - 1) { position -= 1 }
      end = rest.upperBound
    case .middle:
      var low = first
      var high = rest.upperBound
      while low < high, take(low) {
        low += 1
        guard high > low, take(high - 1) else { break }
        high -= 1
      }
      end = rest.upperBound
    }
    var line = TextLines.line(text, first..<max(first, end), used + ellipsis)
    line.isTruncated = true
    lines.append(line)
  }

  private static func line(_ text: PreparedText, _ range: Range<Int>, _ width: Double) -> Line {
    var line = Line(
      range: range, width: width, fullWidth: width, ascent: 0, descent: 0, lineAdvance: 0)
    var previous = UInt16.max
    func add(_ index: Int) {
      guard index < text.fonts.count else { return }
      let font = text.fonts[index]
      line.ascent = max(line.ascent, font.ascent)
      line.descent = max(line.descent, font.descent)
      line.lineAdvance = max(line.lineAdvance, font.lineAdvance)
    }
    for position in range where text.fontIndices[position] != previous {
      previous = text.fontIndices[position]
      add(Int(previous))
    }
    if range.isEmpty {
      let near = min(range.lowerBound, text.fontIndices.count - 1)
      add(near >= 0 ? Int(text.fontIndices[near]) : 0)
    }
    return line
  }

  // MARK: Measures

  var width: Double { lines.reduce(0) { max($0, $1.fullWidth) } }

  var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// From the top of the first line to the bottom of the last.
  func height(lineSpacing: Double) -> Double {
    lines.indices.reduce(0) { $0 + addedHeight($1, lineSpacing: lineSpacing) }
  }

  /// What a line adds to the height of those before it.
  func addedHeight(_ index: Int, lineSpacing: Double) -> Double {
    let line = lines[index]
    if index == 0 { return line.ascent + line.descent }
    return max(line.lineAdvance, line.ascent + line.descent) + lineSpacing
  }

  /// How many lines are no higher than `height` together; at least one.
  func count(fitting height: Double, lineSpacing: Double) -> Int {
    var total = 0.0
    for index in lines.indices {
      total += addedHeight(index, lineSpacing: lineSpacing)
      if total > height + 1e-6 { return max(1, index) }
    }
    return lines.count
  }
}
