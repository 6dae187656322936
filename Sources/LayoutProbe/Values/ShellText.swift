/// Words as a shell takes them.
enum ShellText {
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      ($0.isASCII && ($0.isLetter || $0.isNumber)) || "/._-".contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
