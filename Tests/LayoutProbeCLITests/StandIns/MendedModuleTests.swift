import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Stand-ins for what does not compile", .enabled(if: CommandRun.canCompile))
struct MendedModuleTests {
  private static let known: Set<String> = ["SwiftUI", "HeadlessUI", "Foundation", "LayoutProbe"]

  private struct Mended {
    var module: MendedModule
    var rounds: Int

    var isCompiled: Bool { if case .compiled = module.outcome { true } else { false } }
    var text: String { module.sources.files.map(\.text).joined(separator: "\n") }
    var sentences: [String] { module.standIns.map(\.sentence) }
  }

  private func mend(_ sources: [String]) throws -> Mended {
    let files = sources.enumerated().map { index, text in
      SourceUnit.File(path: "File\(index + 1).swift", text: text)
    }
    let checker = try #require(try TypeChecker())
    var module = ModuleSources(name: "Made", files: files)
    module.knownModules = Self.known
    let mended = try StandIns.mend(module, compile: checker.check)
    return Mended(module: mended, rounds: checker.rounds)
  }

  private func mend(_ source: String) throws -> Mended { try mend([source]) }

  @Test("20 packages that do not exist are stood in for, and what shows of the views stays")
  func packages() throws {
    let mended = try mend(MadeUpPackages.all.map(\.source))
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.rounds <= 6)
    for (index, file) in MadeUpPackages.all.enumerated() {
      let text = mended.module.sources.files[index].text
      for kept in file.kept { #expect(text.contains(kept), "\(file.package): \(text)") }
      let own = mended.module.standIns.filter { $0.place.file == "File\(index + 1).swift" }
      #expect(own.contains { $0.kind == .module && $0.original == file.package })
      for missing in file.missing {
        #expect(own.contains { $0.original.hasPrefix(missing) }, "\(missing): \(own)")
      }
      #expect(!own.contains { $0.kind == .body }, "\(file.package): \(own)")
    }
  }

  @Test("lines keep their numbers, whatever is replaced in them")
  func lines() throws {
    let source = """
      import SwiftUI
      import Nowhere
      struct Card: View {
        var body: some View {
          Elsewhere(
            title: 3,
            color: .red
          )
          .padding()
          Text("kept")
        }
      }
      let last = 1
      """
    let mended = try mend(source)
    #expect(mended.isCompiled)
    let lines = mended.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[8].contains(".padding()"))
    #expect(lines[9].contains(#"Text("kept")"#))
    #expect(lines[12] == "let last = 1")
    #expect(
      mended.module.standIns.map(\.label) == [
        "File1.swift:2: an empty module stands in for Nowhere",
        "File1.swift:5: a placeholder stands in for Elsewhere(…)",
      ])
  }

  @Test("what compiles is handed on as it is")
  func untouched() throws {
    let source = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n"
    let mended = try mend(source)
    #expect(mended.isCompiled)
    #expect(mended.rounds == 1)
    #expect(mended.text == source)
    #expect(mended.module.standIns == [])
  }

  @Test("a function that does not compile is replaced alone, by what its result allows")
  func bodies() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Model {
        func load() { let a = absent(); for b in a.c { b.d = a[b] + 1 as Missing.Kind } }
        func count() -> Int { let x = absent(); switch x { case .a(let n): return n.m } }
        let name = "kept"
      }
      struct Card: View {
        let model = Model()
        var body: some View { Text(model.name) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"let name = "kept""#))
    #expect(mended.text.contains("Text(model.name)"))
    #expect(mended.text.contains("func count() -> Int"))
  }

  @Test("conditions around a chain of modifiers stay whole")
  func conditions() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("a")
            #if os(iOS)
            .unheard(of: 1)
            #else
            .padding()
            #endif
            .frame(width: 20)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(".frame(width: 20)"))
    #expect(mended.text.contains("#endif"))
    #expect(mended.sentences == [".unheard(…) is left out"])
  }

  @Test("a member of a type that is not here may be a keyword")
  func keywords() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Brands
      struct Card: View {
        let brand: Brand = .default
        var body: some View { Text("a").opacity(brand == .none ? 1 : 0.5) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("let brand: Brand = .default"))
  }

  @Test("an error that no stand-in can mend comes back")
  func hopeless() throws {
    let checker = try #require(try TypeChecker())
    let generated = ModuleSources.Generated(name: "made.swift", text: "let a: Int = \"text\"\n")
    var sources = ModuleSources(name: "Made", files: [])
    sources.generated = [generated]
    sources.knownModules = Self.known
    let module = try StandIns.mend(sources, compile: checker.check)
    guard case .failed(let messages) = module.outcome else {
      Issue.record("it compiles")
      return
    }
    #expect(messages.first?.path == "made.swift")
  }
}
