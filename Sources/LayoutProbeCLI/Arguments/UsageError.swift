/// Arguments that the program cannot act on, with what the user can do about it.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String
  /// What was probably meant, when that can be told.
  let suggestion: String?
  /// The command line that shows the help that fits.
  let helpCommand: String

  var helpHint: String { "see '\(helpCommand)'" }

  /// The message and, indented below it, the hints.
  var description: String {
    ([message] + [suggestion, helpHint].compactMap { $0 }).joined(separator: "\n  ")
  }
}
