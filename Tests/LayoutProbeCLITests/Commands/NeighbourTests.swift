import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("A file that needs its neighbours", .enabled(if: CommandRun.canCompile))
struct NeighbourTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [
      "Package.swift": "// swift-tools-version: 6.0\n",
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
      #Preview("badge") { Badge().environment(Unknown()) }
      struct Badge: View { var body: some View { Color.brand } }
      """,
      "Sources/App/Support/Tint.swift": """
      import SwiftUI
      extension Color { static var brand: Color { .red } }
      """,
      "Sources/App/Models/Item.swift": "struct Item { var width: Double }\n",
      "Sources/App/Models/Unused.swift": "let unused: Nowhere = 1\n",
    ] { try folder.write(name, text) }
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun
  {
    try CommandRun(arguments, in: folder.url, environment: environment)
  }

  private let note = """
    layoutprobe: note: Sources/App/Views/Card.swift is compiled with \
    Sources/App/Models/Item.swift, which declares Item; Sources/App/Views/Badge.swift, which \
    declares Badge; Sources/App/Support/Tint.swift, which declares brand

    """

  @Test("it is compiled with the files that declare what it lacks, and only its probes run")
  func completed() throws {
    for command in ["inspect", "check", "list"] {
      let run = try run(command, "Sources/App/Views/Card.swift", "--format", "json")
      #expect(run.status == 0, "\(run.all)")
      #expect(run.errors == (command == "list" ? "" : note), "\(command)")
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
    #expect(expression.errors.contains("with ../Models/Item.swift, which declares Item;"))
  }

  @Test("a folder is completed by the rest of its target")
  func completedFolder() throws {
    try folder.write("Sources/App/Models/Unknown.swift", "@Observable final class Unknown {}")
    try folder.write("Sources/App/Models/Observed.swift", "import SwiftUI\n")
    let run = try run("inspect", "Sources/App/Views", "--format", "json")
    #expect(run.errors.contains("Sources/App/Models/Item.swift, which declares Item"), "\(run.all)")
    #expect(try run.report().probes.map(\.name).contains("card"), "\(run.all)")
  }

  @Test("a saved neighbour is noticed, and nothing is compiled without a change")
  func warm() throws {
    let compiler = try #require(SwiftCompiler.find()).path
    let count = folder.url.appendingPathComponent("count").path
    let script = try folder.write(
      "swiftc", "#!/bin/sh\necho compiled >> '\(count)'\nexec '\(compiler)' \"$@\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    func inspect() throws -> (run: CommandRun, compiled: Int) {
      let before = (try? String(contentsOfFile: count, encoding: .utf8))?.count ?? 0
      let run = try run(
        "inspect", "Sources/App/Views/Card.swift", "-e", "Color.clear",
        environment: ["SWIFTC": script, "SWIFT_EXEC": ""])
      let after = (try? String(contentsOfFile: count, encoding: .utf8))?.count ?? 0
      return (run, after - before)
    }
    _ = try inspect()
    let before = try inspect()
    #expect(before.run.status == 0, "\(before.run.all)")
    #expect(before.compiled == 0)
    try folder.write("Sources/App/Views/Badge.swift", "struct Badge { let broken: Nowhere }")
    let after = try inspect()
    #expect(after.compiled > 0)
    #expect(after.run.status == 2, "\(after.run.all)")
  }

  @Test(
    "what is wrong with the file itself is shown alone; what its neighbours do not have, as ever")
  func failed() throws {
    try folder.write(
      "Sources/App/Views/Wrong.swift",
      "import SwiftUI\nlet item = Item(width: 1)\nlet wrong = Nowhere()\n#Preview { Color.red }\n")
    let own = try run("inspect", "Sources/App/Views/Wrong.swift")
    #expect(own.status == 2)
    #expect(own.output.contains("Wrong.swift:3:13: error: cannot find 'Nowhere' in scope"))
    #expect(!own.output.contains("'Item'"), "\(own.all)")
    try folder.write("Sources/App/Models/Item.swift", "struct Item { let width: Nowhere }\n")
    let inside = try run("inspect", "Sources/App/Views/Card.swift")
    #expect(inside.status == 2)
    #expect(inside.output.contains("Card.swift:3:14: error: cannot find 'Item' in scope"))
    #expect(inside.output.contains("which declares Item"), "\(inside.all)")
    #expect(inside.output.contains("Item.swift:1:26: error: cannot find type 'Nowhere'"))
    let alone = try run("inspect", "-e", "Nowhere()")
    #expect(!alone.output.contains("compiled with"), "\(alone.all)")
  }
}
