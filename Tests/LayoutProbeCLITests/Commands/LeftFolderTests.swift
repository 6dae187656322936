import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite(
  "The cache and folders that a run leaves behind", .enabled(if: CommandRun.canCompile), .ownThreads
)
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

  #if os(Linux)
    @Test("a disk that has no room is told from one that has, by the folder")
    func room() throws {
      try DiskRoom.check(folder.url)
      let error = #expect(throws: CocoaError.self) {
        try DiskRoom.check(URL(fileURLWithPath: "/proc"), named: folder.url)
      }
      #expect(error?.code == .fileWriteOutOfSpace)
      #expect(error?.userInfo[NSFilePathErrorKey] as? String == folder.url.path)
    }

    @Test("a disk without room for temporary files is said, and no layout is blamed for it")
    func fullDisk() throws {
      guard let shell = ShellRunner(.bash), let program = CommandRun.program else { return }
      // What there is to run fills more than the disk has room for.
      let previews = (0..<100).map {
        "#Preview(\"preview \($0) with a name that is long enough\") { Color.red }\n"
      }
      try folder.write("Many.swift", "import SwiftUI\n" + previews.joined())
      #expect(try run("Many.swift").status == 0)
      let tmp = ShellQuoting.posix(folder.url.appendingPathComponent("tmp").path)
      let cache = ShellQuoting.posix(folder.url.appendingPathComponent("cache").path)
      // The mount is gone with the namespace.
      let run = try shell.run([
        "-c",
        "cd \(ShellQuoting.posix(folder.url.path)); unshare -m bash -c \"mount -t tmpfs -o size=8k "
          + "none \(tmp) || exit 99; TMPDIR=\(tmp) LAYOUTPROBE_CACHE=\(cache) "
          + "\(ShellQuoting.posix(program)) check Many.swift; echo code \\$?\" 2>&1",
      ])
      guard run.output.contains("code ") else {
        print("*** SKIPPED: no file system can be mounted, a full disk is NOT checked ***")
        return
      }
      #expect(run.output.contains("no space left to write"), "\(run.output)")
      #expect(run.output.hasSuffix("code 2\n"), "\(run.output)")
      #expect(!run.output.contains("[layout-trap]"), "\(run.output)")
    }
  #endif
}
