import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Checking sources", .enabled(if: CommandRun.canCompile), .ownThreads)
struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try CheckSources.folder([
      "Calm.swift": CheckSources.calm, "Loop.swift": CheckSources.loop,
      "Wide.swift": CheckSources.wide, "Broken.swift": CheckSources.broken,
      "Trap.swift": CheckSources.trap,
    ])
  }

  private func check(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(["check"] + arguments, in: folder.url, environment: environment)
  }

  @Test("nothing wrong is code 0, and how much was checked is said")
  func calm() throws {
    let run = try check("Calm.swift")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output == "checked 1 probe: no problems found\n")
    #expect(run.errors.isEmpty)
  }

  @Test("a loop fails with code 1, at the declaration of what loops, with what was tried")
  func loop() throws {
    let run = try check("Calm.swift", "./Loop.swift")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "Loop.swift:9:16: error: layout never settles: it repeats every 2 passes, moving by up to "
          + "20 pt (turning) [loop-oscillating]\n"), "\(run.all)")
    #expect(
      run.output.contains("    1. onGeometryChange(for: CGFloat) writes Turning.height\n"),
      "\(run.all)")
    #expect(
      run.output.contains(
        """
          try: write only over the first value; layout then settles in 2 passes
               if height == 20 { height = measured == 20 ? 60 : 20 }

        """), "\(run.all)")
    #expect(run.output.hasSuffix("checked 2 probes: 1 error\n"), "\(run.all)")
    #expect(
      run.errors == """
        layoutprobe: failed: Loop.swift:9:16 turning [loop-oscillating]
        layoutprobe: 1 error

        """)
  }

  @Test("the line that is to blame is quoted, with a caret below the write")
  func excerpt() throws {
    let run = try check("Loop.swift")
    let lines = run.output.split(separator: "\n").map(String.init)
    let quoted = try #require(lines.firstIndex { $0.hasPrefix("   9 | ") }, "\(run.all)")
    #expect(lines[quoted].hasSuffix("height = measured == 20 ? 60 : 20"), "\(run.all)")
    let caret = lines[quoted + 1]
    #expect(caret.contains("^") && caret.allSatisfy { " |~^".contains($0) }, "\(run.all)")
    let column = caret.distance(
      from: caret.startIndex, to: try #require(caret.firstIndex(of: "^")))
    #expect(Array(lines[quoted])[column] == "=", "\(run.all)")
  }

  @Test("errors stand before warnings, and notes last")
  func severities() throws {
    let run = try check("Wide.swift", "Loop.swift", "Calm.swift", "--notes")
    let levels = run.output.split(separator: "\n").compactMap { line in
      ["error", "warning", "note"].first { line.contains(".swift") && line.contains(": \($0): ") }
    }
    #expect(levels.first == "error" && levels.contains("warning"), "\(run.all)")
    let ranks = levels.map { ["error": 0, "warning": 1, "note": 2][$0] ?? 3 }
    #expect(ranks == ranks.sorted(), "\(run.all)")
  }

  @Test("a warning fails only if asked for: --fail-on and --strict")
  func failOn() throws {
    #expect(try check("Wide.swift").status == 0)
    let strict = try check("Wide.swift", "--strict")
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("]\nlayoutprobe: 1 warning\n"), "\(strict.all)")
    #expect(strict.output.hasPrefix("Wide.swift:3: warning: "), "\(strict.all)")
    #expect(try check("Wide.swift", "--fail-on", "note").status == 1)
    #expect(try check("Loop.swift", "--fail-on", "never").status == 0)
  }

  @Test("a crash is a finding, a source that does not compile is code 2, with the others checked")
  func unusable() throws {
    let trap = try check("Trap.swift")
    #expect(trap.status == 1)
    #expect(
      trap.output.hasPrefix(
        "Trap.swift:4:61: error: trap crashed [layout-trap]\n"), "\(trap.all)")
    #expect(trap.output.contains("\n  Fatal error: Index out of range\n"), "\(trap.all)")
    #expect(
      trap.errors
        == "layoutprobe: failed: Trap.swift:4:61 trap [layout-trap]\nlayoutprobe: 1 error\n")
    let broken = try check("Broken.swift", "Calm.swift")
    #expect(broken.status == 2)
    #expect(
      broken.output.hasPrefix("Broken.swift:3: error: does not compile [source-unusable]\n"),
      "\(broken.all)")
    #expect(broken.output.hasSuffix("checked 1 probe: 1 error\n"))
    #expect(try check("Broken.swift", "--fail-on", "never").status == 2)
  }

  @Test("nothing to check is code 3")
  func nothing() throws {
    try folder.write("Plain.swift", "let nothing = 1\n")
    let run = try check("Plain.swift")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("layoutprobe: nothing to probe: "), "\(run.all)")
  }

  @Test("rules are made weaker, stronger or switched off with a reason, which is shown")
  func rules() throws {
    let off = try check("Loop.swift", "-v", "--disable", "loop-oscillating:it blinks")
    #expect(off.status == 0, "\(off.all)")
    #expect(off.output.contains("Loop.swift:9:16: off: layout never settles"), "\(off.all)")
    #expect(off.output.contains("  because it blinks (flag)\n"))
    #expect(off.output.hasSuffix("checked 1 probe: 1 off\n"))
    #expect(try check("Loop.swift", "--severity", "loop-oscillating=warning").status == 0)
    #expect(try check("Wide.swift", "--severity", "ideal-outside-range=error:no").status == 1)
    #expect(try check("Loop.swift", "--only", "size-inverted").status == 0)
    #expect(try check("Loop.swift", "--only", "loop-oscillating").status == 1)
    #expect(try check("Trap.swift", "--only", "size-inverted").status == 1)
    #expect(try check("Trap.swift", "--disable", "layout-trap:known").status == 0)
    let inspected = try CommandRun(
      ["inspect", "Loop.swift", "--disable", "loop-oscillating:it blinks"], in: folder.url)
    #expect(inspected.status == 0, "\(inspected.all)")
  }

  @Test(
    "a rule or level that does not exist is code 2 with what was meant",
    arguments: [
      (["--disable", "loop-osccillating"], "did you mean 'loop-oscillating'?"),
      (["--only", "size-inverted2"], "did you mean 'size-inverted'?"),
      (["--severity", "size-impure=fatal"], "error, warning, note or off"),
      (["--severity", "size-impure"], "expected RULE=LEVEL"),
      (["--severity", "xxxxxxxxxx=off"], "layoutprobe rules"),
      (["--report", "jsom=a"], "did you mean 'json'?"),
      (["--report", "json"], "expected FORMAT=PATH"),
      (["--report", "json="], "expected FORMAT=PATH"),
      (["--report", "X=-"], "no report format 'X'"),
      (["--report", "X=x"], "no report format 'X'"),
      (["--report", "X=a/"], "no report format 'X'"),
      (["--report", "json=out/"], "name a file in it: json=out/layout.json"),
      (["--report", "json=Calm.swift"], "would replace a Swift source"),
      (["--report", "json=a", "--report", "sarif=./a"], "write the same file"),
      ([""], "PATH is empty"),
      (["--report", "json=out/a.json"], "there is no folder 'out'"),
      (["--report", "json=."], "names a folder"),
      (["--report", "json=-", "--report", "sarif=-"], "takes one report"),
      (
        ["--report", "json=-", "--format", "markdown"], "not '--report json=-' and '--format m"
      ),
    ])
  func misspelt(arguments: [String], hint: String) throws {
    let run = try CommandRun(["check", "Calm.swift"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(hint), "\(run.all)")
    #expect(run.output.isEmpty)
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
  }

  @Test("-q prints the lines alone, and severities are coloured only where that is wanted")
  func quietAndColor() throws {
    let quiet = try check("Wide.swift", "-q")
    #expect(quiet.output.split(separator: "\n").count == 1, "\(quiet.all)")
    #expect(!quiet.output.contains("\u{1B}"))
    #expect(try check("Wide.swift", "--color", "always").output.contains("\u{1B}[1;35mwarning"))
    #expect(try check("Wide.swift", "-q", "-v").status == 2)
  }

  @Test("a report is written to files in several formats")
  func reports() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out/a"), withIntermediateDirectories: true)
    let run = try check("Loop.swift", "--report", "json=out/a/r.json", "--report", "text=out/r.txt")
    #expect(run.status == 1)
    let json = try Data(contentsOf: folder.url.appendingPathComponent("out/a/r.json"))
    let report = try JSONDecoder().decode(InspectReport.self, from: json)
    #expect(report.checked.map(\.finding.rule) == ["loop-oscillating"])
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("out/r.txt"), encoding: .utf8)
    #expect(text == run.output)
  }

  @Test("a report goes to a file with a name of one letter, and to standard output")
  func shortNames() throws {
    let file = try check("Loop.swift", "--report", "json=x")
    #expect(file.status == 1, "\(file.all)")
    let data = try Data(contentsOf: folder.url.appendingPathComponent("x"))
    #expect(try JSONDecoder().decode(InspectReport.self, from: data).checked.count == 1)
    let output = try check("Loop.swift", "--report", "json=-", "--report", "text=t")
    #expect(output.status == 1, "\(output.all)")
    #expect(try output.report().checked.map(\.finding.rule) == ["loop-oscillating"])
    let inspected = try CommandRun(
      ["inspect", "Loop.swift", "--report", "json=-"], in: folder.url)
    #expect(try inspected.report().probes.count == 1)
  }

  @Test("durations are written on request, and without them the bytes are the same in each run")
  func durations() throws {
    let plain = try check("Calm.swift", "--format", "junit")
    #expect(!plain.output.contains(" time="), "\(plain.all)")
    #expect(try check("Calm.swift", "--format", "junit").output == plain.output)
    let timed = try check(
      "Calm.swift", "--durations", "--report", "json=r.json", "--report", "junit=-")
    #expect(timed.output.contains(/<testsuites .* time="\d+\.\d{3}">/), "\(timed.all)")
    #expect(timed.output.contains(/<testcase .* time="\d+\.\d{3}"/), "\(timed.all)")
    let data = try Data(contentsOf: folder.url.appendingPathComponent("r.json"))
    let report = try JSONDecoder().decode(InspectReport.self, from: data)
    #expect(report.probes.allSatisfy { ($0.duration ?? 0) > 0 && ($0.duration ?? 99) < 60 })
  }

  @Test("in GitHub Actions annotations follow the text, and the job's page gets a summary")
  func actions() throws {
    let page = try folder.write("page.md", "said before\n")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": page]
    let run = try check("Loop.swift", environment: environment)
    #expect(run.output.hasPrefix("Loop.swift:9:16: error: "), "\(run.all)")
    #expect(
      run.output.contains("\n::error file=Loop.swift,line=9,col=16,title=loop-oscillating::"),
      "\(run.all)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.hasPrefix("said before\n### layoutprobe: checked 1 probe: 1 error\n"), "\(text)")
    let chosen = try check("Loop.swift", "--format", "text", environment: environment)
    #expect(!chosen.output.contains("::error"))
  }

  @Test("a file that cannot be written is said, and what was there before stays")
  func unwritable() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try check("Loop.swift", "--report", "json=/dev/full")
    #expect(full.status == 2)
    #expect(full.errors.contains("/dev/full: cannot be written: No space left"), "\(full.all)")
    let below = try check("Calm.swift", "--report", "json=Calm.swift/report.json")
    #expect(below.status == 2)
    #expect(below.errors.contains("Calm.swift/report.json: cannot be written"), "\(below.all)")
  }

  @Test("a layout without a verdict fails, and one that is not done in time is code 124")
  func undetermined() throws {
    let limited = try check("Loop.swift", "--max-passes", "1")
    #expect(limited.status == 1)
    #expect(limited.output.contains("[loop-undetermined]"), "\(limited.all)")
    try folder.write(
      "Hang.swift",
      """
      import SwiftUI
      #Preview("hang") {
        let _ = { while true { sleep(1) } }()
        Color.red
      }

      """)
    let hang = try check("Hang.swift", "--timeout", "2")
    #expect(hang.status == 124, "\(hang.all)")
    // Where lines are known, that of the code is named, and otherwise that of the preview.
    let place = /Hang\.swift:(?:2|3:\d+): error: hang exceeded the time limit \[layout-trap\]/
    #expect(hang.output.prefixMatch(of: place) != nil, "\(hang.all)")
    #expect(
      hang.errors.hasSuffix("\nlayoutprobe: 1 error; 1 probe exceeded the time limit\n"),
      "\(hang.all)")
  }

  @Test("colours are for terminals that want them")
  func colors() {
    func isWanted(_ choice: String, _ isTerminal: Bool, _ environment: [String: String]) -> Bool {
      TextColor.isWanted(choice, isTerminal: isTerminal, environment: environment)
    }
    #expect(isWanted("auto", true, [:]))
    #expect(!isWanted("auto", false, [:]))
    #expect(!isWanted("auto", true, ["NO_COLOR": "1"]))
    #expect(!isWanted("auto", true, ["TERM": "dumb"]))
    #expect(isWanted("always", false, ["NO_COLOR": "1"]))
    #expect(!isWanted("never", true, [:]))
  }

  @Test("a crash in a layout is shown at the layout's declaration, with the path to the node")
  func layoutTrap() throws {
    try folder.write(
      "Trapping.swift",
      CheckSources.wide.replacing("? 500 : 100", with: "? [500, 100][Int(\"7\") ?? 0] : 100"))
    let run = try check("Trapping.swift", "--format", "json")
    #expect(run.status == 1, "\(run.all)")
    let finding = try #require(try run.report().checked.first)
    #expect(finding.finding.rule == "layout-trap")
    #expect(finding.finding.subject == "Wide")
    #expect(finding.place?.description == "Trapping.swift:7:53")
    #expect(finding.finding.path == "Wide")
  }
}
