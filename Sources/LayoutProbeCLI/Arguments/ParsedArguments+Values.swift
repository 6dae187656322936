extension ParsedArguments {
  /// The command that explains the options.
  var helpCommand: String { "layoutprobe help \(command.name)" }

  /// An error that says what was expected.
  func invalid(_ option: OptionName, _ value: String, _ expected: String) -> UsageError {
    UsageError(
      message: "'\(value)' is not a valid value for '--\(option.rawValue)'",
      suggestion: "expected \(expected)", helpCommand: helpCommand)
  }

  /// A number above 0; nil where the option is not given.
  func positive(_ option: OptionName, _ expected: String) throws -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), number > 0, number.isFinite else {
      throw invalid(option, text, expected)
    }
    return number
  }
}
