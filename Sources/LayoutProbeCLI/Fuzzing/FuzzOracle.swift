import Foundation

/// What is wrong about the way in which the program ended.
struct FuzzComplaint: Equatable, Sendable {
  enum Kind: String, Sendable {
    case signal, hang, exitCode, noReason, noJSON, leftFiles
  }

  var kind: Kind
  var text: String
}

/// Says whether the program ended as it should, for any arguments and input.
struct FuzzOracle: Sendable {
  /// Nil if nothing is wrong.
  var complaint: @Sendable (FuzzInput, FuzzRun.End) -> FuzzComplaint?

  /// A clean exit code with a reason, of a program with these commands.
  static func cleanEnd(of table: CommandTable) -> FuzzOracle {
    FuzzOracle { input, run in complaint(input, run, table) }
  }

  private static func complaint(
    _ input: FuzzInput, _ run: FuzzRun.End, _ table: CommandTable
  ) -> FuzzComplaint? {
    let end = run.end
    if end.isTimedOut { return FuzzComplaint(kind: .hang, text: "it does not end") }
    if let signal = end.signal {
      return FuzzComplaint(kind: .signal, text: "ended by signal \(signal): \(end.lastWords)")
    }
    guard ExitCode(rawValue: end.status).map({ $0 != .internalError }) == true else {
      return FuzzComplaint(kind: .exitCode, text: "exit code \(end.status): \(end.lastWords)")
    }
    if end.status != 0, (end.output + end.errors).allSatisfy(\.isWhitespace) {
      return FuzzComplaint(kind: .noReason, text: "exit code \(end.status) without a reason")
    }
    if asksForJSON(input.arguments, table), !end.output.isEmpty || end.status == 0,
      (try? JSONSerialization.jsonObject(with: Data(end.output.utf8), options: .fragmentsAllowed))
        == nil
    {
      return FuzzComplaint(kind: .noJSON, text: "the output is not valid JSON")
    }
    if !run.leftFiles.isEmpty {
      return FuzzComplaint(
        kind: .leftFiles, text: "temporary files remain: \(run.leftFiles.joined(separator: ", "))")
    }
    return nil
  }

  /// Whether the output is to be JSON and nothing else.
  private static func asksForJSON(_ arguments: [String], _ table: CommandTable) -> Bool {
    guard case .run(let spec, let parsed) = try? table.parse(arguments),
      spec.option(named: "format") != nil
    else { return false }
    return parsed.value(.format) == "json"
  }
}
