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

  private func missing(_ messages: String, in files: [SourceUnit.File]) -> [String] {
    var needed = NeededFiles(files)
    return needed.missing(in: messages).map { needed in
      "\(needed.file.path): \(needed.names.joined(separator: " "))"
    }
  }

  @Test("types, values and members are found in the files that declare them")
  func found() {
    let messages = """
      X.swift:1:1: error: cannot find type 'A' in scope
      X.swift:1:2: error: value of type 'Int' has no member 'doubled'
      X.swift:1:3: error: cannot find 'shared' in scope
      """
    #expect(
      missing(messages, in: files) == ["A.swift: A", "B.swift: doubled", "C.swift: shared"])
    #expect(
      missing("X.swift:1:1: error: type 'F' has no member 'g'", in: files) == ["C.swift: g"])
  }

  @Test("a conformance and a nested type are found where the type is extended")
  func extensions() {
    let files = [
      SourceUnit.File(path: "A.swift", text: "extension Card { func draw() {} }"),
      SourceUnit.File(path: "B.swift", text: "extension Card: Sendable, View { }"),
      SourceUnit.File(path: "C.swift", text: "struct Other { enum Side {} }"),
      SourceUnit.File(path: "D.swift", text: "extension Card { enum Side {} }"),
    ]
    let messages = """
      X.swift:1:1: error: static method 'buildExpression' requires that 'Card' conform to 'View'
      X.swift:1:3: error: 'Side' is not a member type of struct 'Probe_X_0.Card'
      """
    #expect(missing(messages, in: files) == ["B.swift: Card", "D.swift: Side"])
    for message in [
      "type 'Card' does not conform to protocol 'View'",
      "argument type 'Card' does not conform to expected type 'View'",
    ] {
      #expect(missing("X.swift:1:1: error: \(message)", in: files) == ["B.swift: Card"])
    }
  }

  @Test("of two files that declare the same, the first is taken, and none that keeps it private")
  func twice() {
    let files = [
      SourceUnit.File(path: "A.swift", text: "private struct Part {}"),
      SourceUnit.File(path: "B.swift", text: "struct Whole { struct Part {} }"),
      SourceUnit.File(path: "C.swift", text: "struct Part {}"),
      SourceUnit.File(path: "D.swift", text: "struct Part {}"),
    ]
    let message = "X.swift:1:1: error: cannot find 'Part' in scope"
    #expect(missing(message, in: files) == ["C.swift: Part"])
    var needed = NeededFiles(files)
    #expect(
      needed.missing(in: message, besides: ["C.swift", "D.swift"]).map(\.file.path)
        == ["B.swift"])
  }

  @Test("comments, strings, notes and names that many files declare tell nothing")
  func notFound() {
    let messages = """
      X.swift:1:1: error: cannot find type 'D' in scope
      X.swift:1:1: error: cannot find type 'E' in scope
      X.swift:1:1: note: cannot find type 'A' in scope
      X.swift:1:1: error: value of type 'K' has no member 'body'
      """
    #expect(missing(messages, in: files).isEmpty)
  }
}
