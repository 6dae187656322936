import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Random and damaged input")
struct FuzzTests {
  private final class Lines: @unchecked Sendable {
    private(set) var text = ""
    func add(_ line: String) { text += line }
  }

  @Test("the same seed gives the same inputs, another seed gives others")
  func seeds() {
    func inputs(_ seed: UInt64) -> [FuzzInput] {
      var drawn = FuzzCase(seed: seed)
      return drawn.inputs(
        drawn.sources + [FuzzInput.File(path: "report.json", bytes: [123, 125])],
        of: CommandLineProgram.table)
    }
    #expect(inputs(7) == inputs(7))
    #expect(FuzzCase(seed: 7).sources == FuzzCase(seed: 7).sources)
    #expect(inputs(7) != inputs(8))
    #expect(FuzzCase(seed: 7).sources != FuzzCase(seed: 8).sources)
  }

  @Test("inputs are of many kinds: commands, options, layouts, and files that are damaged")
  func variety() {
    let cases = (0..<60).map { FuzzCase(seed: $0) }
    let inputs = cases.flatMap { fuzzCase in
      var fuzzCase = fuzzCase
      return fuzzCase.inputs(fuzzCase.sources, of: CommandLineProgram.table)
    }
    #expect(Set(inputs.compactMap(\.arguments.first)).count > 12)
    #expect(Set(inputs.flatMap(\.arguments).filter { $0.hasPrefix("--") }).count > 40)
    let texts = cases.flatMap(\.sources).map { String(decoding: $0.bytes, as: UTF8.self) }
    for part in [": Layout {", "#Preview", "ForEach", ".onGeometryChange", "fatalError", ".nan"] {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
    let whole = Set(cases.flatMap(\.sources).map(\.bytes))
    let damaged = inputs.flatMap(\.files).filter {
      $0.path.hasSuffix(".swift") && !whole.contains($0.bytes)
    }
    #expect(!damaged.isEmpty)
    // What was drawn is never run where it could change anything else.
    #expect(!inputs.contains { ["install", "watch", "self-test"].contains($0.arguments.first) })
  }

  private func end(
    status: Int32 = 0, signal: Int32? = nil, isTimedOut: Bool = false, output: String = "",
    errors: String = "", leftFiles: [String] = []
  ) -> FuzzRun.End {
    FuzzRun.End(
      end: ChildProcess.End(
        status: status, signal: signal, timeLimit: isTimedOut ? 10 : nil, output: output,
        errors: errors),
      leftFiles: leftFiles)
  }

  @Test("an end is clean if it has a known code and a reason, and JSON where that was asked for")
  func oracle() {
    func kind(_ end: FuzzRun.End, _ arguments: String...) -> FuzzComplaint.Kind? {
      FuzzOracle.cleanEnd(of: CommandLineProgram.table).complaint(
        FuzzInput(files: [], arguments: arguments), end)?.kind
    }
    #expect(kind(end(), "check") == nil)
    #expect(kind(end(status: 2, errors: "x"), "check") == nil)
    #expect(kind(end(status: 1, output: "x"), "check") == nil)
    #expect(kind(end(signal: 11), "check") == .signal)
    #expect(kind(end(isTimedOut: true), "check") == .hang)
    #expect(kind(end(status: 70, errors: "x"), "check") == .exitCode)
    #expect(kind(end(status: 133, errors: "x"), "check") == .exitCode)
    #expect(kind(end(status: 1, output: " \n"), "check") == .noReason)
    #expect(kind(end(leftFiles: ["a"]), "check") == .leftFiles)
    #expect(kind(end(output: "{"), "check", "--format", "json") == .noJSON)
    #expect(kind(end(output: ""), "check", "--format=json") == .noJSON)
    #expect(kind(end(output: "{}"), "check", "--format", "json") == nil)
    #expect(kind(end(status: 2, errors: "x"), "check", "--format", "json") == nil)
    #expect(kind(end(output: "{"), "check", "--format", "text") == nil)
  }

  @Test("an input is made smaller by files, arguments and lines, as long as the same is wrong")
  func shrinking() throws {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let input = FuzzInput(
      files: ["a", "b", "c"].map { FuzzInput.File(path: $0, bytes: Array(lines.utf8)) },
      arguments: ["check", "-q", "--strict", "a", "b"])
    func text(_ input: FuzzInput, _ path: String) -> String {
      String(decoding: input.files.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
    }
    var shrinking = FuzzShrinking(attempts: 1_000) { input in
      text(input, "b").contains("line 7\n") && text(input, "b").contains("line 13")
        && input.arguments.contains("--strict")
    }
    let smallest = try shrinking.shrunk(input)
    #expect(smallest.files.map(\.path) == ["b"])
    #expect(text(smallest, "b") == "line 7\nline 13")
    #expect(smallest.arguments == ["check", "--strict"])
    var limited = FuzzShrinking(attempts: 3) { _ in false }
    #expect(try limited.shrunk(input) == input)
  }

  @Test(
    "a mistake of the program is found, made small and printed with its seed",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func seededMistake() throws {
    let written = Lines()
    let context = CommandContext(output: { written.add($0) }, errors: { written.add($0) })
    let program = try #require(CommandRun.program)
    // As if known findings could not be written.
    let oracle = FuzzOracle { input, end in
      guard input.arguments.first == "baseline" else { return nil }
      return FuzzComplaint(kind: .exitCode, text: "seeded: \(end.end.status)")
    }
    let test = FuzzTest(
      seed: 3, seconds: 0.1, jobs: 1, table: CommandLineProgram.table, oracle: oracle,
      executable: program)
    #expect(try test.run(context) == .findings)
    #expect(written.text.contains("WRONG seed 3: seeded: "), "\(written.text)")
    #expect(written.text.contains("\nlayoutprobe baseline\n"), "\(written.text)")
    #expect(
      written.text.contains(/seed 3: \d+ inputs, [1-9]\d* without a clean end\n/),
      "\(written.text)")
  }

  @Test("a short run is clean", .enabled(if: CommandRun.canCompile), .ownThreads)
  func command() throws {
    let folder = FileManager.default.temporaryDirectory
    let run = try CommandRun(
      ["self-test", "--fuzz", "1", "--seed", "3", "--jobs", "1"], in: folder)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output == "seed 3: 10 inputs, 0 without a clean end\n", "\(run.all)")
    for value in ["x", "0", "-1", "inf"] {
      let wrong = try CommandRun(["self-test", "--fuzz", value], in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("'--fuzz'"), "\(wrong.all)")
    }
  }
}
