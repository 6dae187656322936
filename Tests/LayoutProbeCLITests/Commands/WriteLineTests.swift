import Foundation
import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

@Suite("Lines that write", .enabled(if: CommandRun.canCompile), .ownThreads)
struct WriteLineTests {
  private static let loops = Result { try report(LoopSources.source) }

  private static func report(_ source: String) throws -> InspectReport {
    let folder = try TemporaryFolder()
    try folder.write("Loops.swift", source)
    return try CommandRun(
      ["inspect", "Loops.swift", "--format", "json", "--timeout", "120"], in: folder.url
    ).report()
  }

  @Test("of loops of many kinds the cause, the ring and the annotation name the line")
  func causes() throws {
    let report = try Self.loops.get()
    let lines = LoopSources.lines
    #expect(lines.count == LoopSources.loops.count)
    for loop in LoopSources.loops {
      let probe = report.probes.first { $0.name == loop.name }
      let found = probe?.loop?.firstOffendingWrite?.place
      #expect(found?.line == lines[loop.name], "\(loop.name): \(String(describing: found))")
      #expect(found?.file == "Loops.swift")
      #expect((found?.column ?? 0) > 0)
      let finding = probe?.findings.first { $0.rule.hasPrefix("loop-") }
      #expect(finding?.place == found, "\(loop.name)")
      #expect(probe?.loop?.ring.contains { $0.place == found } == true, "\(loop.name)")
    }
  }

  @Test("a property of a model is named, not its type")
  func properties() throws {
    let report = try Self.loops.get()
    func state(_ name: String) -> String? {
      report.probes.first { $0.name == name }?.loop?.firstOffendingWrite?.state
    }
    #expect(state("published") == "M8.width")
    #expect(state("observable") == "M9.wide")
  }

  @Test("what one line does in four rows is one site")
  func rows() throws {
    let report = try Self.loops.get()
    let loop = report.probes.first { $0.name == "four rows with one mistake" }?.loop
    #expect(loop?.states.count == 1)
    #expect(loop?.states.first?.instances == 4)
    #expect(loop?.alsoOffending == nil)
    #expect(loop?.remedies.isEmpty == false)
  }

  @Test("each remedy, put into the source, compiles and settles")
  func remedies() throws {
    let report = try Self.loops.get()
    let loops = Dictionary(
      uniqueKeysWithValues: report.probes.map { ($0.name, $0.loop?.remedies ?? []) })
    let rounds = loops.values.map(\.count).max() ?? 0
    var tried = 0
    for round in 0..<rounds {
      var edits: [SourceEdit] = []
      var names: [String] = []
      for (name, remedies) in loops where remedies.count > round {
        guard let own = remedies[round].edits else { continue }
        edits += own
        names.append(name)
      }
      let mended = try Self.report(Self.applying(edits, to: LoopSources.source))
      #expect(mended.failures.isEmpty, "\(mended.failures.map(\.message))")
      for name in names {
        tried += 1
        let verdict = mended.probes.first { $0.name == name }?.loop?.verdict
        #expect(verdict?.isSettled == true, "\(name), \(round): \(String(describing: verdict))")
      }
    }
    #expect(tried >= 10)
  }

  @Test("a trap has its line and its reason, in the code itself and in what it calls")
  func traps() throws {
    let report = try Self.report(
      """
      import SwiftUI
      struct Outside: View {
        let rows = [1]
        var body: some View {
          GeometryReader { proxy in
            Text("\\(rows[Int(proxy.size.width)])")
          }
        }
      }
      struct Overflow: View {
        var body: some View {
          GeometryReader { proxy in
            Text("\\(Int8(100) + Int8(proxy.size.width / 4))")
          }
        }
      }
      #Preview("outside") { Outside() }
      #Preview("overflow") { Overflow() }
      """)
    #expect(report.failures.count == 2)
    #expect(report.failures.first?.declaration?.line == 6, "\(report.failures)")
    #expect(report.failures.first?.message == "Fatal error: Index out of range")
  }

  /// Regions count UTF-16 units; the sources are ASCII.
  private static func applying(_ edits: [SourceEdit], to source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for edit in edits.sorted(by: { $0.region.line > $1.region.line }) {
      let region = edit.region
      let (first, last) = (lines[region.line - 1], lines[region.endLine - 1])
      let text =
        String(first.prefix(region.column - 1)) + edit.text
        + String(last.dropFirst(region.endColumn - 1))
      lines.replaceSubrange((region.line - 1)..<region.endLine, with: [text])
    }
    return lines.joined(separator: "\n")
  }
}
