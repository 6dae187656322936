import Foundation

/// A text measured character by character, ready to be broken into lines at any width.
struct PreparedText {
  /// What a character means for breaking.
  enum Role: UInt8 { case letter, space, breakAfter, newline }

  /// A run between two places where a line may break.
  struct Word {
    var start: Int
    /// Behind the last character that is not a space.
    var end: Int
    /// Behind the spaces that follow.
    var next: Int
    var width: Double
    var spaceWidth: Double
    /// The line ends after the word regardless of the space that is left.
    var endsLine: Bool
  }

  /// The heights of one font, in points.
  struct FontHeights {
    var ascent: Double
    var descent: Double
    var lineAdvance: Double
    var capHeight: Double
    var leading: Double
    var ellipsis: Double
  }

  private(set) var characters: [Character] = []
  private(set) var advances: [Double] = []
  private(set) var fontIndices: [UInt16] = []
  private(set) var fonts: [FontHeights] = []
  private(set) var words: [Word] = []

  init(_ runs: [TextRun], _ metrics: any TextMetrics) {
    for run in runs { add(run, metrics) }
    if fonts.isEmpty, let run = runs.first { fonts = [heights(of: run, metrics)] }
    findWords(LineBreaks.roles(of: characters))
  }

  private func heights(of run: TextRun, _ metrics: any TextMetrics) -> FontHeights {
    let font = run.font
    return FontHeights(
      ascent: max(0, metrics.ascent(of: font) + max(0, run.baselineOffset)),
      descent: max(0, metrics.descent(of: font) + max(0, -run.baselineOffset)),
      lineAdvance: metrics.lineAdvance(of: font), capHeight: metrics.capHeight(of: font),
      leading: metrics.leading(of: font), ellipsis: metrics.advance(of: "…", in: font))
  }

  private mutating func add(_ run: TextRun, _ metrics: any TextMetrics) {
    guard !run.string.isEmpty else { return }
    fonts.append(heights(of: run, metrics))
    let index = UInt16(clamping: fonts.count - 1)
    let added = Array(run.string)
    let widths = metrics.advances(of: added, in: run.font)
    for (character, width) in zip(added, widths) {
      characters.append(character)
      advances.append(character.isNewline ? 0 : max(0, Double(width + run.tracking)))
      fontIndices.append(index)
    }
  }

  private mutating func findWords(_ roles: [Role]) {
    var position = 0
    while position < roles.count {
      var word = Word(
        start: position, end: position, next: position, width: 0, spaceWidth: 0, endsLine: false)
      while position < roles.count {
        let role = roles[position]
        if role == .space || role == .newline { break }
        word.width += advances[position]
        position += 1
        if role == .breakAfter { break }
      }
      word.end = position
      while position < roles.count, roles[position] == .space {
        word.spaceWidth += advances[position]
        position += 1
      }
      if position < roles.count, roles[position] == .newline {
        word.endsLine = true
        position += 1
      }
      word.next = position
      words.append(word)
    }
    // A text that ends with a line break has an empty last line.
    if roles.last == .newline {
      words.append(
        Word(
          start: position, end: position, next: position, width: 0, spaceWidth: 0, endsLine: false))
    }
  }
}

/// A stretch of text in one font.
struct TextRun: Hashable {
  var string: String
  var font: ResolvedFont
  /// Added to each character's advance, in points.
  var tracking: CGFloat = 0
  /// Upwards, in points.
  var baselineOffset: CGFloat = 0
}
