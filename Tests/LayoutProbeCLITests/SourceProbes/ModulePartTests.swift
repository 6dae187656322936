import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("The part of a module that is compiled for a file")
struct ModulePartTests {
  /// A module in which each of the first files has a property of the next one's type, and the others
  /// know nothing of each other.
  private func part(chained: Int, apart: Int) -> ModulePart {
    let chain = (0..<chained).map { index in
      SourceUnit.File(
        path: "Chained\(index).swift",
        text:
          "struct Chained\(index) { \(index + 1 < chained ? "var next: Chained\(index + 1)?" : "") }"
      )
    }
    let others = (0..<apart).map { index in
      SourceUnit.File(path: "Apart\(index).swift", text: "struct Apart\(index) {}")
    }
    var part = ModulePart(chain + others, neededBy: ["Chained0.swift"], code: [])
    part.activate(called: [], importedBy: [])
    return part
  }

  @Test("of a large module, what a file needs is compiled alone while that is little of it")
  func little() {
    let part = part(chained: 80, apart: 200)
    #expect(part.defersCode && part.files.count == 80)
  }

  @Test("of a large module, all declarations are compiled where a third of it is needed")
  func much() {
    let part = part(chained: 80, apart: 120)
    #expect(part.defersCode && part.isWhole)
    #expect(part.active?.contains("Apart0.swift") == false)
  }

  @Test("few files of much code are a large module as well")
  func bytes() {
    func part(_ bytes: Int) -> ModulePart {
      let code = String(repeating: "// A comment.\n", count: bytes / 14)
      return ModulePart(
        [
          .init(path: "A.swift", text: "struct A { var b: B }"),
          .init(path: "B.swift", text: "struct B {}\n" + code),
        ], neededBy: ["A.swift"], code: [])
    }
    #expect(part(310_000).defersCode && !part(290_000).defersCode)
  }

  @Test("of a small module, no more is compiled than is needed")
  func small() {
    let part = part(chained: 20, apart: 10)
    #expect(!part.defersCode && part.files.count == 20)
  }

  @Test("files that were needed before are added, unless all are there or too many would be")
  func before() {
    var small = part(chained: 3, apart: 2)
    let addsNone = small.add(neededBefore: ["Chained1.swift", "Gone.swift"])
    let addsOne = small.add(neededBefore: ["Apart1.swift"])
    #expect(!addsNone && addsOne)
    #expect(small.files.map(\.path).contains("Apart1.swift") && small.files.count == 4)
    var large = part(chained: 58, apart: 9)
    let addsMany = large.add(neededBefore: ["Apart1.swift", "Apart2.swift"])
    #expect(!addsMany)
    #expect(large.files.count == 58)
  }
}
