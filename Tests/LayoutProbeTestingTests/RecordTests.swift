import Testing

@testable import LayoutProbe

/// Files and sources in which layouts are recorded.
@MainActor
@Suite("Recorded layouts")
struct RecordTests {
  /// A folder that is removed at the end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("layouts-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func record(
    _ folder: Folder, _ name: String? = "a badge", arguments: [String] = [], line: UInt = 10
  ) -> RecordedLayout {
    var record = RecordedLayout(
      named: name, suite: ["Shop", "Badges"], function: "stand(in:)", arguments: arguments,
      testFile: folder.url.appendingPathComponent("SomeTests.swift").path, line: line)
    record.recording.mayRecord = true
    record.recording.isRecording = false
    return record
  }

  @Test("are written once, which fails, and compared from then on")
  func file() async throws {
    let folder = try Folder()
    var record = record(folder)
    record.recording.mayRecord = false
    #expect(
      await verifyMatchesBaseline(Badge(), record: record)?.contains(
        "records are not written on CI") == true)
    #expect(!FileManager.default.fileExists(atPath: record.file.path))
    record.recording.mayRecord = true
    #expect(
      await verifyMatchesBaseline(Badge(), record: record)?.contains(
        "recorded in stand.a-badge.txt")
        == true)
    #expect(await verifyMatchesBaseline(Badge(), record: record) == nil)
    let other = try #require(await verifyMatchesBaseline(Badge().padding(1), record: record))
    #expect(other.contains("\n  -   ideal nil×nil → 40×20\n"), "\(other)")
    #expect(other.contains("\n  +   ideal nil×nil → 42×22\n"), "\(other)")
    try FileManager.default.removeItem(at: record.file)
    record.recording.isRecording = true
    #expect(await verifyMatchesBaseline(Badge(), record: record)?.contains("recorded") == true)
  }

  @Test("are named after suites, function, arguments and name")
  func names() throws {
    let folder = try Folder()
    func path(_ record: RecordedLayout) -> String {
      record.file.path.replacing(folder.url.path + "/", with: "")
    }
    #expect(path(record(folder)) == "__Layouts__/Shop.Badges/stand.a-badge.txt")
    #expect(
      path(record(folder, nil, arguments: ["1.5", "x"]))
        == "__Layouts__/Shop.Badges/stand.1-5.x.txt")
    let free = RecordedLayout(
      function: "`all of them`()", testFile: folder.url.path + "/FreeTests.swift", line: 1)
    #expect(path(free) == "__Layouts__/FreeTests/all-of-them.txt")
    let long = ["a", "b"].map { record(folder, String(repeating: "x", count: 300) + $0).file }
    #expect(long[0] != long[1])
    #expect(long[0].lastPathComponent.utf8.count < 100)
  }

  @Test("of one name are refused: two places, two names that become one, two layouts of one place")
  func conflicts() async throws {
    let folder = try Folder()
    _ = await verifyMatchesBaseline(Badge(), record: record(folder))
    let place = await verifyMatchesBaseline(Badge(), record: record(folder, line: 12))
    #expect(
      place == """
        two assertions have one record, stand.a-badge.txt
          one at SomeTests.swift:10
          one at SomeTests.swift:12
          name at least one of them: named: "…"
        """)
    let name = await verifyMatchesBaseline(Badge(), record: record(folder, "a/badge"))
    #expect(name?.hasPrefix("two names become one file, stand.a-badge.txt") == true)
    var again = record(folder)
    again.recording.isRecording = true
    let layout = await verifyMatchesBaseline(Row(), record: again)
    #expect(layout?.hasPrefix("one record for two layouts, stand.a-badge.txt") == true)
    #expect(await verifyMatchesBaseline(Badge(), record: record(folder)) == nil)
  }

  // MARK: Inline

  private static let source = """
    func badges() async {
      await assertMatchesBaseline(Badge(), as: { "" })
      await assertMatchesBaseline(  // a comment, with a { in it
        Label("a } \\(name("(")) b", in: [1, 2]), in: size
      ) {
        // Of last week.
        \"""
        old
        \"""
      }
      await assertMatchesBaseline(Badge()) { text }
    }

    """

  private func inline(
    _ folder: Folder, line: Int, expected: String, writes source: String? = source
  ) throws -> InlineLayout {
    let file = folder.url.appendingPathComponent("SomeTests.swift")
    try source?.write(to: file, atomically: true, encoding: .utf8)
    var record = InlineLayout(expected: expected, file: file.path, line: line, column: 9)
    record.recording.mayRecord = true
    record.recording.isRecording = true
    return record
  }

  private func text(_ folder: Folder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("SomeTests.swift"), encoding: .utf8)
  }

  @Test("are written into the source, each in its place, whatever is in it")
  func inlineWriting() throws {
    let folder = try Folder()
    let records = InlineRecords()
    // The later one first: places are those of the source that was compiled.
    try records.write(
      "new\n\n  \"\"\" and \\n", for: inline(folder, line: 3, expected: "old"))
    try records.write("first", for: inline(folder, line: 2, expected: "", writes: nil))
    #expect(
      try text(folder) == """
        func badges() async {
          await assertMatchesBaseline(Badge(), as: {
            \"""
            first
            \"""
          })
          await assertMatchesBaseline(  // a comment, with a { in it
            Label("a } \\(name("(")) b", in: [1, 2]), in: size
          ) {
            #\"""
            new

              \""" and \\n
            \"""#
          }
          await assertMatchesBaseline(Badge()) { text }
        }

        """)
    // The same once more is no change.
    try records.write("first", for: inline(folder, line: 2, expected: "", writes: nil))
    let problem = #expect(throws: InlineRecordProblem.self) {
      try records.write("second", for: inline(folder, line: 2, expected: "", writes: nil))
    }
    #expect(problem?.message.hasPrefix("the call is run more than once") == true)
  }

  @Test("are not written over what nobody compiled")
  func inlineRefusals() throws {
    let folder = try Folder()
    func problem(_ record: InlineLayout) -> String? {
      #expect(throws: InlineRecordProblem.self) {
        try InlineRecords().write("new", for: record)
      }?.message
    }
    let other = try inline(folder, line: 3, expected: "older")
    #expect(problem(other)?.hasPrefix("the source was changed after it was compiled") == true)
    let none = try inline(folder, line: 4, expected: "old")
    #expect(problem(none)?.hasPrefix("there is no call with a closure") == true)
    let beyond = try inline(folder, line: 99, expected: "old")
    #expect(problem(beyond)?.hasPrefix("there is no call with a closure") == true)
    let variable = try inline(folder, line: 11, expected: "old")
    #expect(problem(variable)?.hasPrefix("the closure must hold one string literal") == true)
    #expect(try text(folder) == Self.source)
    let records = InlineRecords()
    try records.write("new", for: inline(folder, line: 3, expected: "old"))
    let meanwhile = try inline(folder, line: 2, expected: "")
    let changed = #expect(throws: InlineRecordProblem.self) {
      try records.write("new", for: meanwhile)
    }
    #expect(changed?.message.hasPrefix("the source was changed while the tests ran") == true)
  }

  @Test("in the source are compared, and recorded where there is nothing")
  func inlineComparing() async throws {
    let folder = try Folder()
    var record = try inline(folder, line: 2, expected: "")
    record.recording.isRecording = false
    let recorded = await verifyMatchesBaseline(Badge(), inline: record)
    #expect(
      recorded?.hasPrefix("Badge: recorded in SomeTests.swift:2") == true, "\(recorded ?? "")")
    #expect(try text(folder).contains("    Badge in 393×852\n      minimum 0×0 → 40×20\n"))
    record.expected = "another"
    let other = await verifyMatchesBaseline(Badge(), inline: record)
    #expect(other?.contains("the layout differs from the record in SomeTests.swift:2") == true)
    #expect(other?.contains("\n  - another\n  + Badge in 393×852\n") == true, "\(other ?? "")")
  }

  @Test("the compiler's own line and column lead to the call")
  func columns() throws {
    func place(_ text: String, line: Int = #line, column: Int = #column) -> (Int, Int) {
      (line, column)
    }
    let (line, column) = place("a, b")
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    let call = try #require(CallText(in: source, line: line, column: column))
    #expect(call.arguments.map { call.text($0.range) } == [#""a, b""#])
  }

  // MARK: Hints

  @Test("a hint names the file of a type; without one, or with a test's own type, it runs the test")
  func hints() async throws {
    let folder = try Folder()
    func write(_ path: String, _ text: String) throws -> String {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    _ = try write("Package.swift", "")
    _ = try write("Sources/Shop/It's.swift", "struct Badge: View {}\nstruct BadgeRow {}")
    _ = try write("Tests/ShopTests/Own.swift", "import Testing\nstruct Own: View {}")
    let lines = [
      "import Shop", "await check(Badge(isOn: true), ideal: .zero)",
      "await check(HStack { Badge(); Color.red })", "await check(Own())", "await check(badge)",
    ]
    let file = try write("Tests/ShopTests/T.swift", lines.joined(separator: "\n"))
    let layout = await InspectedLayout(
      Probe("badge", size: CGSize(width: 200, height: 100)) { Badge() }, for: [],
      variant: LayoutVariant(dynamicTypeSize: .xLarge, locale: Locale(identifier: "ar")))
    func hint(_ line: Int, filter: String? = nil) -> String? {
      ReproductionHint(
        site: AssertionSite(file: file, line: line, column: 7, testFilter: filter), layout: layout
      ).text
    }
    let conditions =
      ".dynamicTypeSize(.xLarge).environment(\\.locale, Locale(identifier: \"ar\"))"
      + ".environment(\\.layoutDirection, .rightToLeft)"
    let path = "'Sources/Shop/It'\\''s.swift'"
    #expect(
      hint(2)
        == "swift run layoutprobe trace \(path) -e 'Badge(isOn: true)\(conditions)' --size 200x100")
    #expect(hint(3)?.contains("\(path) -e 'HStack { Badge(); Color.red }.dynamic") == true)
    let again = "mkdir -p layouts && swift test --filter A/b --attachments-path layouts"
    for line in [4, 5] {
      #expect(hint(line, filter: "A/b") == again)
      #expect(hint(line) == nil)
    }
    _ = try write("Tests/ShopTests/T.swift", "import Elsewhere\n" + lines[1])
    #expect(hint(2) == nil)
  }

  // MARK: Expressions

  @Test(
    "an expression means the same elsewhere, or is no hint",
    arguments: [
      ("Badge()", ["Badge"]), ("HStack { Color.red.frame(width: 40) }", ["HStack", "Color"]),
      (#"Text("a, b").padding(1.5e3)"#, ["Text"]), ("Row(\n  spacing: 8)", ["Row"]),
      ("Badge(isOn: true, kind: .wide)", ["Badge"]),
    ])
  func expressions(source: String, types: [String]) {
    #expect(ViewExpression(source)?.types == Set(types))
    #expect(ViewExpression(source)?.text.contains("\n") != true)
  }

  @Test(
    "an expression with what only the test has is none",
    arguments: [
      "badge", "Badge(size: size)", #"Text("\(name)")"#, "Self.badge", "makeBadge()",
      "ForEach(0..<2) { Text($0) }", "HStack {\n  Color.red\n  Color.blue\n}", ".red",
      "Badge { item in Text(item) }",
    ])
  func notAlone(source: String) { #expect(ViewExpression(source) == nil) }
}
