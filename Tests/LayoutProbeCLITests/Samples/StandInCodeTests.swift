import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Layouts with stand-ins in their code")
struct StandInCodeTests {
  private static let source = """
    import SwiftUI

    struct Row: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: SIZE, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }

    #Preview { VIEW }
    """

  private func report(_ size: String, _ view: String) throws -> ProbeReport {
    let folder = try TemporaryFolder()
    let text = Self.source.replacingOccurrences(of: "SIZE", with: size)
      .replacingOccurrences(of: "VIEW", with: view)
    try folder.write("Row.swift", text)
    let run = try CommandRun(["check", "Row.swift", "--format", "json"], in: folder.url)
    return try #require(try run.report().probes.first, "\(run.all)")
  }

  @Test(
    "what they do wrong is a note, unless all of their code is there",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func softened() throws {
    let view = "Row { Color.red.frame(width: 30, height: 10) }"
    let own = try report("1", view)
    #expect(own.findings.map(\.rule) == ["place-outside-bounds"])
    #expect(own.findings.first?.severity == .warning)
    let sampled = try report("Metrics.width", view)
    let finding = try #require(sampled.findings.first { $0.rule == "place-outside-bounds" })
    #expect(finding.severity == .note)
    #expect(finding.witness.last?.contains("Metrics") == true)
    // Around it a stand-in changes nothing.
    let outside = try report("1", view + ".unheard()")
    #expect(outside.findings.first { $0.rule == "place-outside-bounds" }?.severity == .warning)
  }

  @Test("their code is all that stands in the type and its extensions")
  func lines() {
    let source = TokenizedSource(
      """
      struct Row: Layout {
        func placeSubviews() {}
      }
      struct Card: View {
        var body: some View { Row() }
      }
      extension Row {
        func other() {}
      }
      """)
    #expect(StandInCode.layouts(in: source) == ["Row": [1...3, 7...9]])
  }
}
