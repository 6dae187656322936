import LayoutProbe

/// A file that a report is to be written to: `junit=build/layout.xml`.
struct ReportFile: Sendable {
  let format: any ReportFormat.Type
  let path: String
  /// What pictures show over the views.
  var layers: Set<PictureLayer> = []

  init(_ text: String, helpCommand: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw UsageError(
        message: "'\(text)' is not a valid value for '--report'",
        suggestion: "expected FORMAT=PATH, such as junit=layout.xml; '-' is standard output",
        helpCommand: helpCommand)
    }
    guard let format = ReportFormats.named(String(parts[0])) else {
      throw UsageError(
        message: "there is no report format '\(parts[0])'",
        suggestion: SpellingSuggestion.hint(for: String(parts[0]), among: ReportFormats.names)
          ?? "formats: \(ReportFormats.names.joined(separator: ", "))", helpCommand: helpCommand)
    }
    self.format = format
    path = String(parts[1])
    try checkPlace(text, helpCommand)
  }

  /// The files that are asked for; at most one report can be standard output.
  static func all(_ arguments: ParsedArguments) throws -> [ReportFile] {
    let helpCommand = arguments.helpCommand
    let texts = arguments.values(.report)
    let layers = try LayerOptions.layers(arguments)
    let files = try texts.map { text in
      var file = try ReportFile(text, helpCommand: helpCommand)
      file.layers = layers
      return file
    }
    var printed = zip(texts, files).filter { $0.1.isStandardOutput }.map { "'--report \($0.0)'" }
    if let format = arguments.value(.format), arguments.isGiven(.format), !printed.isEmpty {
      printed.append("'--format \(format)'")
    }
    try refuseSharedFiles(zip(texts, files).map { ($0.0, $0.1.path) }, helpCommand)
    guard printed.count < 2 else {
      throw UsageError(
        message: "standard output takes one report, not "
          + printed.joined(separator: " and "),
        suggestion: "write the others to files: --report FORMAT=PATH", helpCommand: helpCommand)
    }
    return files
  }

  /// The second of two reports would replace the first.
  private static func refuseSharedFiles(
    _ reports: [(text: String, path: String)], _ helpCommand: String
  ) throws {
    var texts: [String: String] = [:]
    // Devices, such as /dev/null, take any number of reports.
    for report in reports where report.path != "-" && !report.path.hasPrefix("/dev/") {
      let file = URL(fileURLWithPath: report.path).standardizedFileURL.resolvingSymlinksInPath()
      if let other = texts.updateValue(report.text, forKey: file.path) {
        throw UsageError(
          message: "'--report \(other)' and '--report \(report.text)' write the same file",
          suggestion: "give each report a file of its own", helpCommand: helpCommand)
      }
    }
  }

  /// Whether it takes the place of what is printed otherwise.
  var isStandardOutput: Bool { path == "-" }

  /// What cannot be written is better known before minutes of work than after them.
  private func checkPlace(_ text: String, _ helpCommand: String) throws {
    guard !isStandardOutput else { return }
    guard !path.hasSuffix("/") else {
      let file = (format.name == "text" ? "layout.txt" : "layout.\(format.name)")
      throw UsageError(
        message: "'--report \(text)' names a folder",
        suggestion: "name a file in it: \(text)\(file)", helpCommand: helpCommand)
    }
    // A report in place of the source that it is about would lose the source.
    guard !path.lowercased().hasSuffix(".swift") else {
      throw UsageError(
        message: "'--report \(text)' would replace a Swift source",
        suggestion: "name another file: \(format.name)=layout.\(format.name)",
        helpCommand: helpCommand)
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw UsageError(
        message: "'--report \(text)' names a folder", suggestion: "name a file in it: \(text)/…",
        helpCommand: helpCommand)
    }
    let folder = RelativePath.folder(of: path)
    guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else {
      throw UsageError(
        message: "'--report \(text)': there is no folder '\(folder)'",
        suggestion: "make it: mkdir -p \(ShellQuoting.posix(folder))", helpCommand: helpCommand)
    }
  }

  /// Writes the file, or the files of a format that has one for each probe: `layout.svg`, or
  /// `layout-01.svg`, `layout-02.svg` and so on if there are several.
  func write(_ report: InspectReport) throws {
    var report = report
    report.pictureLayers = layers
    let parts = try format.parts(report)
    if path == "-" { return try AtomicFile.write(parts.joined(separator: "\n"), to: path) }
    for (index, part) in parts.enumerated() {
      try AtomicFile.write(part, to: parts.count == 1 ? path : numbered(index + 1, of: parts.count))
    }
  }

  private func numbered(_ number: Int, of count: Int) -> String {
    let name = path as NSString
    let digits = String(number)
    let zeros = String(repeating: "0", count: String(count).count - digits.count)
    let pathExtension = name.pathExtension
    return "\(name.deletingPathExtension)-\(zeros)\(digits)"
      + (pathExtension.isEmpty ? "" : ".\(pathExtension)")
  }
}
