import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("The configuration file", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try CheckSources.folder([
      "views/Wide.swift": CheckSources.wide, "views/sub/Calm.swift": CheckSources.calm,
    ])
  }

  private func check(
    _ arguments: String..., below: String = "", environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      ["check"] + arguments, in: folder.url.appendingPathComponent(below),
      environment: environment)
  }

  private func configure(_ text: String) throws { try folder.write("layoutprobe.json", text) }

  @Test("the file is found upwards, and its paths are seen from where it is")
  func upwards() throws {
    try configure(#"{"paths": ["views"], "fail-on": "warning", "report": {"json": "out.json"}}"#)
    for below in ["", "views", "views/sub"] {
      let run = try check(below: below)
      #expect(run.status == 1, "\(run.all)")
      #expect(run.output.contains("Wide.swift:3: warning"), "\(run.all)")
      #expect(run.output.contains("checked 2 probes"), "\(run.all)")
      let report = folder.url.appendingPathComponent("out.json")
      #expect(FileManager.default.fileExists(atPath: report.path))
      try FileManager.default.removeItem(at: report)
    }
  }

  @Test("a flag is stronger than the environment, which is stronger than the file")
  func order() throws {
    try configure(#"{"paths": "views", "fail-on": "warning"}"#)
    #expect(try check().status == 1)
    let never = ["LAYOUTPROBE_FAIL_ON": "never"]
    #expect(try check(environment: never).status == 0)
    #expect(try check("--fail-on", "note", environment: never).status == 1)
    try configure(#"{"paths": "views", "rules": {"ideal-outside-range": "error"}}"#)
    #expect(try check().status == 1)
    #expect(try check("--severity", "ideal-outside-range=note").status == 0)
  }

  @Test("rules carry their reason to the report")
  func rules() throws {
    try configure(
      #"{"rules": {"ideal-outside-range": {"level": "off", "reason": "cards grow"}}}"#)
    let run = try check("views", "-v", "--strict")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("  because cards grow (configuration)\n"), "\(run.all)")
  }

  @Test(
    "what cannot be understood is code 2, and says where and what was meant",
    arguments: [
      (#"{"fail-onn": "error"}"#, "unknown key 'fail-onn'", "did you mean 'fail-on'?"),
      (#"{"fail-on": "eror"}"#, "'fail-on' cannot be 'eror'", "did you mean 'error'?"),
      (#"{"rules": {"size-invertd": "off"}}"#, "there is no rule", "did you mean 'size-inverted'?"),
      (#"{"rules": {"size-inverted": {"levl": "off"}}}"#, "unknown key 'levl'", "'level'?"),
      (#"{"rules": {"size-inverted": "no"}}"#, "the level must be", "error, warning, note or off"),
      (#"{"rules": []}"#, "'rules' must be an object", ""),
      (#"{"quiet": "yes"}"#, "'quiet' must be true or false", ""),
      (#"{"timeout": [1, 2]}"#, "'timeout' has more than one value", ""),
      (#"{"timeout": "soon"}"#, "'soon' is not a valid value for '--timeout'", "seconds"),
      (#"{"paths": {}}"#, "'paths' must be a text", ""),
      ("{\n  \"paths\": ]\n}", "line 2, column 12: Invalid value", ""),
      ("[1]", "is not a JSON object", ""), ("", "is empty", ""),
    ])
  func problems(text: String, message: String, hint: String) throws {
    try configure(text)
    let run = try check("views")
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.all)")
    #expect(hint.isEmpty || run.errors.contains(hint), "\(run.all)")
    #expect(run.output.isEmpty)
  }

  @Test("a file that is named must be there; a variable is checked as a flag is")
  func named() throws {
    let missing = try check("views", "--config", "nowhere.json")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("nowhere.json: there is no such file"), "\(missing.all)")
    let folder = try check("views", "--config", "views")
    #expect(folder.status == 2)
    #expect(folder.errors.contains("views: is a folder, not a file"), "\(folder.all)")
    let run = try check("views", environment: ["LAYOUTPROBE_FAIL_ON": "eror"])
    #expect(run.status == 2)
    #expect(run.errors.contains("LAYOUTPROBE_FAIL_ON: 'fail-on' cannot be 'eror'"), "\(run.all)")
  }

  @Test("--print-config prints a file that says the same, and runs nothing")
  func printed() throws {
    try configure(#"{"paths": "views", "rules": {"ideal-outside-range": "error"}}"#)
    let run = try check("--print-config", "--timeout", "7", "--report", "json=a.json")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains(#""fail-on" : "error""#), "\(run.all)")
    #expect(run.output.contains(#""timeout" : "7""#))
    try folder.write("printed.json", run.output)
    let again = try check("--config", "printed.json", "--print-config")
    #expect(again.output == run.output)
  }

  @Test("a format that only check has is left out by other commands")
  func formats() throws {
    try configure(#"{"paths": "views", "format": "checkstyle"}"#)
    #expect(try check().output.contains("<checkstyle "))
    let inspected = try CommandRun(["inspect"], in: folder.url)
    #expect(inspected.status == 0, "\(inspected.all)")
    #expect(inspected.output.contains("minimum → ideal → maximum"), "\(inspected.all)")
  }
}
