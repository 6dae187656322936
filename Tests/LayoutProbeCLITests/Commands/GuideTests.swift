import Foundation
import Testing

@testable import LayoutProbeCLI

/// `docs/ci.md` does what it says.
@Suite("The guide to CI", .enabled(if: CommandRun.canCompile), .ownThreads)
struct GuideTests {
  /// The blocks of code in a language.
  private func blocks(_ language: String) throws -> [String] {
    let guide = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("docs/ci.md"), encoding: .utf8)
    return guide.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// A project with a loop in it, and the program on its search path.
  private func project() throws -> (folder: TemporaryFolder, path: String) {
    let folder = try CheckSources.folder([
      "probes/Loop.swift": CheckSources.loop, "probes/Calm.swift": CheckSources.calm,
    ])
    let program = try #require(CommandRun.program)
    return (folder, URL(fileURLWithPath: program).deletingLastPathComponent().path)
  }

  private func bash(_ script: String, in folder: TemporaryFolder, _ path: String) throws
    -> ShellRunner.Result?
  {
    guard let shell = ShellRunner(.bash) else { return nil }
    let file = try folder.write("script.sh", script)
    let prepared =
      "export PATH=\(ShellQuoting.posix(path)):$PATH GITHUB_ACTIONS= "
      + "LAYOUTPROBE_CACHE=\(ShellQuoting.posix(CommandRun.cache.path)); "
    return try shell.run(["-c", prepared + ". \(ShellQuoting.posix(file))"], in: folder.url)
  }

