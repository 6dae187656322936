import Foundation
import Testing

@testable import LayoutProbeCLI

/// `docs/install.md` does what it says, as far as that can be seen without Xcode and a container.
@Suite("The guide to installing", .enabled(if: CommandRun.canCompile), .ownThreads)
struct InstallGuideTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of code in a language.
  private func blocks(_ language: String) throws -> [String] {
    try text("docs/install.md").components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// A project with findings of two severities.
  private func project() throws -> TemporaryFolder {
    try CheckSources.folder([
      "Shop/Loop.swift": CheckSources.loop, "Sources/Wide.swift": CheckSources.wide,
    ])
  }

  private func run(
    _ script: String, in folder: URL, home: URL, path: String = "/usr/bin:/bin"
  ) throws -> (status: Int32, output: String) {
    let compiler = try #require(SwiftCompiler.find())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": home.path, "PATH": path, "SWIFTC": compiler.path, "SRCROOT": folder.path,
      "TARGET_NAME": "Shop", "LAYOUTPROBE_CACHE": CommandRun.cache.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test("the folder works wherever it lies, by a link too, and the Xcode phase finds it")
  func folder() throws {
    let home = try TemporaryFolder()
    let install = try #require(
      try blocks("sh").last?.split(separator: "\n").map(String.init)
        .first { $0.contains(" install ") })
    let program = try #require(CommandRun.program)
    let line = install.replacing(
      ".build/release/layoutprobe", with: ShellQuoting.posix(program))
    let installed = try run(line, in: home.url, home: home.url)
    #expect(installed.status == 0, "\(installed.output)")
    #expect(installed.output == home.url.path + "/layoutprobe/layoutprobe\n")

    let project = try project()
    let phase = try #require(try blocks("sh-xcode").first)
    let built = try run(phase, in: project.url, home: home.url)
    #expect(built.status == 1, "\(built.output)")
    let place = project.url.appendingPathComponent("Shop/Loop.swift").path
    #expect(
      built.output.split(separator: "\n").contains {
        $0.hasPrefix(place + ":") && $0.contains(": error: ") && $0.hasSuffix("[loop-oscillating]")
      }, "\(built.output)")

    // Elsewhere, and called by a link: the program finds what lies beside it.
    let elsewhere = home.url.appendingPathComponent("some where")
    try FileManager.default.moveItem(
      at: home.url.appendingPathComponent("layoutprobe"), to: elsewhere)
    let link = home.url.appendingPathComponent("linked")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: elsewhere.appendingPathComponent("layoutprobe"))
    let called = try run(
      "\(ShellQuoting.posix(link.path)) check Sources", in: project.url, home: home.url)
    #expect(called.status == 0, "\(called.output)")
    #expect(called.output.contains("warning: "), "\(called.output)")

    // Without the folder the phase says so and lets the build pass.
    let without = try run(phase, in: project.url, home: home.url)
    #expect(without.status == 0)
    #expect(without.output == "warning: layoutprobe is not in ~/layoutprobe\n")
  }

  @Test("the program does not copy itself onto itself, nor where it must not write")
  func refusals() throws {
    let program = try #require(CommandRun.program)
    let home = try TemporaryFolder()
    let own = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let onto = try CommandRun(["install", own.path], in: home.url)
    #expect(onto.status == 2, "\(onto.all)")
    #expect(onto.errors.contains("already"), "\(onto.all)")
    let file = try home.write("file", "")
    let below = try CommandRun(["install", file + "/folder"], in: home.url)
    #expect(below.status == 2, "\(below.all)")
    #expect(below.errors.contains("cannot be copied"), "\(below.all)")
    #expect(try CommandRun(["install"], in: home.url).status == 2)
  }

  @Test("the problem matcher reads what the task prints")
  func problemMatcher() throws {
    struct Tasks: Decodable {
      struct Task: Decodable {
        struct Matcher: Decodable {
          struct Pattern: Decodable {
            var regexp: String
            var file: Int
            var line: Int
            var severity: Int
            var code: Int
          }
          var pattern: Pattern
        }
        var args: [String]
        var problemMatcher: Matcher
      }
      var tasks: [Task]
    }
    let file = try #require(try blocks("json").first)
    let task = try #require(
      try JSONDecoder().decode(Tasks.self, from: Data(file.utf8)).tasks.first)
    let project = try project()
    let output = try CommandRun(task.args, in: project.url).output
    let pattern = try Regex(task.problemMatcher.pattern.regexp)
    let lines = output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let match = try #require(try pattern.wholeMatch(in: String(line)), "\(line)")
      let wanted = task.problemMatcher.pattern
      let wide = project.url.appendingPathComponent("Sources/Wide.swift").path
      #expect(match.output[wanted.file].substring.map(String.init) == wide)
      #expect(match.output[wanted.line].substring.flatMap { Int($0) } ?? 0 > 1)
      #expect(["warning", "note"].contains(match.output[wanted.severity].substring))
      #expect(match.output[wanted.code].substring?.isEmpty == false)
    }
    #expect(lines.contains { $0.contains(": warning: ") })
  }

  @Test("the container file runs the commands of the guide, with a folder of its own")
  func container() throws {
    let commands = try text("docs/Dockerfile").split(separator: "\n").filter {
      $0.hasPrefix("RUN ")
    }
    .map { $0.dropFirst("RUN ".count) }
    let script = try #require(try blocks("sh").last)
    let guide = script.split(separator: "\n").map(String.init).dropLast()
      .map { $0.replacing("\"$HOME/layoutprobe\"", with: "/opt/layoutprobe") }
    #expect(commands.map(String.init) == guide)
  }
}
