import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Clues in sources of layouts")
struct ClueScannerTests {
  private func clues(_ body: String) -> LayoutClues {
    let text = """
      struct Row: Layout {
        static let most = 5_000.0
        var least: CGFloat = 60
        var either: CGFloat = 1
        func sizeThatFits(proposal size: ProposedViewSize, subviews: Subviews) -> CGSize {
          \(body)
        }
      }
      struct Other { let either: CGFloat = 2 }
      """
    return ClueScanner.clues(in: text)["Row"] ?? LayoutClues()
  }

  @Test(
    "0 is seen in all spellings, for proposals only",
    arguments: [
      ("size.width ?? 0", [Axis.horizontal]), ("size.height ?? .zero", [.vertical]),
      ("(size.width ?? 0.0, size.height ?? CGFloat.zero)", [.horizontal, .vertical]),
      ("size.replacingUnspecifiedDimensions(by: .zero)", [.horizontal, .vertical]),
      ("size.replacingUnspecifiedDimensions(by: CGSize(width: 9, height: 9))", []),
      ("size.width ?? 10", []), ("size.width ?? least", []), ("frame.width ?? 0", []),
      ("\"size.width ?? 0\" // size.width ?? 0", []),
    ])
  func zero(body: String, axes: [Axis]) {
    #expect(clues(body).zeroForUnspecified == Set(axes), "\(body)")
  }

  @Test(
    "a limit in a limit of the same kind is seen, with numbers or names of numbers",
    arguments: [
      ("max(max(width, 60), 5000)", [60, 5000]), ("max(5_000, max(60, width))", [60, 5000]),
      ("max((max(width, least)), 500)", [60, 500]), ("Swift.max(max(width, 9), 8.5)", [8.5, 9]),
      ("min(min(width, 60), most)", [5000, 60]), ("min(max(width, 60), 5000)", []),
      ("max(max(width, 60), 60)", []), ("max(max(width, either), 60)", []),
      ("max(max(width, height), 60)", []), ("max(60, max(width, 70) + 10)", []),
      ("widths.max(max(width, 60), 5000)", []), ("max(max(width, 60, 2), 5000)", []),
      ("max(max(width, a(1, 2)), 5000)", []),
    ])
  func limits(body: String, limits: [CGFloat]) {
    let found = clues(body).doubledLimits
    #expect(found.flatMap { [$0.idle, $0.effective] } == limits, "\(body)")
    #expect(found.allSatisfy { $0.isLower == $0.code.hasPrefix("max(") })
  }

  @Test("clues belong to the type that they are in, under the names of all types around it")
  func types() {
    let text = """
      enum Rows {
        struct First: Layout { func size(_ proposal: ProposedViewSize) { proposal.width ?? 0 } }
        struct Second<A: View>: Layout { func size(_ proposal: ProposedViewSize) {} }
      }
      extension Rows.Second {
        func other(_ proposal: ProposedViewSize) { _ = proposal.height ?? 0 }
      }
      func free(_ proposal: ProposedViewSize) { _ = proposal.height ?? 0 }
      """
    let clues = ClueScanner.clues(in: text)
    #expect(
      clues.mapValues(\.zeroForUnspecified) == [
        "Rows.First": [.horizontal], "Rows.Second": [.vertical],
      ])
  }

  @Test(
    "they reach the layout that runs, generic, private and in another type",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func running() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Rows.swift",
      """
      import SwiftUI

      enum Rows {
        private struct Fill<Key>: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: min(max(proposal.width ?? 0, 60), 900), height: 20)
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            for subview in subviews {
              subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
          }
        }
        static var shown: some View { Fill<Int>() { Color.red } }
      }

      #Preview { Rows.shown }
      """)
    let run = try CommandRun(["check", "Rows.swift", "--format", "json"], in: folder.url)
    #expect(try run.report().probes.flatMap(\.findings).map(\.rule) == ["ideal-compressed"])
  }
}
