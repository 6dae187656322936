import Foundation

/// Lays text out: breaks it into lines, and cuts it off where there is no room.
final class TextNode: LayoutNode {
  /// All that the answers depend on.
  struct Content: Equatable {
    var runs: [TextRun]
    var metrics: any TextMetrics
    var lineLimit: Int?
    var minimumLines: Int
    var lineSpacing: CGFloat
    var truncation: Text.TruncationMode
    var minimumScaleFactor: CGFloat
    var allowsTightening: Bool
    var scale: CGFloat
    /// Whether it takes the width that it is proposed.
    var fillsWidth = false
    /// What is only seen.
    var effects: [RecordedEffect]

    var string: String { runs.map(\.string).joined() }

    static func == (a: Content, b: Content) -> Bool {
      a.runs == b.runs && a.lineLimit == b.lineLimit && a.minimumLines == b.minimumLines
        && a.lineSpacing == b.lineSpacing && a.truncation == b.truncation
        && a.minimumScaleFactor == b.minimumScaleFactor
        && a.allowsTightening == b.allowsTightening && a.scale == b.scale
        && a.fillsWidth == b.fillsWidth && a.effects == b.effects
        && AnyHashable(a.metrics) == AnyHashable(b.metrics)
    }
  }

  /// What only pictures show.
  struct Look {
    var environment: EnvironmentValues
    /// The styles of the runs that are not empty; nil for the environment's.
    var styles: [(any ShapeStyle)?]
  }

  /// What it was last made from.
  var source: (text: Text, environment: EnvironmentValues)?
  private(set) var content: Content
  /// How the text is drawn; nil where it is only measured.
  var look: Look?
  private var prepared: PreparedText?

  init(_ content: Content, _ context: ViewContext) {
    self.content = content
    super.init(context, [.memoizes, .hasGuides])
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    prepared = nil
    invalidate()
  }

  override var fit: NodeFit {
    guard !content.string.allSatisfy(\.isWhitespace) else { return NodeFit() }
    return NodeFit(content: .text(isCutOff: lines(placed.proposal).isTruncated))
  }

  override var label: String { "Text" }

  override var detail: String? {
    let string = content.string
    let short = string.count > 40 ? string.prefix(39) + "…" : string[...]
    return "\"\(short.replacingOccurrences(of: "\n", with: "\\n"))\""
  }

  private var text: PreparedText {
    if let prepared { return prepared }
    let new = PreparedText(content.runs, content.metrics)
    context.characterCount += new.characters.count
    prepared = new
    return new
  }

  /// The lines for a proposal. Where something would be cut off, characters come closer to each other
  /// if they may, and then get smaller if they may: as little as it takes.
  func lines(_ proposal: Proposal) -> TextLines {
    let full = lines(text, proposal)
    guard full.isTruncated else { return full }
    let tightest = content.allowsTightening ? Self.tightest : 0
    if tightest < 0 {
      let tightened = fitting(tightest, 0, proposal) { varied(scale: 1, tightening: $0) }
      if let tightened { return tightened }
    }
    let smallest = content.minimumScaleFactor
    guard smallest < 1 else { return full }
    return fitting(smallest, 1, proposal) { varied(scale: $0, tightening: tightest) }
      ?? lines(varied(scale: smallest, tightening: tightest), proposal)
  }

  /// How much nearer characters may come, in parts of the font's size: about a twentieth of the width
  /// of a line, which is `NSParagraphStyle`'s documented factor.
  private static let tightest: CGFloat = -0.025

