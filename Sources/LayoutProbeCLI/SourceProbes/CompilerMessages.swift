/// The compiler's output, translated from the rewritten sources back to the user's files.
struct CompilerMessages {
  private struct Message {
    var path: String
    var line: Int
    var column: Int
    /// The severity and the text.
    let text: String
    var details: [String] = []
  }

  private var messages: [Message] = []
  /// Lines that belong to no place in a file, such as the linker's.
  private var others: [String] = []

  init(_ output: String) {
    let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines.map(String.init) {
      if let message = Self.message(line) {
        messages.append(message)
      } else if messages.isEmpty || Self.isGlobal(line) {
        others.append(line)
      } else {
        messages[messages.count - 1].details.append(line)
      }
    }
  }

  /// Whether the sources are to blame, and not what happened to the compiler.
  var isAboutSources: Bool {
    messages.contains { $0.text.hasPrefix("error:") }
      && !others.contains { $0.contains("error:") }
  }

  /// The text to show; each message once, and none that is about generated code alone.
  func rendered(for sources: ProbeSources) -> String {
    var seen: Set<String> = []
    var lines: [String] = []
    for message in messages {
      if message.path == EntryPoint.fileName, message.text.hasPrefix("note:") { continue }
      let rendered = Self.render(message, sources)
      if seen.insert(rendered.joined(separator: "\n")).inserted { lines += rendered }
    }
    lines += others.filter { !$0.isEmpty }
    return lines.joined(separator: "\n")
  }

  private static func render(_ message: Message, _ sources: ProbeSources) -> [String] {
    var details = message.details
    while details.last?.isEmpty == true { details.removeLast() }
    let all = sources.files + sources.neighbours
    var message = message
    if message.path.contains("/"), let name = message.path.split(separator: "/").last,
      let number = all.indices.first(where: { ProbeSources.compiledName($0) == name })
    {
      // The end of a file lies behind what the directive in its first line renames.
      message.path = SwiftText.reportedName(all[number].path)
      message.line = min(message.line - 1, all[number].scan.rewritten.lineCount)
    }
    let file = all.first { SwiftText.reportedName($0.path) == message.path }
    func header(_ line: Int, _ column: Int) -> String {
      "\(file?.path ?? message.path):\(line):\(column): \(message.text)"
    }
    guard let source = file?.scan.rewritten else {
      return [header(message.line, message.column)] + details
    }
    let place = source.originalPosition(line: message.line, column: message.column)
    let isUnchanged =
      place.line == message.line
      && source.originalLine(place.line) == source.rewrittenLine(place.line)
    if isUnchanged { return [header(place.line, place.column)] + details }
    var lines = [header(place.line, place.column)]
    if let caret = details.firstIndex(where: isCaret), let line = source.originalLine(place.line) {
      lines += details[..<max(0, caret - 1)]
      lines += [line, indentation(of: line, before: place.column) + "^"]
    } else {
      lines += details
    }
    return lines
  }

  /// Blanks as wide as a line's first bytes, with tabs kept so that the caret stays below them.
  private static func indentation(of line: String, before column: Int) -> String {
    let bytes = line.utf8.prefix(max(0, column - 1))
    return String(
      String(decoding: bytes, as: UTF8.self).map { $0 == "\t" ? "\t" : " " })
  }

  private static func isCaret(_ line: String) -> Bool {
    line.contains("^") && line.allSatisfy { " \t~^".contains($0) }
  }

  private static func isGlobal(_ line: String) -> Bool {
    ["error: ", "warning: ", "clang: ", "ld: ", "<unknown>:"].contains { line.hasPrefix($0) }
  }

  /// Parses `path:line:column: severity: text`, whose path may hold colons itself.
  private static func message(_ line: String) -> Message? {
    for severity in ["error: ", "note: ", "warning: ", "remark: "] {
      guard let range = line.range(of: ": " + severity) else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      let text = line[line.index(range.lowerBound, offsetBy: 2)...]
      return Message(path: path, line: number, column: column, text: String(text))
    }
    return nil
  }
}
