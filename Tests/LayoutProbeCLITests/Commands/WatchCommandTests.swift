import Foundation
import Testing

@testable import LayoutProbeCLI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("layoutprobe watch", .enabled(if: CommandRun.canCompile), .ownThreads)
struct WatchCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(width: Int) throws {
    try folder.write(
      "Box.swift",
      """
      import SwiftUI

      #Preview("box") { Color.red.frame(width: \(width), height: 8) }
      """)
  }

  /// What the program has printed once it holds a text; whatever there is after half a minute.
  private func output(of file: URL, until text: String) -> String {
    for _ in 0..<300 {
      let output = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      if output.contains(text) { return output }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private func watch() throws -> (process: Process, output: URL, errors: URL) {
    let output = URL(fileURLWithPath: try folder.write("output", ""))
    let errors = URL(fileURLWithPath: try folder.write("errors", ""))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(CommandRun.program))
    process.arguments = ["watch", "Box.swift", "--serve"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUTPROBE_CACHE": CommandRun.cache.path]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return (process, output, errors)
  }

  @Test(
    "a browser shows the new page by itself, also after a save that does not compile",
    .enabled(if: LiveBrowser.isThere))
  func reloading() async throws {
    try write(width: 40)
    let (process, _, errors) = try watch()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let told = self.output(of: errors, until: "watching")
    let address = try #require(told.firstMatch(of: #/http://127\.0\.0\.1:\d+//#)).output
    let browser = try LiveBrowser(String(address))
    defer { browser.quit() }
    let first = try await browser.title { $0.contains("checked 1 probe") }
    #expect(first.contains("checked 1 probe:"))
    try folder.write(
      "Box.swift",
      """
      import SwiftUI

      #Preview("box") { Color.red }
      #Preview("other") { Color.blue }
      """)
    let second = try await browser.title { $0.contains("checked 2 probes") }
    #expect(second.contains("checked 2 probes"))
    try folder.write("Box.swift", "import SwiftUI\n\n#Preview { Color.red } }\n")
    let broken = try await browser.title { $0 != second }
    #expect(broken.contains("1 error"), "\(broken)")
    try write(width: 77)
    let mended = try await browser.title { $0.contains("checked 1 probe:") }
    #expect(mended == first)
  }

  @Test("a saved source is inspected again, and the page that is served is the new one")
  func saving() async throws {
    try write(width: 40)
    let (process, output, errors) = try watch()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    #expect(self.output(of: output, until: "40×8").contains("┌─ frame width: 40, height: 8"))
    let told = self.output(of: errors, until: "watching")
    #expect(told.contains("watching Box.swift; Ctrl-C ends it"))
    let address = try #require(told.firstMatch(of: #/http://127\.0\.0\.1:\d+//#)).output
    try write(width: 77)
    #expect(self.output(of: output, until: "77×8").contains("frame width: 77, height: 8"))
    // The page comes after the text.
    var page = ""
    for _ in 0..<100 where !page.contains("77×8") {
      let (data, _) = try await URLSession.shared.data(
        from: try #require(URL(string: String(address))))
      page = String(decoding: data, as: UTF8.self)
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(page.contains("77×8"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  @Test("a neighbour that the source is compiled with is watched, too")
  func neighbour() throws {
    try folder.write("Box.swift", "import SwiftUI\n#Preview { Part() }\n")
    func write(width: Int) throws {
      let view =
        "struct Part: View { var body: some View { Color.red.frame(width: \(width), height: 8) } }"
      try folder.write("Part.swift", "import SwiftUI\n\(view)\n")
    }
    try write(width: 41)
    let output = URL(fileURLWithPath: try folder.write("output", ""))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(CommandRun.program))
    process.arguments = ["watch", "Box.swift"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUTPROBE_CACHE": CommandRun.cache.path]) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    #expect(self.output(of: output, until: "41×8").contains("41×8"))
    // Without a change nothing is inspected.
    Thread.sleep(forTimeInterval: 1.5)
    let shown = try String(contentsOf: output, encoding: .utf8)
    #expect(shown.components(separatedBy: "Box.swift:2").count == 2, "\(shown)")
    try write(width: 77)
    #expect(self.output(of: output, until: "77×8").contains("77×8"))
  }

  @Test("a path that is not there when watching begins is refused")
  func missing() throws {
    let run = try CommandRun(["watch", "Nowhere.swift"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("Nowhere.swift: there is no such file or folder"), "\(run.all)")
    #expect(run.output.isEmpty, "\(run.all)")
  }

  @Test("a port that is none is refused")
  func port() throws {
    let run = try CommandRun(["watch", "Box.swift", "--port", "70000"], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("'70000' is not a valid value for '--port'"))
  }
}
