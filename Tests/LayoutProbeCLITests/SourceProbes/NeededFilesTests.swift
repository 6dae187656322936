import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Files that others need")
struct NeededFilesTests {
  private let files = [
    SourceUnit.File(path: "A.swift", text: "struct A { var body: Int { 0 } }"),
    SourceUnit.File(path: "B.swift", text: "extension Int { func doubled() -> Int { 0 } }"),
    SourceUnit.File(
      path: "C.swift", text: "// struct D\nlet shared = \"struct E\"; enum F { case g }"),
    SourceUnit.File(path: "D.swift", text: "struct H { var body: Int { 0 } }"),
    SourceUnit.File(path: "E.swift", text: "struct I { var body: Int { 0 } }"),
    SourceUnit.File(path: "F.swift", text: "struct J { var body: Int { 0 } }"),
  ]

  @Test("types, values and members are found in the files that declare them")
  func found() {
    let needed = NeededFiles(files)
    let messages = """
      X.swift:1:1: error: cannot find type 'A' in scope
      X.swift:1:2: error: value of type 'Int' has no member 'doubled'
      X.swift:1:3: error: cannot find 'shared' in scope
      """
    #expect(needed.missing(in: messages) == [0, 1, 2])
    #expect(needed.missing(in: "X.swift:1:1: error: type 'F' has no member 'g'") == [2])
  }

  @Test("comments, strings, notes and names that many files declare tell nothing")
  func notFound() {
    let needed = NeededFiles(files)
    let messages = """
      X.swift:1:1: error: cannot find type 'D' in scope
      X.swift:1:1: error: cannot find type 'E' in scope
      X.swift:1:1: note: cannot find type 'A' in scope
      X.swift:1:1: error: value of type 'K' has no member 'body'
      """
    #expect(needed.missing(in: messages).isEmpty)
  }
}
