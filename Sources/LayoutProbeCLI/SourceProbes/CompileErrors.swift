/// The part of a compiler's messages that is about one file.
enum CompileErrors {
  /// The errors alone, without what is printed below each.
  static func lines(_ messages: String) -> Set<Substring> {
    Set(messages.split(separator: "\n").filter { $0.contains(": error: ") })
  }

  /// The errors of a file with what is printed below each; nil if it has none.
  static func of(_ path: String, in messages: String) -> String? {
    var lines: [Substring] = []
    var isOwn = false
    var hasError = false
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(": error: ") || line.contains(": warning: ") || line.contains(": note: ") {
        // A note belongs to the error above it, wherever it points.
        if !line.contains(": note: ") { isOwn = line.hasPrefix(path + ":") }
        if isOwn && line.contains(": error: ") { hasError = true }
      }
      if isOwn { lines.append(line) }
    }
    return hasError ? lines.joined(separator: "\n") : nil
  }
}
