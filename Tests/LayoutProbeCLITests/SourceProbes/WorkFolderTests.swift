import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Folders for work under way")
struct WorkFolderTests {
  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  @Test("a folder of a process that has ended is removed, one that is in use is not")
  func left() throws {
    let folder = try TemporaryFolder()
    let left = URL(fileURLWithPath: try folder.write("work-left/part/file", ""))
      .deletingLastPathComponent().deletingLastPathComponent()
    let other = URL(fileURLWithPath: try folder.write("other/file", ""))
    let used = try WorkFolder.make(in: folder.url, prefix: "work-")
    WorkFolder.removeLeft(in: folder.url, prefix: "work-")
    #expect(!exists(left))
    #expect(exists(used))
    #expect(exists(other))
    WorkFolder.remove(used)
    #expect(!exists(used))
  }

  @Test("what a link leads to is left alone")
  func links() throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write("sources/file", ""))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("work-link"),
      withDestinationURL: file.deletingLastPathComponent())
    WorkFolder.removeLeft(in: folder.url, prefix: "work-")
    #expect(exists(file))
  }

  @Test("a folder that was moved to its place stays there")
  func moved() throws {
    let folder = try TemporaryFolder()
    let work = try WorkFolder.make(in: folder.url, prefix: "work-")
    let place = folder.url.appendingPathComponent("place")
    try FileManager.default.moveItem(at: work, to: place)
    WorkFolder.remove(work)
    #expect(exists(place))
  }
}
