import Foundation
import Testing

/// Runs tests that must fail in a process of their own: only from outside can it be seen whether a
/// failure was passed over.
@Suite("Failures are seen, at the caller's line", .enabled(if: !Child.isRunning))
struct ChildProcessTests {
  private struct Run {
    var status: Int32
    var output: String
  }

  private func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    // The test program itself, as `swift test` started it.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUT_TEST_CHILD": "1", "CI": "true"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// The line of a test file on which a text stands.
  private func line(_ text: String, _ file: String) throws -> Int {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  static let verdicts: [(name: String, call: String, verdict: String)] = [
    ("sizes", "await assertSizes(Badge(), ideal", "Badge: sizes differ from the expected ones"),
    (
      "size", "await assertSize(Badge(), proposal: .zero",
      "Badge: sizes differ from the expected ones"
    ),
    ("contract", "await assertSizeContract(Inverted", "Inverted breaks the contract"),
    ("settles", "func settles", "Flipping: layout never settles"),
    ("loops", "as: .oscillating(period: 2))", "Badge: layout settles in 1 pass, expected it to be"),
    ("budget", "await assertLayoutBudget(Approaching()", "Approaching: 3 passes; the budget is"),
    ("frames", "await assertFrames(Row()", "Row: frames differ from the expected ones"),
    ("baseline", "await assertMatchesBaseline(Badge()", "Badge: there is no record"),
    ("nothing", "await assertSizes(Badge())", "Badge: no size is expected"),
  ]

  @Test("under Swift Testing", arguments: verdicts.map(\.name))
  func swiftTesting(name: String) throws {
    let expected = try #require(Self.verdicts.first { $0.name == name })
    let run = try run(
      ["--testing-library", "swift-testing", "--filter", "ChildTests/\(name)\\(\\)"])
    #expect(run.status != 0, "\(run.output)")
    #expect(run.output.contains(expected.verdict), "\(run.output)")
    let line = try line(expected.call, "ChildTests.swift")
    #expect(run.output.contains("ChildTests.swift:\(line):"), "\(run.output)")
  }

  @Test("under XCTest", arguments: verdicts.map(\.name))
  func xcTest(name: String) throws {
    let expected = try #require(Self.verdicts.first { $0.name == name })
    let test = "test" + name.prefix(1).uppercased() + name.dropFirst()
    let run = try run(["LayoutProbeTestingTests.ChildXCTests/\(test)"])
    #expect(run.status != 0, "\(run.output)")
    #expect(run.output.contains(expected.verdict), "\(run.output)")
    let call = expected.call.replacingOccurrences(of: "func settles", with: "func testSettles")
    let line = try line(call, "ChildXCTests.swift")
    #expect(run.output.contains("ChildXCTests.swift:\(line): error"), "\(run.output)")
  }

  @Test("on a thread that left the test, in both frameworks")
  func detached() throws {
    let testing = try run(
      ["--testing-library", "swift-testing", "--filter", "ChildTests/detached"])
    #expect(testing.status != 0 && testing.output.contains("never settles"), "\(testing.output)")
    let xcTest = try run(["LayoutProbeTestingTests.ChildXCTests/testDetached"])
    #expect(xcTest.status != 0 && xcTest.output.contains("never settles"), "\(xcTest.output)")
  }

  @Test("by a trait's budget, and in an expectation")
  func others() throws {
    let trait = try run(["--testing-library", "swift-testing", "--filter", "ChildTests/trait"])
    #expect(trait.status != 0, "\(trait.output)")
    #expect(trait.output.contains("3 passes; the budget is 2"), "\(trait.output)")
    let expected = try run(
      ["--testing-library", "swift-testing", "--filter", "ChildTests/expected"])
    #expect(expected.status != 0, "\(expected.output)")
    #expect(
      expected.output.contains("layout never settles: it repeats every 2 passes"),
      "\(expected.output)")
  }

  @Test("a known issue is no failure")
  func known() throws {
    let run = try run(["--testing-library", "swift-testing", "--filter", "ChildTests/known"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("known issue"), "\(run.output)")
  }

  /// What a failing test says.
  private func output(_ test: String, _ more: [String] = []) throws -> String {
    let run = try run(
      ["--testing-library", "swift-testing", "--filter", "ChildTests/\(test)\\("] + more)
    #expect(run.status != 0, "\(run.output)")
    return run.output
  }

  @Test("each expectation fails at its own line, what always holds at the call's")
  func together() throws {
    let output = try output("together")
    let expected = [
      ("CGSize(width: 51", "Flipping: sizes differ from the expected ones"),
      ("\"nowhere\"", "nowhere: there is no such node"),
      ("assertLayout(Flipping())", "Flipping: layout never settles"),
    ]
    for (call, message) in expected {
      let line = try line(call, "ChildTests.swift")
      let failures = output.split(separator: "✘").filter {
        $0.contains("ChildTests.swift:\(line):")
      }
      #expect(failures.count == 1, "\(output)")
      #expect(failures.first?.contains(message) == true, "\(output)")
    }
  }

  @Test("conditions fail one by one, and are named")
  func variants() throws {
    let output = try output("variants")
    #expect(output.contains("iPad mini, de: Row: sizes differ from the expected ones"), "\(output)")
    #expect(!output.contains("iPhone SE"), "\(output)")
  }

  @Test("attachments are named after suite, function, argument and number")
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try output("attached", ["--attachments-path", folder.path])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let expected = ["a-b", "c"].flatMap { argument in
      [
        "2.json", "2.svg", "2.txt", "difference.txt", "json", "now.txt", "recorded.txt", "svg",
        "txt",
      ].map { "ChildTests.attached.\(argument).\($0)" }
    }
    #expect(files == expected)
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try text("ChildTests.attached.c.recorded.txt") == "another layout")
    #expect(try text("ChildTests.attached.c.now.txt").hasPrefix("Badge in 393×852\n"))
    let difference = try text("ChildTests.attached.c.difference.txt")
    #expect(difference.hasPrefix("- another layout\n+ Badge in 393×852\n"))
    #expect(try text("ChildTests.attached.c.svg").contains("<svg"))
    #expect(try text("ChildTests.attached.c.json").contains("\"name\" : \"Badge\""))
    #expect(try text("ChildTests.attached.c.2.txt").contains("HStack"))
  }

  @Test("two records with one name fail, with both places")
  func twice() throws {
    let output = try output("twice")
    let first = try line("assertMatchesBaseline(Badge(), named: \"one\")", "ChildTests.swift")
    #expect(output.contains("two assertions have one record, twice.one.txt"), "\(output)")
    #expect(output.contains("one at ChildTests.swift:\(first)"), "\(output)")
    #expect(output.contains("one at ChildTests.swift:\(first + 1)"), "\(output)")
  }

  @Test("the hint runs a test again whose view is declared in tests")
  func hint() throws {
    let output = try output("sizes")
    #expect(
      output.contains(
        "see it: mkdir -p layouts && swift test --filter 'ChildTests/sizes\\(' "
          + "--attachments-path layouts"), "\(output)")
  }
}
