import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Files that a file needs, where nothing says which module it belongs to")
struct FileClosureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func needed(by text: String, _ files: (String, String)...) throws -> [String] {
    try folder.write(".git/config", "")
    try folder.write("Page.swift", text)
    for (path, text) in files { try folder.write(path, text) }
    let current = FileManager.default.currentDirectoryPath
    let way = RelativePath.way(to: folder.url.path, from: current) + "/"
    let page = SourceUnit.File(path: way + "Page.swift", text: text)
    var closure = FileClosure(Neighbourhood(of: [page.path], besides: [page.path], from: current))
    return closure.files(neededBy: [page]).map { String($0.path.dropFirst(way.count)) }
  }

  @Test("the file that declares a value is found by the value's name")
  func values() throws {
    let files = try needed(
      by: "struct Page { var count: Int { tabs.count } }",
      ("Tabs.swift", "var tabs = [1, 2]"), ("Others.swift", "var others = [3]"))
    #expect(files == ["Tabs.swift"])
  }

  @Test("labels, parameters of closures, loops and members are no values of other files")
  func locals() throws {
    let files = try needed(
      by: """
        struct Page {
          func show(row: Int) {
            [1].forEach { first, second in print(first, second) }
            for item in [1] { print(item) }
            show(title: 1).length
          }
        }
        """,
      ("A.swift", "let row = 1"), ("B.swift", "let first = 1"), ("C.swift", "let second = 1"),
      ("D.swift", "let item = 1"), ("E.swift", "let title = 1"), ("F.swift", "let length = 1"))
    #expect(files.isEmpty)
  }
}
