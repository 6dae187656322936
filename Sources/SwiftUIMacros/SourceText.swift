/// Looks for things in the source of one declaration.
enum SourceText {
  /// The source with a space for each comment; texts in quotes stay as they are.
  static func withoutComments(_ source: String) -> String {
    var result = ""
    var rest = Array(source)[...]
    while let first = rest.first {
      if first == "\"" {
        let text = rest.prefix(quoted(rest))
        result += String(text)
        rest = rest[text.endIndex...]
      } else if rest.starts(with: "//") {
        rest = rest.drop { !$0.isNewline }
        result.append(" ")
      } else if rest.starts(with: "/*") {
        rest = rest[blockEnd(rest)...]
        result.append(" ")
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// How many characters a text in quotes has, with its quotes.
  private static func quoted(_ text: ArraySlice<Character>) -> Int {
    let mark: [Character] = text.starts(with: "\"\"\"") ? ["\"", "\"", "\""] : ["\""]
    var index = text.startIndex + mark.count
    while index < text.endIndex {
      if text[index] == "\\" {
        index += 2
      } else if text[index...].starts(with: mark) {
        return index + mark.count - text.startIndex
      } else {
        index += 1
      }
    }
    return text.count
  }

  /// Where a comment that begins here ends; comments nest.
  private static func blockEnd(_ text: ArraySlice<Character>) -> Int {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].starts(with: "/*") {
        depth += 1
        index += 2
      } else if text[index...].starts(with: "*/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return text.endIndex
  }

  /// Where a word stands that is no part of a longer one.
  static func word(_ word: String, in text: [Character]) -> Int? {
    let wanted = Array(word)
    func isPart(_ index: Int) -> Bool {
      text.indices.contains(index)
        && (text[index].isLetter || text[index].isNumber || text[index] == "_")
    }
    return text.indices.first { start in
      text[start...].starts(with: wanted) && !isPart(start - 1) && !isPart(start + wanted.count)
    }
  }

  /// Where the value of a variable is assigned: an equals sign that belongs to no other operator and
  /// stands in no brackets.
  static func assignment(in text: ArraySlice<Character>) -> Int? {
    let operators: Set<Character> = ["=", "<", ">", "!", "+", "-", "*", "/", "&", "|", "~"]
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0:
        let before = index > text.startIndex ? text[index - 1] : " "
        let after = index + 1 < text.endIndex ? text[index + 1] : " "
        // A generic type may end right before it: `Binding<Int>=x` is no operator to Swift either.
        if !operators.contains(after), !operators.contains(before) || before == ">" { return index }
      default: break
      }
    }
    return nil
  }
}
