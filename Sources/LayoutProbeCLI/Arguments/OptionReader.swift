/// Reads values of options, with errors that say what was expected.
struct OptionReader {
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  var helpCommand: String { "layoutprobe help \(arguments.command.name)" }

  func bad(_ option: OptionName, _ value: String, _ expected: String) -> UsageError {
    UsageError(
      message: "'\(value)' is not a valid value for '--\(option.rawValue)'",
      suggestion: "expected \(expected)", helpCommand: helpCommand)
  }

  /// A number above 0; nil where the option is not given.
  func positive(_ option: OptionName, _ expected: String) throws -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Double(text), number > 0, number.isFinite else {
      throw bad(option, text, expected)
    }
    return number
  }
}
