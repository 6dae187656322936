import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite(
  "Views that reach into the program's own files", .enabled(if: CommandRun.canCompile), .ownThreads)
struct LostReportTests {
  private func source(_ name: String, _ code: String) -> String {
    """
    #Preview("before") { Color.red }
    #Preview("\(name)") { let _ = { \(code) }(); Color.red }
    #Preview("after") { Color.red.frame(width: 5, height: 5) }
    """
  }

  @Test(
    "no probe is lost to a view that does something to descriptors it did not open",
    arguments: [
      ("closes", "for file in Int32(3)...39 { close(file) }"),
      ("writes", "for file in Int32(3)...39 { write(file, \"7 {}\\n\", 5) }"),
      ("duplicates", "for file in Int32(3)...39 { dup2(1, file) }"),
      ("truncates", "for file in Int32(3)...39 { ftruncate(file, 0); lseek(file, 0, SEEK_SET) }"),
      ("leaks", "for _ in 0..<5_000 { _ = open(\"/dev/null\", O_RDONLY) }"),
    ])
  func descriptors(name: String, code: String) throws {
    let inline = try InlineSource(source(name, code))
    #expect(try inline.run.report().probes.map(\.name) == ["before", name, "after"])
    #expect(try inline.run.report().failures == [])
    #expect(inline.run.status == 0, "\(inline.run.errors)")
  }

  @Test("a view that removes the reports makes probes failures by name, never a success")
  func removed() throws {
    let code = """
      let folder = FileManager.default.temporaryDirectory.path
      for path in FileManager.default.subpaths(atPath: folder) ?? []
      where path.contains("layoutprobe-run-") && path.contains("reports-") {
        truncate(folder + "/" + path, 0)
      }
      """
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "import SwiftUI\n" + source("removes", code))
    let own = folder.url.appendingPathComponent("tmp").path
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    let run = try CommandRun(
      ["check", "A.swift", "--format", "json"], in: folder.url, environment: ["TMPDIR": own])
    let failures = try run.report().failures
    #expect(failures.contains { $0.probe == "before" && $0.message.contains("lost") }, "\(run.all)")
    #expect(try run.report().probes.map(\.name).contains("after"))
    #expect(run.status == 1, "\(run.errors)")
  }

  @Test("what watches the memory of a worker opens no file among those of the views")
  func watchedMemory() throws {
    let code = """
      var name = [UInt8](repeating: 0, count: 64)
      let paths = (Int32(3)...12).map { "/proc/self/fd/\\($0)" }
      for _ in 0..<10_000 {
        for path in paths {
          let length = name.withUnsafeMutableBytes { readlink(path, $0.baseAddress!, 64) }
          if length > 5, name[length - 5..<length].elementsEqual("statm".utf8) {
            print("opened as", path)
          }
        }
      }
      """
    let inline = try InlineSource(source("looks", code))
    #expect(try inline.run.report().probes.map(\.name) == ["before", "looks", "after"])
    #expect(!inline.run.all.contains("opened as"), "\(inline.run.all)")
  }

  @Test("a process that a view splits off reports nothing")
  func splitOff() throws {
    let code = """
      typealias Fork = @convention(c) () -> Int32
      let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
      _ = fork()
      """
    let inline = try InlineSource(source("splits", code), "--timeout", "3")
    let report = try inline.run.report()
    // Both share what the system tells the worker, which may wait in vain thereby.
    let names = report.probes.map(\.name) + report.failures.compactMap(\.probe)
    #expect(Set(names) == ["after", "before", "splits"], "\(inline.run.all)")
  }

  @Test("previews behind more than fifty that crash get their turn")
  func manyCrashes() throws {
    let crashes = (1...60).map {
      "#Preview(\"crash \($0)\") { let _ = [0].filter { $0 > 1 }[0]; Color.red }"
    }
    let inline = try InlineSource(
      (crashes + ["#Preview(\"good\") { Color.red }"]).joined(separator: "\n"))
    let report = try inline.run.report()
    #expect(report.probes.map(\.name) == ["good"])
    #expect(report.failures.map(\.probe) == (1...60).map { "crash \($0)" })
    #expect(inline.run.status == 1)
  }
}
