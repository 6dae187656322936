import LayoutProbe

/// Where reports go: standard output and files, each in its format.
struct ReportOutput: Sendable {
  private let format: any ReportFormat.Type
  private let files: [ReportFile]
  private let text: TextOptions
  private let layers: Set<PictureLayer>
  private let isInActions: Bool
  /// The page of a job on GitHub, which more than one program adds to.
  private let summaryPage: String?

  /// - Parameter isFormatGiven: whether the user chose the format: nothing is added to it then.
  init(
    _ arguments: ParsedArguments, isFormatGiven: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    format =
      arguments.value(.format).flatMap(ReportFormats.named) ?? FindingsText.self
    files = try ReportFile.all(arguments)
    text = try TextOptions(arguments)
    layers = try LayerOptions.layers(arguments)
    isInActions = !isFormatGiven && environment["GITHUB_ACTIONS"] == "true"
    summaryPage = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether what only pictures need is to be found out.
  var showsPictures: Bool { format.showsPictures || files.contains { $0.format.showsPictures } }

  /// Writes the files first: who reads the last line on the terminal finds them there.
  func write(_ report: InspectReport, _ context: CommandContext) throws {
    // One that cannot be written is no reason to lose the others.
    var failure: (any Error)?
    for file in files {
      do { try file.write(report) } catch { failure = failure ?? error }
    }
    if let summaryPage {
      do {
        try AtomicFile.append(MarkdownSummary.render(report), to: summaryPage)
      } catch { failure = failure ?? error }
    }
    if !files.contains(where: \.isStandardOutput) { try print(report, context) }
    if let failure { throw failure }
  }

  private func print(_ report: InspectReport, _ context: CommandContext) throws {
    guard format == FindingsText.self else {
      var report = report
      report.pictureLayers = layers
      return context.output(try format.render(report))
    }
    context.output(FindingsText(text).render(report))
    if isInActions {
      context.output(GitHubAnnotations.render(report))
    }
  }
}
