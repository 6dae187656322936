/// Writes texts so that a shell reads them back unchanged.
enum ShellQuoting {
  /// For bash and zsh, in which nothing is special between single quotes.
  static func posix(_ text: String) -> String {
    if isPlain(text) { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// For fish, in which a backslash escapes between single quotes.
  static func fish(_ text: String) -> String {
    isPlain(text) ? text : "'" + escaping(text, ["\\", "'"]) + "'"
  }

  /// Puts a backslash before each of the special characters.
  static func escaping(_ text: String, _ special: Set<Character>) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Turns a name into one that may name a function.
  static func identifier(_ name: String) -> String {
    String(name.map { isPlain(String($0)) && $0 != "-" && $0 != "." ? $0 : "_" })
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }
}
