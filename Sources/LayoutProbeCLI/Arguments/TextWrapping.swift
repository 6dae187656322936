/// Breaks prose into lines that fit a terminal.
enum TextWrapping {
  /// Lines of at most `width` characters, save for single words that are longer than that.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Wraps each paragraph by itself. Indented lines are examples and are kept as they are.
  static func paragraphs(of text: String, width: Int) -> [String] {
    var result: [String] = []
    var paragraph: [Substring] = []
    func endParagraph() {
      result += lines(of: paragraph.joined(separator: " "), width: width)
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        endParagraph()
        result.append("")
      } else if line.first?.isWhitespace == true {
        endParagraph()
        result.append(String(line))
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
    return result
  }
}
