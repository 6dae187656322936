/// How a report looks where it is read: on a terminal of some width, in colour, or as plain text.
public struct TextStyle: Sendable {
  /// What a piece of text is, for terminals that show it in a colour.
  public enum Role: Sendable, CaseIterable {
    /// The word error, and what it points at.
    case error
    /// The word warning, and what it points at.
    case warning
    /// The word note.
    case note
    /// The mark of a probe with which nothing is wrong.
    case success
    /// The sentence that says what is wrong.
    case strong
    /// Line numbers, rulers, headings of columns.
    case faint
  }

  /// Marks a piece of text; as it is by default.
  public var emphasis: @Sendable (String, Role) -> String = { text, _ in text }
  /// The columns of the terminal; nil where lines may have any length.
  public var width: Int?

  /// Plain text of any width.
  public init() {}

  /// The lines of a sentence behind a label, broken between words where the width ends. What comes
  /// below is indented like the sentence.
  func wrapped(_ text: String, label: String = "", indent: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indent)
    guard let width else { return [margin + label + text] }
    let below = margin + String(repeating: " ", count: TextWidth.columns(label))
    let room = max(TextStyle.leastRoom, width - TextWidth.columns(below))
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if line.isEmpty {
        line = String(word)
      } else if TextWidth.columns(line) + 1 + TextWidth.columns(word) <= room {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return lines.enumerated().map { ($0.offset == 0 ? margin + label : below) + $0.element }
  }

  /// Sentences are not broken into narrower columns than this.
  private static let leastRoom = 20
}

extension TextStyle.Role {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
