import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("A file of a module", .enabled(if: CommandRun.canCompile))
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

  @Test("a saved neighbour is noticed, and nothing is compiled without a change")
  func warm() throws {
    let compiler = try #require(SwiftCompiler.find()).path
    let count = folder.url.appendingPathComponent("count").path
    let script = try folder.write(
      "swiftc",
      """
      #!/bin/sh
      [ "$1" = -print-target-info ] || echo compiled >> '\(count)'
      exec '\(compiler)' "$@"

      """)
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
    try folder.write("Sources/App/Support/Tint.swift", "}")
    let after = try inspect()
    #expect(after.compiled > 0)
    let again = try inspect()
    #expect(again.compiled == 0, "what does not compile is not tried again: \(again.run.all)")
    #expect(again.run.output == after.run.output)
  }
}
