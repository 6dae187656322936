import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Reading sources and generating their entry point")
struct SourceUnitTests {
  @Test("A folder is all Swift files below it in order, without hidden ones and the manifest")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", ".build/c.swift", "Package.swift", ".d.swift", "e.txt"] {
      try folder.write(name, "// \(name)")
    }
    let unit = try SourceUnit(path: folder.url.path + "/")
    let prefix = folder.url.path + "/"
    #expect(unit.files.map { String($0.path.dropFirst(prefix.count)) } == ["a/z.swift", "b.swift"])
  }

  @Test("A folder's tests are left out: they import the module that the others are")
  func tests() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "import SwiftUI // import XCTest")
    try folder.write("Tests/b.swift", "import XCTest\n@testable import A")
    try folder.write("Tests/c.swift", "import Foundation\nimport Testing")
    #expect(
      try SourceUnit(path: folder.url.path).files.map { FilePath.name($0.path) } == ["a.swift"])
    // One that is named is meant.
    #expect(try SourceUnit(path: folder.url.path + "/Tests/b.swift").files.count == 1)
  }

  @Test("What is no file is refused with the reason, alone and among others")
  func obstacles() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.swift", "// good")
    let path = folder.url.path
    mkfifo(path + "/pipe.swift", 0o600)
    symlink("loop.swift", path + "/loop.swift")
    symlink("nowhere", path + "/dangling.swift")
    var reasons = [
      "dangling": "it is a link to a file that does not exist",
      "loop": "it is a circular link",
      "pipe": "it is a pipe, a socket or a device, not a file",
    ]
    #if os(Linux)
      // Other systems have no such names.
      let odd = Array((path + "/").utf8CString.dropLast()) + [-1] + Array(".swift".utf8CString)
      close(open(odd, O_CREAT | O_WRONLY, 0o600))
      reasons["\u{FFFD}"] = "its name is not UTF-8; rename it"
    #endif
    let unit = try SourceUnit(path: path)
    #expect(unit.files.map(\.path) == [path + "/good.swift"])
    let expected = reasons.map {
      SourceUnit.Failure.unreadable("\(path)/\($0.key).swift", $0.value)
    }
    #expect(Set(unit.unreadable.map(\.description)) == Set(expected.map(\.description)))
    for failure in expected {
      #expect(throws: failure) { try SourceUnit(path: failure.path) }
    }
  }

  @Test("What cannot be a source is refused with its path and the reason")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("a.txt", "")
    let latin = try folder.write("b.swift", Data([0x22, 0xE9, 0x22]))
    try folder.write("empty/readme.md", "")
    let path = folder.url.path
    #expect(throws: SourceUnit.Failure.missing(path + "/no.swift")) {
      try SourceUnit(path: path + "/no.swift")
    }
    #expect(throws: SourceUnit.Failure.notSwift(text)) { try SourceUnit(path: text) }
    #expect(throws: SourceUnit.Failure.notUTF8(latin)) { try SourceUnit(path: latin) }
    #expect(throws: SourceUnit.Failure.noSources(path + "/empty")) {
      try SourceUnit(path: path + "/empty")
    }
  }

  @Test("An expression that would break out of its closure is refused")
  func expressions() throws {
    for code in ["", " // a", "a }", "f(", "f(]", "f() /* a", "/* a", "a /*", "f(\"\"\"\n)"] {
      #expect(throws: SourceUnit.Failure.self, "\(code)") { try SourceUnit.check(code) }
    }
    for code in ["Text(\"}\") // fine", "VStack { }"] { try SourceUnit.check(code) }
  }

  @Test("The entry point names everything that was found, under its conditions")
  func entry() {
    let text = """
      #if DEBUG
      #Preview { A() }
      #endif
      struct P: PreviewProvider { }
      let one = Probe("1") { A() }
      let many: [Probe] = []
      """
    let source = ModuleSources(
      name: "A", files: [.init(path: "dir/\"A\".swift", text: text)]
    ).entry.source
    let file = #"file: "dir/\"A\".swift""#
    #expect(
      source.contains(
        "#if (DEBUG)\n    if list.wants(\"dir/\\\"A\\\".swift\") {\n"
          + "    list.add(preview_2, \(file), line: 2)\n    }\n#endif\n"))
    #expect(source.contains("    list.add(provider: P.self, \(file), line: 4)\n"))
    #expect(source.contains("    list.add(probe: one, \(file), line: 5)\n"))
    #expect(source.contains("    list.add(probes: many, \(file), line: 6)\n"))
  }

  @Test(
    "Views and expressions take the place of what the files declare, and say where they are from")
  func entryForViews() throws {
    let files = [
      SourceUnit.File(path: "A.swift", text: "private struct V: View { }\n#Preview { V() }")
    ]
    let views = ModuleSources(name: "A", files: files, views: ["V"])
    #expect(
      views.entry.source.contains(
        "list.add(view: \"V\", file: \"A.swift\", line: 1) {\n"
          + "#sourceLocation(file: \"--view V\", line: 1)\nV()\n"))
    #expect(!views.entry.source.contains("preview_2"))
    #expect(!views.compiledFiles[0].text.contains("private"))
    let expressions = ModuleSources(
      name: "A", files: files, expressions: ["Text(\"a\\n\")"])
    #expect(
      expressions.entry.source.contains(
        "list.add(expression: \"Text(\\\"a\\\\n\\\")\") {\n"
          + "#sourceLocation(file: \"-e\", line: 1)\nText(\"a\\n\")\n"))
  }

  @Test("Files of one module never share the names of their previews")
  func names() {
    let files = ["A.swift", "B.swift"].map { SourceUnit.File(path: $0, text: "#Preview { }") }
    let sources = ModuleSources(name: "A", files: files)
    let names = sources.files.flatMap { $0.scan.declarations.previews.map(\.identifier) }
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
    #expect(Set(sources.compiledFiles.map(\.name)).count == 3)
  }
}
