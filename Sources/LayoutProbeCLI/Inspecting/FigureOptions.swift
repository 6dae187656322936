import LayoutProbe

/// `--figures` and `--tolerance`: which figures a baseline records.
enum FigureOptions {
  private static let none = "none"
  private static let calls = "calls"

  static let all = [
    OptionSpec(
      .figures, .text("FIGURES"),
      help:
        "Record figures too, separated by commas: passes, calls (sizes and placements, a node), "
        + "writes; or none.",
      defaultValue: .described("none, or the recorded ones"), suggestedValues: names),
    OptionSpec(
      .tolerance, .text("PERCENT"), help: "The allowed increase over the recorded figures.",
      defaultValue: .described(
        "\(Int(RecordedFigures.defaultTolerance)), or the recorded one")),
  ]

  private static let names =
    RecordedFigures.Kind.allCases.map(\.rawValue) + [calls, none]

  /// What the options say about a file.
  static func request(_ arguments: ParsedArguments) throws -> Baseline.FigureRequest {
    let helpCommand = arguments.helpCommand
    var request = Baseline.FigureRequest()
    if let text = arguments.value(.figures) {
      var kinds: Set<RecordedFigures.Kind> = []
      for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        switch name {
        case none: break
        case calls: kinds.formUnion([.sizes, .placements])
        default:
          guard let kind = RecordedFigures.Kind(rawValue: name) else {
            throw UsageError(
              message: "'\(name)' is not a figure that '--figures' can record",
              suggestion: SpellingSuggestion.hint(for: name, among: names)
                ?? "expected \(SpellingSuggestion.alternatives(names))", helpCommand: helpCommand)
          }
          kinds.insert(kind)
        }
      }
      request.kinds = kinds
    }
    if let text = arguments.value(.tolerance) {
      guard let percent = Double(text), percent >= 0, percent < 1e6 else {
        throw arguments.invalid(.tolerance, text, "a percentage, such as 20")
      }
      request.tolerance = percent
    }
    return request
  }
}
