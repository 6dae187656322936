import Testing

@testable import LayoutProbe

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("Formats of reports")
struct FormatTests {
  private func render(_ format: any ReportFormat.Type) async throws -> String {
    try format.render(await ReportSamples.report())
  }

  @Test(
    "every format is the same bytes in two runs, and knows of nothing wrong where nothing is",
    arguments: ReportFormats.names)
  func determinism(name: String) async throws {
    let format = try #require(ReportFormats.named(name))
    let texts = [try await render(format), try await render(format)]
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("loop-oscillating"))
    let calm = await ProbeRunner().reports([Probe("calm", file: "a.swift", line: 1) { Color.red }])
    let nothing = try format.render(InspectReport(probes: calm, failures: []))
    // SARIF lists all rules that there are.
    #expect(format == SARIF.self || !nothing.contains("loop-oscillating"))
  }

  // MARK: JSON

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test("JSON is read back as the report that it was written from")
  func full() async throws {
    let report = await ReportSamples.report()
    let text = try FullJSON.render(report)
    #expect(text.contains("\"inf\""))
    let read = try JSONDecoder().decode(InspectReport.self, from: Data(text.utf8))
    #expect(try FullJSON.render(read) == text)
    #expect(read.checked.map(\.fingerprint) == report.checked.map(\.fingerprint))
  }

  @Test("each line of JSON lines is an object with a type, and failing findings are marked")
  func lines() async throws {
    let lines = try await render(LinesJSON.self).split(separator: "\n").map {
      try #require(try json(String($0)) as? [String: Any])
    }
    let types = lines.compactMap { $0["type"] as? String }
    #expect(
      types == [
        "probe", "probe", "probe", "finding", "finding", "finding", "finding", "finding", "sum",
      ])
    #expect(lines.compactMap { $0["fails"] as? Bool } == [true, false, true, true, true])
    #expect(lines.last?["failing"] as? Int == 4)
  }

  @Test("infinity and NaN come back from JSON as what they were")
  func numbers() throws {
    for metric in [Double.infinity, -.infinity, .nan, 0.5] {
      let finding = Finding(
        rule: "size-inverted", severity: .error, path: "", key: "", message: "", witness: [],
        metric: metric, why: "", fix: "")
      let read = try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding))
      #expect(read.metric?.isNaN == metric.isNaN)
      #expect(metric.isNaN || read.metric == metric)
    }
  }

  @Test("GitLab's list has all that GitLab asks for, and no fingerprint twice")
  func gitlab() async throws {
    let issues = try #require(
      try json(try await render(GitLabCodeQuality.self)) as? [[String: Any]])
    #expect(issues.count == 4)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
    for issue in issues {
      #expect((issue["description"] as? String)?.isEmpty == false)
      #expect(ContractRules.ids.contains(try #require(issue["check_name"] as? String)))
      #expect(
        ["info", "minor", "major", "critical", "blocker"]
          .contains(try #require(issue["severity"] as? String)))
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("/") == false)
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 0)
    }
  }

  @Test("in SARIF the ring is a code flow, what does not count a suppression")
  func sarif() async throws {
    let document = try #require(try json(try await render(SARIF.self)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5)
    let text = try await render(SARIF.self)
    let flows = try #require(results[0]["codeFlows"] as? [[String: Any]])
    let threads = try #require(flows.first?["threadFlows"] as? [[String: Any]])
    let steps = try #require(threads.first?["locations"] as? [[String: Any]])
    let report = await ReportSamples.report()
    let ring = try #require(report.probes[0].loop?.ring)
    let known = ring.compactMap(\.place)
    #expect(steps.count == 1 + zip(known, known.dropFirst()).count { $0 != $1 })
    for step in ring { #expect(text.contains(step.text)) }
    let suppressions = try #require(results[1]["suppressions"] as? [[String: String]])
    #expect(suppressions.map { $0["justification"] } == ["it \"blinks\" <on purpose>"])
    #expect(results.count { $0["suppressions"] != nil } == 1)
    #expect(results[1]["level"] as? String == "none")
    #expect(results[0]["level"] as? String == "error")
    #expect(text.contains(#"Reports/ReportSamples.swift""#))
    // Every result points at the rule that it names.
    let tool = try #require(run["tool"] as? [String: [String: Any]])
    #expect(text.contains("**Why:** "))
    #expect(tool["driver"]?["version"] as? String == ToolVersion.current)
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test("a fingerprint does not depend on lines, and tells equal findings apart")
  func fingerprints() async throws {
    var report = await ReportSamples.report()
    let before = report.checked.map(\.fingerprint)
    report.probes[0].place?.line += 40
    #expect(report.checked.map(\.fingerprint) == before)
    report.probes[0].findings += report.probes[0].findings
    #expect(Set(report.checked.map(\.fingerprint)).count == report.checked.count)
  }

  @Test("SARIF keeps the published schema")
  func sarifSchema() async throws {
    try await check(SARIF.self, against: "sarif-schema-2.1.0.json") {
      ["python3", "-m", "jsonschema", "-i", $0, $1]
    }
  }

  // MARK: XML

  @Test("JUnit XML keeps the published schema")
  func junitSchema() async throws {
    try await check(JUnitXML.self, against: "junit-10.xsd") {
      ["xmllint", "--noout", "--schema", $1, $0]
    }
  }

  /// Lets a tool compare a rendered report with a schema, if the tool is there.
  private func check(
    _ format: any ReportFormat.Type, against schema: String,
    _ command: (_ document: String, _ schema: String) -> [String]
  ) async throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let document = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-\(UUID().uuidString)")
    try Data(try await render(format).utf8).write(to: document)
    defer { try? FileManager.default.removeItem(at: document) }
    let tool = Array(command(document.path, fixtures.appendingPathComponent(schema).path))
    guard let result = try Tool.run(tool) else {
      print("*** SKIPPED: \(tool[0]) is not here, \(format.name) is NOT checked by schema ***")
      return
    }
    #expect(result.status == 0, "\(result.output)")
    // The tool that accepts everything would accept this.
    try Data(
      try await render(format).replacing("\"name\"", with: "\"nome\"")
        .replacing(" name=", with: " nome=").utf8
    ).write(to: document)
    #expect(try Tool.run(tool)?.status != 0)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func all(_ name: String) -> [[String: String]] {
      elements.filter { $0.name == name }.map(\.attributes)
    }
  }

  private func read(_ format: any ReportFormat.Type) async throws -> Reader {
    let parser = XMLParser(data: Data(try await render(format).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test("JUnit has a case for each probe; failures are what fails, errors what was not checked")
  func junit() async throws {
    let reader = try await read(JUnitXML.self)
    #expect(
      reader.all("testsuite").map { $0["name"] } == [
        "-e", "Views/Broken.swift", "Views/Calm.swift", "Views/Crash.swift", "Views/My Loop.swift",
      ])
    #expect(reader.all("testcase").count == 6)
    #expect(reader.all("failure").map { $0["type"] } == ["loop-oscillating"])
    #expect(
      reader.all("error").map { $0["type"] } == ["layout-trap", "source-unusable", "layout-trap"])
    #expect(reader.all("testsuites").first?["tests"] == "6")
    #expect(reader.all("testsuites").first?["failures"] == "1")
    #expect(reader.all("testsuites").first?["errors"] == "3")
    #expect(reader.text.contains("because it \"blinks\" <on purpose>"))
    #expect(reader.text.contains("]]> ?"))
  }

  @Test("in JUnit a failure says how many others there are, and one alone says nothing of others")
  func junitOthers() async throws {
    var report = await ReportSamples.report()
    #expect(!JUnitXML.render(report).contains(" more)"))
    let finding = report.probes[0].findings[0]
    report.probes[0].findings += [finding, finding]
    #expect(JUnitXML.render(report).contains(finding.message.prefix(20)))
    #expect(JUnitXML.render(report).contains(" (and 2 more)\""))
  }

  @Test("in JUnit a warning is a failure only of a run that fails on warnings")
  func junitLevels() async throws {
    var report = await ReportSamples.report()
    report.probes[0].findings[0].severity = .warning
    #expect(!JUnitXML.render(report).contains("<failure"))
    report.failLevel = .warning
    #expect(JUnitXML.render(report).contains("<failure"))
    report.failLevel = .never
    #expect(!JUnitXML.render(report).contains("<error"))
  }

  @Test("Checkstyle has the findings that count by file")
  func checkstyle() async throws {
    let reader = try await read(CheckstyleXML.self)
    #expect(
      reader.all("file").map { $0["name"] } == [
        "-e", "Tests/LayoutProbeTests/Reports/ReportSamples.swift", "Views/Broken.swift",
        "Views/Crash.swift",
      ])
    #expect(reader.all("error").map { $0["line"] } == ["1", "12", "7", "4"])
    #expect(reader.all("error").allSatisfy { $0["severity"] == "error" })
  }

  @Test("lines for editors have whole paths, places and severities, and no line break of a message")
  func compilerLines() async {
    let report = await ReportSamples.report()
    let lines = CompilerLines.render(report).split(separator: "\n")
    let counted = report.checked.filter(\.counts)
    #expect(lines.count == counted.count)
    let here = FileManager.default.currentDirectoryPath
    #expect(lines.allSatisfy { $0.hasPrefix("/") })
    #expect(
      lines.contains { $0.hasPrefix("\(here)/Views/Broken.swift:7:") && $0.contains(": error: ") },
      "\(lines)")
  }

  // MARK: Text

  @Test("a workflow command is one line with its properties escaped")
  func github() async throws {
    let lines = try await render(GitHubAnnotations.self).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(
      lines[0].contains("Reports/ReportSamples.swift,line=12,col=18,title=loop-oscillating::"))
    #expect(lines[1].contains("100%25, `e`: ]]>"))
    var noted = await ReportSamples.report()
    noted.probes[0].findings[0].severity = .note
    #expect(
      GitHubAnnotations.render(noted).split(separator: "\n").last?.hasPrefix("::notice") == true)
    #expect(lines[1].contains("%0A::error::é"))
  }

  @Test("markdown keeps its table whatever names hold, and its length whatever there is")
  func markdown() async throws {
    var report = await ReportSamples.report()
    let text = MarkdownSummary.render(report)
    #expect(text.hasPrefix("### layoutprobe: checked 3 probes: 4 errors, 1 off\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") }
    #expect(rows.count == 4)
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)")
    }
    #expect(text.contains("&lt;c&gt;"))
    #expect(text.contains("<details><summary>"))
    var noted = report
    noted.probes[0].findings[0].severity = .note
    let words = MarkdownSummary.render(noted).split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(words.last?.hasPrefix("| note") == true, "\(words)")
    report.failures = Array(repeating: report.failures[0], count: 2_000)
    for message in ["", String(repeating: "é", count: 40)] {
      for index in report.failures.indices { report.failures[index].message += message }
      let long = MarkdownSummary.render(report)
      #expect(long.utf8.count <= 60_000)
      #expect(long.utf8.count > 50_000)
      #expect(long.hasSuffix("more findings\n"))
    }
  }

  @Test("text shows what fails by a line that editors understand, and off findings only if asked")
  func text() async throws {
    let report = await ReportSamples.report()
    let text = FindingsText.render(report)
    #expect(text.contains("Views/Broken.swift:7: error: does not compile [source-unusable]\n"))
    #expect(!text.contains("on purpose"))
    #expect(text.hasSuffix("checked 3 probes: 4 errors, 1 off\n"))
    var full = FindingsText()
    full.detail = .full
    #expect(full.render(report).contains("  because it \"blinks\" <on purpose> (probe)\n"))
    let calm = full.render(report).split(separator: "\n").first { $0.contains("calm") }
    #expect(calm?.hasPrefix("✓ Views/Calm.swift:1") == true, "\(full.render(report))")
    #expect(calm?.hasSuffix("1 pass") == true)
    full.detail = .brief
    #expect(full.render(report).split(separator: "\n").count == 4)
  }
}
