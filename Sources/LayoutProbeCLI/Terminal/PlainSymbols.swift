import LayoutProbe

/// What the program's own symbols are where a terminal has ASCII alone.
enum PlainSymbols {
  /// Whether standard output is such a terminal, as the locale says.
  static func areWanted(
    isTerminal: Bool = Terminal.isTerminal(1),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    // Of these the first that is set holds; with none it is not said.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard isTerminal, let locale = locale?.uppercased() else { return false }
    return !locale.contains("UTF-8") && !locale.contains("UTF8")
  }

  /// The text without symbols. What comes from sources, such as names, stays.
  static func text(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.reduce(into: "") { $0 += symbols[$1] ?? String($1) }
  }

  static let symbols: [Character: String] = [
    "→": "->", "×": "x", "…": "...", "✓": "+", "✗": "x", "·": "*", "–": "-", "∞": "inf",
    "├": "|", "└": "`", "│": "|", "─": "-", "┌": "+", "┐": "+", "┘": "+", "┤": "|", "┬": "+",
    "┴": "+", "┼": "+",
  ]
}
