/// Where a line may end, by the rules of Unicode's line breaking algorithm (UAX #14, whose numbers the
/// comments give). Languages without spaces between words, such as Thai, need a dictionary and are not
/// broken inside.
enum LineBreaks {
  /// What each character is for breaking lines. A space at which no line may end is a letter.
  static func roles(of characters: [Character]) -> [PreparedText.Role] {
    let classes = characters.map(LineBreakClass.init)
    var roles = [PreparedText.Role](repeating: .letter, count: classes.count)
    var index = 0
    while index < classes.count {
      if classes[index] == .newline {
        roles[index] = .newline
        index += 1
        continue
      }
      if classes[index] == .space {
        // Spaces at the start of a line.
        roles[index] = .space
        index += 1
        continue
      }
      var next = index + 1
      while next < classes.count, classes[next] == .space { next += 1 }
      let mayBreak =
        next == classes.count || classes[next] == .newline
        || mayBreak(classes, index, next, spaces: next - index - 1)
      if mayBreak {
        if next == index + 1 {
          if next < classes.count, classes[next] != .newline { roles[index] = .breakAfter }
        } else {
          for space in (index + 1)..<next { roles[space] = .space }
        }
      }
      index = next
    }
    return roles
  }

  private static func mayBreak(
    _ classes: [LineBreakClass], _ index: Int, _ next: Int, spaces: Int
  ) -> Bool {
    let (before, after) = (classes[index], classes[next])
    // LB 7, 8
    if after == .zeroWidthSpace { return false }
    if before == .zeroWidthSpace { return true }
    if spaces == 0 {
      // LB 11, 12
      if before == .wordJoiner || before == .glue || after == .wordJoiner { return false }
      if after == .glue { return before == .breakAfter || before == .hyphen }
    }
    switch after {
    // LB 13, 15d
    case .closing, .closingParenthesis, .exclamation, .slash: return false
    case .infixSeparator:
      let isBeforeDigit = next + 1 < classes.count && classes[next + 1] == .digit
      return spaces > 0 && isBeforeDigit
    default: break
    }
    // LB 14 to 17
    if before == .opening { return false }
    if before == .closing || before == .closingParenthesis, after == .nonstarter { return false }
    if before == .dash, after == .dash { return false }
    // LB 18
    if spaces > 0 { return true }
    return mayBreakDirectly(classes, index, before, after)
  }

  /// Between two characters without a space.
  private static func mayBreakDirectly(
    _ classes: [LineBreakClass], _ index: Int, _ before: LineBreakClass, _ after: LineBreakClass
  ) -> Bool {
    switch (before, after) {
    // LB 19
    case (_, .quotation), (.quotation, _): false
    // LB 20a: a hyphen that begins a word
    case (.hyphen, .letter) where index == 0 || startsWord(after: classes[index - 1]): false
    // LB 21, 22
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _), (_, .ellipsis): false
    // LB 23, 23a, 24
    case (.letter, .digit), (.digit, .letter): false
    case (.prefix, .ideograph), (.ideograph, .postfix): false
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): false
    // LB 25
    case (.closing, .postfix), (.closing, .prefix), (.closingParenthesis, .postfix),
      (.closingParenthesis, .prefix), (.digit, .postfix), (.digit, .prefix), (.postfix, .opening),
      (.postfix, .digit), (.prefix, .opening), (.prefix, .digit), (.hyphen, .digit),
      (.infixSeparator, .digit), (.digit, .digit), (.slash, .digit):
      false
    // LB 28, 29
    case (.letter, .letter), (.infixSeparator, .letter): false
    // LB 30
    case (.letter, .opening), (.digit, .opening), (.closingParenthesis, .letter),
      (.closingParenthesis, .digit):
      false
    default: true
    }
  }

  private static func startsWord(after before: LineBreakClass) -> Bool {
    before == .space || before == .newline || before == .zeroWidthSpace || before == .glue
  }
}
