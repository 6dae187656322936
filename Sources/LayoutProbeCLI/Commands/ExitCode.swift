/// How the program ends.
enum ExitCode: Int32, Sendable {
  /// Something was inspected and nothing is wrong.
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
    0: "Something was inspected and nothing is wrong.",
    1: "A layout crashed, does not settle, breaks the contract or costs more than it may.",
    2: "The arguments or the input cannot be used; a source does not compile.",
    3: "Nothing was inspected.",
    70: "The program itself failed.",
    124: "A time limit passed.",
  ]
}
