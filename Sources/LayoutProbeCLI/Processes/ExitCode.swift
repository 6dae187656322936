/// How the program ends.
enum ExitCode: Int32, Sendable {
  /// Probes were inspected, and no finding fails the run.
  case success = 0
  /// Something is wrong with what was inspected.
  case findings = 1
  /// The arguments, the configuration or the input cannot be used.
  case usage = 2
  /// Nothing was inspected.
  case nothing = 3
  /// The program itself failed.
  case internalError = 70
  /// A time limit passed.
  case timeout = 124

  /// What help says about each.
  static let explanations: KeyValuePairs<Int, String> = [
    0: "Probes were inspected, and no finding fails the run.",
    1: "A layout crashed, does not settle, breaks a rule or exceeds its budget.",
    2: "The arguments or the input cannot be used; a source does not compile.",
    3: "Nothing was inspected.",
    70: "The program itself failed.",
    124: "A time limit passed.",
  ]
}
