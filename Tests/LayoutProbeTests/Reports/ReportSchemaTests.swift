import Testing

@testable import LayoutProbe

@MainActor
@Suite("The schema of JSON reports")
struct ReportSchemaTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs/report.schema.json").standardizedFileURL

  /// What the schema leaves open for newer versions is closed, so that it names every key there is.
  private static let validator = """
    import json, sys, jsonschema
    def close(schema):
        if isinstance(schema, dict):
            if "properties" in schema: schema.setdefault("additionalProperties", False)
            for part in schema.values(): close(part)
        elif isinstance(schema, list):
            for part in schema: close(part)
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    close(schema)
    document = json.load(open(sys.argv[2]))
    errors = list(jsonschema.Draft202012Validator(schema).iter_errors(document))
    for error in errors: print(list(error.absolute_path), error.message[:300])
    sys.exit(1 if errors else 0)
    """

  /// Nil, and said so aloud, where Python or its package is missing.
  private func validate(_ text: String) throws -> (isValid: Bool, output: String)? {
    let package = try Tool.run(["python3", "-c", "import jsonschema"])
    guard package?.status == 0 else {
      print("*** SKIPPED: Python has no jsonschema, JSON reports are NOT checked by schema ***")
      return nil
    }
    let document = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: document)
    defer { try? FileManager.default.removeItem(at: document) }
    let result = try Tool.run(
      ["python3", "-c", Self.validator, Self.schema.path, document.path])
    return result.map { ($0.status == 0, $0.output) }
  }

  @Test("a report has the keys that the schema names, and no others")
  func report() async throws {
    var report = await ReportSamples.report()
    report.probes[0].duration = 0.25
    report.shard = ReportShard(number: 1, count: 2)
    report = InspectReport(merging: [report])
    report.failLevel = .warning
    let text = try FullJSON.render(report)
    #expect(text.contains("shard-missing"))
    guard let result = try validate(text) else { return }
    #expect(result.isValid, "\(result.output)")
    #expect(try validate(text.replacing("\"rule\"", with: "\"rula\""))?.isValid == false)
    #expect(
      try validate(text.replacing("\"version\" : 1", with: "\"version\" : 2"))?.isValid == false)
  }

  @Test("the schema is of the version that is written")
  func version() throws {
    let text = try String(contentsOf: Self.schema, encoding: .utf8)
    #expect(text.contains("urn:layoutprobe:report:\(InspectReport.currentVersion)"))
  }
}
