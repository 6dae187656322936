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

  @Test("what is only named in an interpolation is found, and what a string says is no name")
  func interpolations() throws {
    let files = try needed(
      by: ###"""
        struct Page {
          let plain = "Plain(1) \n first"
          let one = "a \(One(b: "c") .total) d \(two)"
          let long = """
            \(Three.all.map { "\($0.size) \(Four(4))" }.joined()) Fifth
            """
          let raw = ##"\#(sixth) \##(seventh)"##
        }
        """###,
      ("1.swift", "struct One {}"), ("2.swift", "let two = 2"), ("3.swift", "enum Three {}"),
      ("4.swift", "struct Four {}"), ("5.swift", "struct Fifth {}"), ("6.swift", "let sixth = 6"),
      ("7.swift", "let seventh = 7"), ("8.swift", "struct Plain {}"), ("9.swift", "let d = 0"))
    #expect(files == ["1.swift", "2.swift", "3.swift", "4.swift", "7.swift"])
  }

  @Test("what only adds an initializer to a type of the system is found by its first label")
  func initializers() throws {
    let files = try needed(
      by: """
        struct Page {
          let one = Color(hex: "fff")
          let two = EdgeInsets(10)
          let three: Color = .init(named: "a")
          let four = Font(size: 3)
          let five: Font = .init(3)
        }
        """,
      ("0.swift", "private extension Color { init(hex text: String) { self.init(text) } }"),
      ("1.swift", "extension Color { init?<S: StringProtocol>(hex text: S) { self.init(text) } }"),
      ("2.swift", "extension EdgeInsets { public init(_ all: Double) { self.init() } }"),
      ("3.swift", "extension Color { init(named name: String) { self.init(name) } }"),
      ("4.swift", "extension Font { init(name: String) { self.init(name) } }"),
      ("5.swift", "extension Font { private init(size: Int) { self.init() } }"),
      ("6.swift", "extension Image { init(hex text: String) { self.init(text) } }"),
      ("7.swift", "extension Shadow { init(_ size: Int) { self.init() } }"))
    #expect(files == ["1.swift", "2.swift", "3.swift"])
  }

  @Test("what other files add to a type is found where the type uses it without a dot")
  func unqualified() throws {
    let files = try needed(
      by: "struct Page: View { var body: some View { header.frame(width: Constants.gap) } }",
      ("1.swift", "private enum Constants {}"),
      ("2.swift", "extension Page { enum Constants { static let gap = 4 } }"),
      ("3.swift", "extension Page { var header: some View { Text(title) } }"),
      ("4.swift", "extension Sheet { var header: some View { Text(title) } }"),
      ("5.swift", "extension Page { private var title: String { \"a\" } }"))
    #expect(files == ["2.swift", "3.swift"])
  }

  @Test("a type in an extension of what a tool generates is found by its name")
  func nestedTypes() throws {
    let files = try needed(
      by: "struct Page { let sky = AppAsset.Palette.sky }",
      ("1.swift", "extension AppAsset { enum Palette { static let sky = 1 } }"),
      ("2.swift", "extension AppAsset { private enum Palette {} }"),
      ("3.swift", "extension AppAsset { enum Other { enum Palette {} } }"))
    #expect(files == ["1.swift"])
  }

  @Test("of more files than can be taken along, those are that the file itself uses")
  func nearestFirst() throws {
    let deep = (1...80).map { ("D\($0).swift", "struct D\($0) { let next: D\($0 + 1)? = nil }") }
    let near = (1...40).map { ("N\($0).swift", "struct N\($0) {}") }
    let uses = (1...40).map { "  let n\($0) = N\($0)()\n" }.joined()
    try folder.write(".git/config", "")
    let text = "struct Page {\n\(uses)  let deep = D1()\n}"
    try folder.write("Page.swift", text)
    for (path, text) in deep + near { try folder.write(path, text) }
    let current = FileManager.default.currentDirectoryPath
    let way = RelativePath.way(to: folder.url.path, from: current) + "/"
    let page = SourceUnit.File(path: way + "Page.swift", text: text)
    var closure = FileClosure(Neighbourhood(of: [page.path], besides: [page.path], from: current))
    let files = closure.files(neededBy: [page]).map { String($0.path.dropFirst(way.count)) }
    #expect(files.count { $0.hasPrefix("N") } == 40)
    #expect(files.contains("D1.swift") && !files.contains("D80.swift"))
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
