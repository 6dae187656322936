import LayoutProbe

/// `--new-from main.json`: the report of another run says what is known.
struct NewFrom {
  /// What is known by it. What is gone is no error: the report is not kept like a baseline.
  let known: Gate.Known

  init(_ path: String, _ given: ParsedArguments, _ options: InspectOptions) throws {
    let helpCommand = given.helpCommand
    guard !given.isGiven(.baseline) else {
      throw UsageError(
        message: "'--new-from' and '--baseline' cannot be used together",
        suggestion: "a report of a run with a baseline contains the findings of the baseline",
        helpCommand: helpCommand)
    }
    let report = try ReportFiles.read(path, helpCommand: helpCommand)
    // Its paths are those of a run in the same folder, where a baseline would be.
    let file = BaselineFile(path: Baseline.fileName)
    known = Gate.Known(
      Baseline(report, path: file.path(of:)), name: path, scope: options.scope(file), isKept: false)
  }
}
