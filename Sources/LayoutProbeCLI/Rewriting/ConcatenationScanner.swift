/// Says of texts that are joined by `+` in a title that they are a `String`.
///
/// A title may have one of many types, a key, a string, an attributed one, and the compiler tries each with
/// each meaning of each `+`. For five parts these are more combinations than its limit allows. Only a `String`
/// or an `AttributedString` can be joined to a string literal; two parts are soon done.
extension DeclarationScanner {
  private static let titled: Set<String> = [
    "Text", "Label", "Button", "Toggle", "NavigationLink", "Section", "LabeledContent", "Link",
    "Picker", "Menu", "Stepper", "TextField", "SecureField", "DisclosureGroup", "GroupBox",
    "ProgressView", "Tab", "ContentUnavailableView", "navigationTitle", "navigationBarTitle",
    "accessibilityLabel", "accessibilityValue", "accessibilityHint",
  ]

  private static let fewestSums = 2

  /// - Parameter index: that of the name of what may have a title.
  mutating func scanConcatenation(_ index: Int) {
    guard Self.titled.contains(source.text(index)), source.token(index + 1, is: "("),
      !source.token(index - 1, is: "func"), !source.token(index - 1, is: "case"),
      let end = endOfConcatenation(from: index + 2), !namesAttributedStrings
    else { return }
    let place = source.tokens[end].range.upperBound
    edits.append(RewrittenSource.Edit(place..<place, " as String"))
  }

  /// The last token of an argument that is a sum with a string literal in it; nil for any other.
  private func endOfConcatenation(from start: Int) -> Int? {
    guard source.tokens.indices.contains(start) else { return nil }
    var (index, sums, hasLiteral) = (start, 0, false)
    while source.tokens.indices.contains(index) {
      switch source.kind(index) {
      case .literal: hasLiteral = hasLiteral || source.isString(index)
      case .identifier:
        if ["as", "is", "in", "if", "switch"].contains(source.text(index)) { return nil }
      case .punctuation:
        switch source.text(index) {
        case "(", "[":
          guard let close = source.closing(index) else { return nil }
          index = close
        case ")", ",": return sums >= Self.fewestSums && hasLiteral ? index - 1 : nil
        case "+": sums += 1
        case ".": break
        case "?", "!":
          // Of an optional, rather than a condition.
          guard index > start, source.isTouching(index) else { return nil }
        default: return nil
        }
      default: return nil
      }
      index += 1
    }
    return nil
  }
}

extension TokenizedSource {
  /// Whether a token follows the one before without a space.
  fileprivate func isTouching(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  fileprivate func isString(_ index: Int) -> Bool {
    [Ascii.quote, Ascii.hash].contains(bytes[tokens[index].range.lowerBound])
  }
}
