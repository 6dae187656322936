import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Pictures of inspect", .enabled(if: CommandRun.canCompile), .ownThreads)
struct PicturesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Two.swift",
      """
      import SwiftUI

      #Preview("box") { Color.red.frame(width: 40, height: 8) }
      #Preview("text") { Text("Hello") }
      """)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("--draw draws frames and answers; without it there is nothing of the kind")
  func draw() throws {
    let run = try CommandRun(["inspect", "Two.swift", "--draw"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("\n  ┌─ frame width: 40, height: 8 › Color"), "\(run.all)")
    #expect(run.output.contains("  answers to w×nil, width 0…786:\n    width: always 40\n"))
    let plain = try CommandRun(["inspect", "Two.swift"], in: folder.url)
    #expect(!plain.output.contains("┌"))
    let json = try CommandRun(["inspect", "Two.swift", "--format", "json"], in: folder.url)
    #expect(!json.output.contains("\"responses\""))
    #expect(!json.output.contains("\"picture\""))
  }

  @Test("several probes have numbered pictures, one has the file that was named")
  func numbers() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
    let both = try CommandRun(
      ["inspect", "Two.swift", "--report", "svg=out/p.svg", "--report", "html=p.html"],
      in: folder.url)
    #expect(both.status == 0, "\(both.all)")
    #expect(try text("out/p-1.svg").contains("<title>Two.swift:3: box"))
    #expect(try text("out/p-2.svg").contains(">Hello</text>"))
    #expect(try text("p.html").contains("<title>layoutprobe: checked 2 probes"))
    let one = try CommandRun(
      ["check", "Two.swift", "--filter", "box", "--report", "svg=one.svg"], in: folder.url)
    #expect(one.status == 0, "\(one.all)")
    #expect(try text("one.svg").contains("fill=\"#"))
  }
}
