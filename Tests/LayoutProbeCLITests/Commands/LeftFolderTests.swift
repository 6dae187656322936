import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("The cache and folders that a run leaves behind", .enabled(if: CommandRun.canCompile))
struct LeftFolderTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Calm.swift", "import SwiftUI\n#Preview(\"calm\") { Color.red }\n")
    try folder.write("tmp/keep", "")
    environment = [
      "TMPDIR": folder.url.appendingPathComponent("tmp").path,
      "LAYOUTPROBE_CACHE": folder.url.appendingPathComponent("cache").path,
    ]
  }

  private func run(_ file: String) throws -> CommandRun {
    try CommandRun(["check", file], in: folder.url, environment: environment)
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(path).path
    ).sorted()
  }

  @Test("what a killed run left behind is removed by the next one")
  func killed() throws {
    for name in ["cache/work-1/a", "cache/manifests/work-2/a", "tmp/layoutprobe-run-3/a"] {
      try folder.write(name, "")
    }
    let run = try run("Calm.swift")
    #expect(run.status == 0, "\(run.all)")
    #expect(try names("tmp") == ["keep"])
    #expect(try names("cache").filter { $0.hasPrefix("work-") } == [])
    #expect(try names("cache/manifests") == [])
  }

  @Test("a library in the cache that was changed is made again, not blamed on the layout")
  func changed() throws {
    #expect(try run("Calm.swift").status == 0)
    let built = folder.url.appendingPathComponent("cache/built")
    let library = try #require(
      FileManager.default.subpaths(atPath: built.path)?.first {
        $0.hasSuffix("." + ProbeCompiler.libraryExtension)
      })
    let url = built.appendingPathComponent(library)
    var data = try Data(contentsOf: url)
    let whole = data
    for index in stride(from: 64, to: data.count, by: 7) { data[index] = 0xCC }
    try data.write(to: url)
    let run = try run("Calm.swift")
    #expect(run.status == 0, "\(run.all)")
    #expect(try Data(contentsOf: url).count == whole.count)
    #expect(try Data(contentsOf: url) != data)
  }

  @Test("a cache that a view removes while it is in use costs a second run, and no probe")
  func removed() throws {
    let cache = folder.url.appendingPathComponent("cache").path
    let once = folder.url.appendingPathComponent("once").path
    try folder.write(
      "Removes.swift",
      """
      import SwiftUI
      #Preview("removes") {
        let _ = {
          guard !FileManager.default.fileExists(atPath: "\(once)") else { return }
          FileManager.default.createFile(atPath: "\(once)", contents: nil)
          try? FileManager.default.removeItem(atPath: "\(cache)")
        }()
        Color.red
      }
      #Preview("after") { Color.red }
      """)
    let run = try run("Removes.swift")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("2 probes"), "\(run.all)")
  }
}
