import Foundation
import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

/// One test, as each step begins where the one before ended.
@Suite("A team's week with the gate", .enabled(if: CommandRun.canCompile), .ownThreads)
struct TeamWeekTests {
  private let folder: TemporaryFolder
  private let wheel = """
    import SwiftUI

    struct Wheel: View {
      @State private var height: CGFloat = 20

      var body: some View {
        Color.red.frame(width: 50, height: height)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
            height = measured == 20 ? 60 : 20
          }
      }
    }

    #Preview("wheel") { VStack { Wheel() } }

    """
  private let card = """
    import SwiftUI

    struct Card: View {
      var body: some View { Text("Card").padding() }
    }

    #Preview("card") { Card() }

    """

  init() throws {
    folder = try CheckSources.folder(["views/Wheel.swift": wheel, "views/Card.swift": card])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try text(name)
    try #require(text.contains(old), "\(name) has no '\(old)'")
    try folder.write(name, text.replacing(old, with: new))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
  }

  private func move(_ old: String, to new: String) throws {
    try folder.write(new, try text(old))
    try remove(old)
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["check", "views"] + arguments, in: folder.url)
  }

  @Test("innocent changes pass, a new loop is one finding at its line, a fixed one is forgotten")
  func week() throws {
    let write = try CommandRun(["baseline", "write", "views"], in: folder.url)
    #expect(write.output.contains("1 finding (1 added)"), "\(write.all)")
    #expect(try check().status == 0)

    let innocent: [(name: String, change: () throws -> Void)] = [
      ("a text", { try edit("views/Card.swift", "Text(\"Card\")", "Text(\"Business card\")") }),
      (
        "lines above",
        { try edit("views/Wheel.swift", "struct Wheel", "\n\n// Turns.\nstruct Wheel") }
      ),
      (
        "content",
        { try edit("views/Wheel.swift", "VStack { Wheel() }", "VStack { Text(\"A\"); Wheel() }") }
      ),
      (
        "a new view", { try folder.write("views/Badge.swift", card.replacing("ard", with: "adge")) }
      ),
      ("a renamed view", { try edit("views/Wheel.swift", "Wheel", "Disc") }),
      (
        "a renamed probe",
        { try edit("views/Card.swift", "#Preview(\"card\")", "#Preview(\"a card\")") }
      ),
      ("a renamed known probe", { try edit("views/Wheel.swift", "\"wheel\"", "\"a disc\"") }),
      ("a moved file", { try move("views/Wheel.swift", to: "views/discs/Disc.swift") }),
      ("a new container", { try edit("views/discs/Disc.swift", "VStack", "HStack") }),
      ("a removed view", { try remove("views/Badge.swift") }),
    ]
    for (name, change) in innocent {
      try change()
      let run = try check()
      #expect(run.status == 0, "\(name): \(run.all)")
      // The file follows, so that the next change is seen beside this one.
      let update = try CommandRun(["baseline", "update", "views"], in: folder.url)
      #expect(update.status == 0, "\(name): \(update.all)")
    }
    #expect(try text("layoutprobe-baseline.json").contains("views/discs/Disc.swift"))

    let main = try check("--format", "json")
    #expect(main.status == 0, "\(main.errors)")
    try folder.write("main.json", main.output)
    let calm = try text("views/Card.swift")
    try folder.write(
      "views/Card.swift",
      wheel.replacing("Wheel", with: "Card").replacing("\"wheel\"", with: "\"a card\""))
    let looping = try check("--format", "json")
    #expect(looping.status == 1)
    let found = try looping.report().checked.filter(\.counts)
    #expect(found.map(\.finding.rule) == ["loop-oscillating"], "\(looping.errors)")
    #expect(found.first?.place?.file == "views/Card.swift")
    #expect(found.first?.place?.line == 9)
    let newFrom = try check("--new-from", "main.json", "--format", "json")
    #expect(
      try newFrom.report().checked.filter(\.counts).map(\.place?.file) == ["views/Card.swift"])
    try folder.write("views/Card.swift", calm)
    #expect(try check().status == 0)

    try folder.write("views/discs/Disc.swift", card.replacing("ard", with: "isc"))
    let stale = try check()
    #expect(stale.status == 1)
    #expect(stale.output.contains("[baseline-stale]"), "\(stale.all)")
    let pruning = try check("--prune")
    #expect(pruning.status == 0, "\(pruning.all)")
    #expect(pruning.errors.contains("removed: views/discs/Disc.swift"), "\(pruning.all)")
    #expect(try !text("layoutprobe-baseline.json").contains("loop-oscillating"))
    #expect(try check().status == 0)
    // A report of another run needs no file in the repository, and what is gone is no error to it.
    try remove("layoutprobe-baseline.json")
    #expect(try check("--new-from", "main.json").status == 0)
  }
}
