import HeadlessUI

/// Whether layouts are recorded in this run.
public struct LayoutRecording: Sendable {
  /// Whether records are written again, also those that match.
  public var isRecording: Bool
  /// Whether records may be written: not on CI, where the user would not see them.
  public var mayRecord: Bool

  /// As the environment says: `LAYOUTPROBE_RECORD=1` writes anew; with `CI` set to anything but
  /// `false`, nothing is written.
  public init() {
    let environment = ProcessInfo.processInfo.environment
    isRecording = environment["LAYOUTPROBE_RECORD"] == "1"
    mayRecord = (environment["CI"] ?? "false") == "false"
  }
}

/// Where and how the layout of a view is recorded in a file, to be compared with later.
public struct RecordedLayout: Sendable {
  /// The file.
  public var file: URL
  /// Whether it is written.
  public var recording = LayoutRecording()
  /// The source file and line of the assertion: no other one may have the same record.
  let place: String
  /// The name as it was given, before it became a file's.
  let title: String

  /// The record of a test, in a folder `__Layouts__` beside it:
  /// `__Layouts__/SUITE/FUNCTION.ARGUMENTS.NAME.txt`.
  ///
  /// - Parameters:
  ///   - name: what tells records of one test apart; nil for the only one.
  ///   - suite: the suites that the test is in, the outermost first; the test file's name if there are
  ///     none.
  ///   - function: the test's function, such as `badges()`.
  ///   - arguments: the arguments of a parameterized test.
  ///   - testFile: the path of the test's source file.
  ///   - line: the line of the assertion.
  public init(
    named name: String? = nil, suite: [String] = [], function: String, arguments: [String] = [],
    testFile: String, line: UInt
  ) {
    let test = URL(fileURLWithPath: testFile)
    let suites = suite.isEmpty ? [test.deletingPathExtension().lastPathComponent] : suite
    let parts = [FileNameText.function(function)] + arguments + (name.map { [$0] } ?? [])
    file = test.deletingLastPathComponent().appendingPathComponent("__Layouts__")
      .appendingPathComponent(FileNameText.name(suites))
      .appendingPathComponent(FileNameText.name(parts) + ".txt")
    place = "\(test.lastPathComponent):\(line)"
    title = (suites + parts).joined(separator: "\u{1F}")
  }
}

/// Names of tests as parts of file names.
package enum FileNameText {
  private static let longest = 100

  /// Parts of a name, joined by dots. What file systems or shells take for something else becomes `-`;
  /// a long name is cut, and told from others by a hash.
  package static func name(_ parts: [String]) -> String {
    let name = parts.map { part in
      String(part.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    }.joined(separator: ".")
    guard name.utf8.count > longest else { return name }
    return String(name.prefix(longest / 2)) + "-" + StableHash.of(parts).prefix(12)
  }

  /// A function without its parentheses, labels and backticks.
  package static func function(_ signature: String) -> String {
    let isRaw = signature.hasPrefix("`")
    let name =
      isRaw
      ? signature.dropFirst().prefix { $0 != "`" } : signature.prefix { $0 != "(" }
    return String(name)
  }
}
