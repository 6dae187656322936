import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("A file of a module", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ModuleFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])

      """,
      "Sources/App/Views/Card.swift": """
      import SwiftUI
      struct Card: View {
        var item = Item(width: 30)
        var body: some View { Badge().frame(width: item.width, height: 20) }
      }
      #Preview("card") { Card() }
      """,
      "Sources/App/Views/Badge.swift": """
      import SwiftUI
      #Preview("badge") { Badge() }
      struct Badge: View { var body: some View { Color.brand } }
      """,
      "Sources/App/Support/Tint.swift": """
      import SwiftUI
      extension Color { static var brand: Color { .red } }
      """,
      "Sources/App/Models/Item.swift": "struct Item { var width: Double }\n",
    ] { try folder.write(name, text) }
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun
  {
    try CommandRun(arguments, in: folder.url, environment: environment)
  }

  @Test("it is compiled with all of it, and only its probes run")
  func completed() throws {
    for command in ["inspect", "check", "list"] {
      let run = try run(command, "Sources/App/Views/Card.swift", "--format", "json")
      #expect(run.status == 0, "\(run.all)")
      #expect(run.errors == "", "\(command)")
      guard command != "list" else {
        #expect(run.output.contains("\"card\"") && !run.output.contains("\"badge\""))
        continue
      }
      #expect(try run.report().probes.map(\.name) == ["card"])
    }
  }

  @Test("so are a view that is named and an expression, and files beside the current folder")
  func other() throws {
    let view = try run(
      "inspect", "Sources/App/Views/Card.swift", "--view", "Card", "--format", "json")
    #expect(try view.report().probes.map(\.name) == ["Card"], "\(view.all)")
    let expression = try CommandRun(
      ["inspect", "Card.swift", "-e", "Card(item: Item(width: 7))", "--format", "json"],
      in: folder.url.appendingPathComponent("Sources/App/Views"))
    #expect(try expression.report().probes.count == 1, "\(expression.all)")
  }

  @Test("a folder of it shows the previews in that folder")
  func completedFolder() throws {
    let run = try run("inspect", "Sources/App/Views", "--format", "json")
    #expect(try run.report().probes.map(\.name) == ["badge", "card"], "\(run.all)")
    let other = try self.run("inspect", "Sources/App/Models")
    #expect(other.status == 3, "\(other.all)")
  }

  @Test("without a package it is compiled with the files that declare what it uses")
  func loose() throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
    try folder.write(".git/config", "")
    try folder.write("Sources/App/Models/Other.swift", "struct Item { let broken: Nowhere }\n")
    let run = try run("inspect", "Sources/App/Views/Card.swift", "--format", "json")
    #expect(try run.report().probes.map(\.name) == ["card"], "\(run.all)")
    #expect(
      run.errors == """
        layoutprobe: note: Sources/App/Views/Card.swift is compiled with \
        Sources/App/Models/Item.swift; Sources/App/Support/Tint.swift; \
        Sources/App/Views/Badge.swift

        """)
  }

  /// Inspects the card, and counts how often something was compiled for it.
  private func countedInspect(
    _ options: String...
  ) throws -> () throws -> (run: CommandRun, compiled: Int) {
    let compiler = try CountingCompiler()
    return {
      let before = compiler.count
      let run = try CommandRun(
        ["inspect", "Sources/App/Views/Card.swift"] + options, in: folder.url,
        environment: compiler.environment)
      return (run, compiler.count - before)
    }
  }

  @Test("of many files that it is compiled with, the note names some")
  func manyNeighbours() throws {
    let folder = try TemporaryFolder()
    let parts = (1...9).map { "Part\($0)" }
    for part in parts {
      try folder.write(
        "Views/\(part).swift",
        """
        import SwiftUI
        struct \(part): View { var body: some View { Color.red.frame(width: 1, height: 1) } }
        """)
    }
    try folder.write(
      "Views/Card.swift",
      """
      import SwiftUI
      #Preview("card") { VStack(spacing: 0) { \(parts.map { $0 + "()" }.joined(separator: "; ")) } }
      """)
    let run = try CommandRun(["inspect", "Views/Card.swift", "--format", "json"], in: folder.url)
    #expect(try run.report().probes.map { $0.tree.first?.frame?.height } == [9], "\(run.all)")
    #expect(run.errors.contains("Views/Part6.swift and 3 more\n"), "\(run.errors)")
    #expect(!run.errors.contains("Part7.swift"))
  }

  @Test("a saved neighbour is noticed, and nothing is compiled without a change")
  func warm() throws {
    let inspect = try countedInspect("-e", "Color.clear")
    _ = try inspect()
    let before = try inspect()
    #expect(before.run.status == 0, "\(before.run.all)")
    #expect(before.compiled == 0)
    try folder.write("Sources/App/Support/Tint.swift", "}")
    let after = try inspect()
    #expect(after.compiled > 0)
    let again = try inspect()
    #expect(again.compiled == 0, "what does not compile is not tried again: \(again.run.all)")
    #expect(again.run.output == after.run.output)
  }

  @Test("after an edit it is compiled once with the files that it needed before, or with others")
  func edited() throws {
    let inspect = try countedInspect()
    func change(_ name: String, _ old: String, _ new: String) throws {
      let url = folder.url.appendingPathComponent("Sources/App/Views/\(name).swift")
      let text = try String(contentsOf: url, encoding: .utf8)
      try folder.write(
        "Sources/App/Views/\(name).swift", text.replacingOccurrences(of: old, with: new))
    }
    try folder.write(
      "Sources/App/Support/Dark.swift",
      "import SwiftUI\nextension Color { static var night: Color { .black } }\n")
    // In a module of few files, all that may be needed is there from the start.
    for number in 1...20 {
      try folder.write("Sources/App/More/More\(number).swift", "struct More\(number) {}\n")
    }
    let first = try inspect()
    #expect(first.run.status == 0, "\(first.run.all)")
    #expect(first.compiled > 1)
    try change("Card", "height: 20", "height: 25")
    let edited = try inspect()
    #expect(edited.compiled == 1, "\(edited.run.all)")
    #expect(edited.run.output.contains("30×25"), "\(edited.run.all)")
    try change("Badge", "Color.brand", "Color.night")
    let other = try inspect()
    #expect(other.compiled > 1)
    #expect(other.run.all == edited.run.all)
    try change("Card", "width: 30", "width: x")
    let wrong = try inspect()
    #expect(wrong.run.all.contains("cannot find 'x' in scope"), "\(wrong.run.all)")
    try change("Card", "width: x", "width: 30")
    #expect(try inspect().run.all == edited.run.all)
  }
}
