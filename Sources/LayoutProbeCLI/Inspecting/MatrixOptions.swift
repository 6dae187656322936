import LayoutProbe

/// The options of other conditions than a probe's own, and of what users do.
enum MatrixOptions {
  static let all: [OptionSpec] = [
    OptionSpec(
      .matrix, .flag,
      help:
        "Lay out on other devices, with each text size, dark, right to left and with longer texts too: "
        + "loops and what does not fit are found, with where they begin."),
    OptionSpec(
      .axis, .text("AXIS=VALUE,…"), isRepeatable: true,
      help:
        "The values of an axis of the matrix; none leave it out: 'text-size=large,accessibility3'.",
      suggestedValues: MatrixAxis.allCases.map { "\($0.rawValue)=" }),
    OptionSpec(
      .interact, .flag,
      help:
        "Use each button, toggle, tab, field and other control once, each from a fresh start, and "
        + "follow the layout; then the controls that only a use brought in sight."),
  ]

  /// The matrix that was asked for; nil if none was.
  static func matrix(_ arguments: ParsedArguments) throws -> LayoutMatrix? {
    let axes = arguments.values(.axis)
    guard arguments.flag(.matrix) else {
      if arguments.isGiven(.axis) {
        throw UsageError(
          message: "'--axis' is for '--matrix'", suggestion: "add --matrix",
          helpCommand: arguments.helpCommand)
      }
      return nil
    }
    var matrix = LayoutMatrix()
    for text in axes {
      do {
        try matrix.set(text)
      } catch {
        throw UsageError(
          message: "--axis: \(error.message)", suggestion: error.suggestion,
          helpCommand: arguments.helpCommand)
      }
    }
    return matrix
  }
}