  /// The lines with the largest value at which nothing is cut off; nil if that is so at none.
  private func fitting(
    _ least: CGFloat, _ most: CGFloat, _ proposal: Proposal, _ text: (CGFloat) -> PreparedText
  ) -> TextLines? {
    var best = lines(text(least), proposal)
    if best.isTruncated { return nil }
    var (low, high) = (least, most)
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let candidate = lines(text(middle), proposal)
      if candidate.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  private func varied(scale: CGFloat, tightening: CGFloat) -> PreparedText {
    var runs = content.runs
    for index in runs.indices {
      runs[index].font = runs[index].font.scaled(by: scale)
      runs[index].tracking = runs[index].tracking * scale + tightening * runs[index].font.size
    }
    return PreparedText(runs, content.metrics)
  }

  /// The lines it was placed with, and the characters that they count, with the runs that they
  /// are in, empty ones not counted.
  var brokenLines: (lines: TextLines, characters: [Character], runs: [UInt16]) {
    (lines(placed.proposal), text.characters, text.fontIndices)
  }

  private func lines(_ text: PreparedText, _ proposal: Proposal) -> TextLines {
    let width = proposal.width.isNaN ? .infinity : max(0, proposal.width)
    let limit = max(1, content.lineLimit ?? .max)
    let lines = TextLines(
      text, width: width, maximumLines: limit, truncation: content.truncation)
    guard !proposal.height.isNaN, proposal.height < .infinity else { return lines }
    let fitting = lines.count(fitting: proposal.height, lineSpacing: content.lineSpacing)
    guard fitting < lines.lines.count else { return lines }
    return TextLines(text, width: width, maximumLines: fitting, truncation: content.truncation)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if content.runs.allSatisfy(\.string.isEmpty) { return emptySize }
    let lines = lines(proposal)
    var height = lines.height(lineSpacing: content.lineSpacing)
    if lines.lines.count < content.minimumLines, let last = lines.lines.last {
      height +=
        Double(content.minimumLines - lines.lines.count)
        * (last.lineAdvance + Double(content.lineSpacing))
    }
    if let log = ReasonLog.of(self) { note(lines, for: proposal, in: log) }
    let width = roundedUp(lines.width)
    let fills = content.fillsWidth && !proposal.width.isNaN
    return CGSize(width: fills ? max(width, proposal.width) : width, height: roundedUp(height))
  }

  private func note(_ lines: TextLines, for proposal: Proposal, in log: ReasonLog) {
    let ideal = self.lines(text, .unspecified)
    log.note(
      .text(
        TextReason(
          ideal: CGSize(
            width: roundedUp(ideal.width),
            height: roundedUp(ideal.height(lineSpacing: content.lineSpacing))),
          lines: lines.lines.count, idealLines: ideal.lines.count, lineLimit: content.lineLimit,
          isTruncated: lines.isTruncated)),
      of: self, for: proposal)
  }

  /// An empty text is as wide as nothing and as high as a line of Helvetica in 12 points, which text without
  /// attributes has: references of snapshot tests show it.
  private var emptySize: CGSize { CGSize(width: 0, height: roundedUp(13.8)) }

  /// To whole pixels.
  private func roundedUp(_ length: Double) -> Double {
    let pixels = length * Double(content.scale)
    // A sum that is a whole number but for its last bits is a whole number.
    return (pixels - 1e-6).rounded(.up) / Double(content.scale)
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    switch key.kind {
    case .firstTextBaseline:
      guard let first = lines(viewSize.proposal).lines.first else { return nil }
      if let log = ReasonLog.of(self) { log.note(guideSetBy: fullName) }
      return rounded(first.ascent)
    case .lastTextBaseline:
      let lines = lines(viewSize.proposal)
      guard let last = lines.lines.last else { return nil }
      if let log = ReasonLog.of(self) { log.note(guideSetBy: fullName) }
      return rounded(lines.height(lineSpacing: content.lineSpacing) - last.descent)
    default:
      return nil
    }
  }

  private func rounded(_ length: Double) -> CGFloat {
    CGFloat((length * Double(content.scale)).rounded() / Double(content.scale))
  }

  /// Texts on top of each other keep the leading of the lower one; to other views a text keeps about a tenth
  /// of a line, its leading included, more than its own ascent and capital height leave free.
  override func computeSpacing() -> Spacing {
    var spacing = Spacing.empty
    let fonts = text.fonts
    guard let first = fonts.first, let last = fonts.last else { return .plainView }
    let firstHeight = first.ascent + first.descent + first.leading
    let lastHeight = last.ascent + last.descent + last.leading
    spacing.set(roundedUp(first.leading), .textToText, .top)
    spacing.set(0, .textToText, .bottom)
    spacing.set(0, .symbolAboveText, .top)
    spacing.set(
      firstHeight + roundedUp(0.1 * firstHeight) - first.ascent, .edgeAboveText, .top)
    let gap = roundedUp(0.1 * lastHeight)
    spacing.set(
      max(lastHeight + gap - last.capHeight, gap + last.descent), .edgeBelowText, .bottom)
    return spacing
  }
}
