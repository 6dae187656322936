import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("layoutprobe why", .enabled(if: CommandRun.canCompile), .ownThreads)
struct WhyCommandTests {
  private static let source = """
    import SwiftUI

    #Preview("row", traits: .fixedLayout(width: 200, height: 50)) {
      HStack(spacing: 8) {
        Color.red
        Color.blue.frame(width: 50)
      }
    }

    #Preview("other") { Color.green }
    """

  private func run(_ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryFolder()
    _ = try folder.write("Row.swift", Self.source)
    return try CommandRun(["why"] + arguments, in: folder.url)
  }

  @Test("the reasons of a node are printed below its probe; the same each time")
  func reasons() throws {
    let run = try run("Row.swift", "HStack/Color")
    #expect(run.status == 0, "\(run.all)")
    #expect(
      run.output.hasPrefix("Row.swift:3: row\n  Color red (Row.swift:5) is 142×50, at 0,0\n"),
      "\(run.all)")
    #expect(
      run.output.contains("turn 2, Color red (0 to inf): proposed 142, took 142, left 0\n"),
      "\(run.all)")
    #expect(!run.output.contains("other"), "\(run.all)")
    #expect(try self.run("Row.swift", "HStack/Color").output == run.output)
  }

  @Test("a path that no probe has, or several nodes have, is refused with those that there are")
  func paths() throws {
    let wrong = try run("Row.swift", "HStack/Colour", "--probe", "row")
    #expect(wrong.status == 2, "\(wrong.all)")
    #expect(wrong.errors.contains("there is no node 'HStack/Colour'"), "\(wrong.all)")
    #expect(wrong.errors.contains("HStack/Color[0]"), "\(wrong.all)")
    let several = try run("Row.swift", "Color", "--probe", "row")
    #expect(several.status == 2, "\(several.all)")
    #expect(several.errors.contains("'Color' names 2 nodes"), "\(several.all)")
    #expect(several.errors.contains("HStack/frame[1]/Color"), "\(several.all)")
    let elsewhere = try run("Row.swift", "HStack", "--probe", "other")
    #expect(elsewhere.status == 2, "\(elsewhere.all)")
    #expect(elsewhere.errors.contains("there is no node 'HStack'"), "\(elsewhere.all)")
    let missing = try run("HStack")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("a file and the path of a node"), "\(missing.all)")
  }

  @Test("a probe that is not there is said to be none, and JSON has the path and the lines")
  func probes() throws {
    #expect(try run("Row.swift", "HStack", "--probe", "nothing").status == 3)
    let run = try run("Row.swift", "HStack", "--format", "json")
    let why = try run.report().probes.first?.why
    #expect(why?.path == "HStack")
    #expect(why?.lines.first == "HStack (Row.swift:4) is 200×50, at 0,0")
  }
}