  @Test("the shell scripts find the loop, say what changed, and end with its code")
  func scripts() throws {
    let scripts = try blocks("sh")
    #expect(scripts.count == 2)
    let (folder, path) = try project()
    for script in scripts {
      let calm = CheckSources.loop.replacing("60 : 20", with: "60 : 60")
      try folder.write("probes/Loop.swift", calm)
      guard let before = try bash(script, in: folder, path) else { return }
      #expect(before.status == 0, "\(before.output)")
      let json = folder.url.appendingPathComponent("layout.json")
      if script == scripts.first {
        try folder.write("layout-main.json", try Data(contentsOf: json))
      }
      try folder.write("probes/Loop.swift", CheckSources.loop)
      let after = try #require(try bash(script, in: folder, path))
      #expect(after.status == 1, "\(after.output)")
      #expect(after.output.contains("[loop-oscillating]"), "\(after.output)")
      let change = "layout: settles in 2 passes → never settles"
      #expect(after.output.contains(change) == (script == scripts.first), "\(after.output)")
    }
    #expect(
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("layout.xml").path))
  }

  @Test("the configuration is understood")
  func configuration() throws {
    let (folder, _) = try project()
    try folder.write("layoutprobe.json", try #require(try blocks("json").first))
    let run = try CommandRun(["check", "--print-config"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("the ring overlaps on purpose"))
  }

  /// The commands of the jobs in a workflow that hold a text; nil, and said so aloud, where no
  /// Python can read it.
  private func commands(
    _ workflow: String, with text: String, in folder: TemporaryFolder
  ) throws -> String? {
    let read = """
      import sys, yaml
      document = yaml.safe_load(open(sys.argv[1]))
      for job in (document.get("jobs") or document).values():
          steps = [step.get("run") for step in job.get("steps", [])] + job.get("script", [])
          print("\\n".join(step for step in steps if step and sys.argv[2] in step))
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", read, try folder.write("workflow.yml", workflow), text,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 127, !output.contains("No module named") else {
      print("*** SKIPPED: there is no Python with yaml, workflows are NOT checked ***")
      return nil
    }
    #expect(process.terminationStatus == 0, "\(output)")
    return output.trimmingCharacters(in: .whitespacesAndNewlines)
      .replacing(".build/debug/layoutprobe", with: "layoutprobe")
  }

  @Test("the workflows are YAML, and the lines in them are ones that the program understands")
  func workflows() throws {
    let workflows = try blocks("yaml")
    #expect(workflows.count == 4)
    let (folder, path) = try project()
    for workflow in workflows.prefix(2) {
      guard let line = try commands(workflow, with: "layoutprobe check", in: folder),
        let run = try bash("\(line)\n", in: folder, path)
      else { return }
      #expect(run.status == 1, "\(run.output)")
      #expect(run.output.contains("[loop-oscillating]"), "\(run.output)")
    }
    for name in ["layout.sarif", "layout.xml", "gl-code-quality.json", "layout.json"] {
      let file = folder.url.appendingPathComponent(name)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
    }
  }

  @Test("the workflows with shards find the loop, and a shard that did not report")
  func shards() throws {
    for workflow in try blocks("yaml").dropFirst(2) {
      let (folder, path) = try project()
      guard let check = try commands(workflow, with: "layoutprobe check", in: folder),
        let report = try commands(workflow, with: "layoutprobe report", in: folder)
      else { return }
      for shard in 1...8 {
        let line = check.replacing("${{ matrix.shard }}", with: "\(shard)")
        let script = "export CI_NODE_INDEX=\(shard) CI_NODE_TOTAL=8\n\(line)\n"
        guard let run = try bash(script, in: folder, path) else { return }
        #expect(run.status == 0, "\(run.output)")
      }
      let merged = try #require(try bash("\(report)\n", in: folder, path))
      #expect(merged.status == 1, "\(merged.output)")
      #expect(merged.output.contains("[loop-oscillating]"), "\(merged.output)")
      #expect(!merged.output.contains("[shard-missing]"), "\(merged.output)")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("layout-3.json"))
      let partial = try #require(try bash("\(report)\n", in: folder, path))
      #expect(partial.status == 1)
      #expect(partial.output.contains("shard 3/8: error: the report of shard 3 of 8 is missing"))
    }
  }

  /// The objects of a module that was built; those of sources that were taken out stay in its folder.
  private func builtObjects(of module: String, in built: URL) -> [String] {
    let folder = built.appendingPathComponent("\(module).build")
    let map = (try? Data(contentsOf: folder.appendingPathComponent("output-file-map.json")))
      .flatMap { try? JSONDecoder().decode([String: [String: String]].self, from: $0) }
    if let map { return map.values.compactMap { $0["object"] }.sorted() }
    return (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".o") }
      .map { "\(folder.path)/\($0)" }
  }

  @Test("an executable of one's own has all commands, with its own probes")
  func ownExecutable() throws {
    let program = URL(fileURLWithPath: try #require(CommandRun.program))
    let built = program.deletingLastPathComponent()
    let objects = ["CSimulatedTime", "HeadlessUI", "LayoutProbe", "LayoutProbeCLI"].flatMap {
      builtObjects(of: $0, in: built)
    }
    guard !objects.isEmpty, let compiler = SwiftCompiler.find() else {
      print("*** SKIPPED: there are no objects to link, LayoutProbeCLI.main is NOT checked ***")
      return
    }
    let folder = try TemporaryFolder()
    let main = try folder.write("main.swift", try #require(try blocks("swift").first))
    let own = folder.url.appendingPathComponent("own").path
    let compile = Process()
    compile.executableURL = URL(fileURLWithPath: compiler.path)
    compile.arguments =
      ["-swift-version", "6", "-I", built.appendingPathComponent("Modules").path, main]
      + objects + ["-o", own]
    try compile.run()
    compile.waitUntilExit()
    #expect(compile.terminationStatus == 0)
    func run(_ arguments: String...) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: own)
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, output)
    }
    let check = try run("check", "--report", "junit=layout.xml")
    #expect(check.status == 0)
    #expect(check.output == "checked 1 probe: no problems found\n")
    #expect(try run("check", "--budget", "passes=0").status == 1)
    #expect(try run("list").output.hasSuffix("main.swift:4: card\n"))
    #expect(try run("baseline", "write").output.contains("0 findings"))
    #expect(try run("check", "--filter", "nothing").status == 3)
  }
}
