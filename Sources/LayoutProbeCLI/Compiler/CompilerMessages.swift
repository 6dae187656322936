/// The compiler's output, translated from the rewritten sources back to the user's files.
struct CompilerMessages: Equatable, Sendable {
  private struct Message: Equatable {
    var path: String
    var line: Int
    var column: Int
    /// The severity and the text.
    let text: String
    var details: [String] = []
    /// The property that a macro was expanded for, where the compiler gives no place in a file.
    var expandedProperty: String?

    var isError: Bool { text.hasPrefix("error:") }
  }

  private var messages: [Message] = []
  /// Lines that belong to no place in a file, such as the linker's.
  private var others: [String] = []

  init(_ output: String) {
    let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines.map(String.init) where !Self.isAboutProcess(line) {
      if let message = Self.message(line) {
        messages.append(message)
      } else if messages.isEmpty || Self.isGlobal(line) {
        others.append(line)
      } else {
        messages[messages.count - 1].details.append(line)
      }
    }
    placeExpansions()
  }

  /// What is wrong in the expansion of a macro is said of the place that expands it.
  private mutating func placeExpansions() {
    for index in messages.indices where messages[index].path.contains("@__swiftmacro_") {
      let notes = messages[index...].dropFirst()
        .prefix { $0.text.hasPrefix("note:") }
        .filter { $0.text.hasPrefix("note: in expansion of macro") }
      guard let place = notes.first(where: { !$0.path.contains("@__") }) else {
        // A macro that another one has added to the property.
        messages[index].expandedProperty =
          notes.lazy.compactMap { note in
            note.text.firstMatch(of: #/ on property '([^']+)'/#).map { String($0.output.1) }
          }.first
        continue
      }
      messages[index].path = place.path
      messages[index].line = place.line
      messages[index].column = place.column
      messages[index].details = place.details
    }
  }

  var isEmpty: Bool { messages.isEmpty && others.allSatisfy(\.isEmpty) }

  /// Whether the sources are to blame, and not what happened to the compiler.
  var isAboutSources: Bool {
    messages.contains { $0.text.hasPrefix("error:") }
      && !others.contains { $0.contains("error:") }
  }

  /// The text to show; each message once, and none that is about generated code alone.
  func rendered(for sources: ModuleSources) -> String {
    let index = FileIndex(sources)
    var seen: Set<String> = []
    var lines: [String] = []
    for message in messages {
      if message.path == EntryPoint.fileName, message.text.hasPrefix("note:") { continue }
      let rendered = Self.render(message, index)
      if seen.insert(rendered.joined(separator: "\n")).inserted { lines += rendered }
    }
    lines += others.filter { !$0.isEmpty }
    return lines.joined(separator: "\n")
  }

  /// The errors of a first attempt that a last one has as well, with their notes: those that nothing
  /// could mend; otherwise those in the same lines. All of the first if there are none, since errors of
  /// replacements are not the user's.
  static func unmended(of first: String, in last: String) -> String {
    func line(_ message: Message) -> String { "\(message.path):\(message.line)" }
    func text(_ message: Message) -> String { "\(line(message)) \(message.text)" }
    let kept = [text, line].lazy.map { self.messages(of: first, as: last, $0) }
      .first { !$0.isEmpty }
    guard let kept else { return first }
    return kept.flatMap { message in
      ["\(message.path):\(message.line):\(message.column): \(message.text)"] + message.details
    }.joined(separator: "\n")
  }

  /// The errors of which the other text has one with the same key, with their notes.
  private static func messages(
    of text: String, as other: String, _ key: (Message) -> String
  ) -> [Message] {
    let keys = Set(CompilerMessages(other).messages.filter(\.isError).map(key))
    var isKept = false
    return CompilerMessages(text).messages.filter { message in
      if message.isError { isKept = keys.contains(key(message)) }
      return isKept
    }
  }

  /// What was said, each once, at the places of the texts that were compiled.
  func diagnostics(for sources: ModuleSources) -> [ModuleSources.Diagnostic] {
    let index = FileIndex(sources)
    var seen: Set<String> = []
    var found: [ModuleSources.Diagnostic] = []
    for message in messages {
      let message = index.placed(message)
      let parts = message.text.split(separator: ":", maxSplits: 1)
      guard parts.count == 2,
        let severity = ModuleSources.Diagnostic.Severity(rawValue: String(parts[0]))
      else { continue }
      let key = "\(message.path):\(message.line):\(message.column):\(message.text)"
      guard severity == .note || seen.insert(key).inserted else { continue }
      found.append(
        ModuleSources.Diagnostic(
          path: index.file(message.path)?.path ?? message.path, line: message.line,
          column: message.column, severity: severity,
          message: parts[1].trimmingCharacters(in: .whitespaces)))
    }
    for line in others where line.contains("error: ") {
      found.append(
        ModuleSources.Diagnostic(
          path: nil, line: 0, column: 0, severity: .error,
          message: line.replacing("error: ", with: "")))
    }
    return found
  }

  /// The files of a module by what messages call them.
  private struct FileIndex {
    private var files: [String: ModuleSources.File] = [:]
    private let sources: ModuleSources
    private var compiled: [String: (path: String, lines: Int)] = [:]

    init(_ sources: ModuleSources) {
      self.sources = sources
      for file in sources.files {
        let name = SwiftText.reportedName(file.path)
        files[name] = file
        compiled[ModuleSources.compiledName(file.path)] = (name, file.scan.rewritten.lineCount)
      }
      for file in sources.generated {
        let lines = file.text.utf8.count { $0 == Ascii.newline } + 1
        compiled[ModuleSources.compiledName(file.name)] = (file.name, lines)
      }
    }

    func file(_ path: String) -> ModuleSources.File? { files[path] }

    /// Where a property is declared that a macro was expanded for.
    private func placed(_ message: Message, at property: String) -> Message? {
      for file in sources.files {
        let types = file.scan.declarations.typeNames.filter { isExpanded(message.path, in: $0) }
        guard !types.isEmpty else { continue }
        let lines = file.scan.rewritten.text.split(
          separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { line in
          types.contains { Self.range(of: "class \($0)", in: line) != nil }
        }
        for (number, line) in lines.enumerated().dropFirst(start ?? lines.count) {
          guard let range = Self.range(of: "var \(property)", in: line) else { continue }
          var message = message
          message.path = SwiftText.reportedName(file.path)
          message.line = number + 1
          message.column = line[..<range.lowerBound].utf8.count + 1
          message.details = []
          return message
        }
      }
      return nil
    }

    /// Whether the name of an expansion has that of a type in it, with its length: `8DocumentC8fileURL`.
    private func isExpanded(_ path: String, in type: String) -> Bool {
      path.ranges(of: "\(type.utf8.count)\(type)C").contains { range in
        // Not the end of `18DocumentController`.
        range.lowerBound == path.startIndex
          || !path[path.index(before: range.lowerBound)].isNumber
      }
    }

    /// Where words stand in a line of code, unless a longer name begins with them.
    private static func range(of words: String, in line: Substring) -> Range<String.Index>? {
      guard !line.drop(while: \.isWhitespace).hasPrefix("//"), let range = line.range(of: words),
        line[range.upperBound...].first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true
      else { return nil }
      return range
    }

    /// The end of a file lies behind what the directive in its first line renames.
    func placed(_ message: Message) -> Message {
      if let property = message.expandedProperty, let known = placed(message, at: property) {
        return known
      }
      guard message.path.contains("/"), let own = compiled[FilePath.name(message.path)] else {
        return message
      }
      var message = message
      message.path = own.path
      message.line = min(message.line - 1, own.lines)
      return message
    }
  }

  private static func render(_ message: Message, _ index: FileIndex) -> [String] {
    let message = index.placed(message)
    var details = message.details
    while details.last?.isEmpty == true { details.removeLast() }
    let file = index.file(message.path)
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

  /// The driver's remarks about processes that it started.
  private static func isAboutProcess(_ line: String) -> Bool {
    line.hasPrefix("error: ") && line.contains(" command failed with exit code ")
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
