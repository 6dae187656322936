import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("layoutprobe sweep", .enabled(if: CommandRun.canCompile), .ownThreads)
struct SweepCommandTests {
  private static let source = """
    import SwiftUI

    struct Looper: View {
      @State private var height: CGFloat = 20

      var body: some View {
        GeometryReader { proxy in
          let loops = proxy.size.width >= 343.5 && proxy.size.width < 351
          Color.red.frame(width: 50, height: height)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
              if loops { height = measured == 20 ? 60 : 20 }
            }
        }
      }
    }

    #Preview("looper") { Looper() }
    """

  @Test("the widths at which a view loops are said to a hundredth, and fail")
  func loops() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Looper.swift", Self.source)
    let run = try CommandRun(
      ["sweep", "Looper.swift", "--width", "330...360"], in: folder.url)
    #expect(run.status == 1, "\(run.all)")
    #expect(
      run.output.contains("  loops (oscillating) for width in [343.50, 351.00)\n"), "\(run.all)")
    #expect(run.output.contains("width 330…360, height 852: "))
    #expect(run.errors.hasSuffix("[loop-oscillating]\nlayoutprobe: 1 error\n"), "\(run.all)")
    let calm = try CommandRun(
      ["sweep", "Looper.swift", "--width", "360...370", "--format", "json"], in: folder.url)
    #expect(calm.status == 0, "\(calm.all)")
    #expect(try calm.report().probes.first?.sweeps.first?.stretches == [])
  }

  private static let trap = """
    import SwiftUI

    struct Narrow: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let width = proposal.width ?? 100
        precondition(width > 3000 || width < 220 || width >= 224)
        return CGSize(width: 100, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }

    #Preview("narrow", traits: .fixedLayout(width: 120, height: 50)) { Narrow() {} }
    """

  @Test("a trap in a sweep fails, and says at which width; one in a plot is a note")
  func traps() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("Narrow.swift", Self.trap)
    let run = try CommandRun(
      ["sweep", "Narrow.swift", "--width", "210...240"], in: folder.url)
    #expect(run.status == 1, "\(run.all)")
    #expect(
      run.output.contains("while: Narrow.sizeThatFits at Narrow, at width 220\n"), "\(run.all)")
    let drawn = try CommandRun(["inspect", "Narrow.swift", "--draw"], in: folder.url)
    // The search for breaking lengths comes by the trap too.
    #expect(drawn.status == 1, "\(drawn.all)")
    #expect(
      drawn.all.contains(
        "note: narrow crashed in Narrow.sizeThatFits at Narrow, asked for 221.25xnil while its "
          + "plots were drawn; they are missing\n"), "\(drawn.all)")
  }

  @Test("what is no range is refused with an example", arguments: ["900...200", "5", "a...b"])
  func ranges(text: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["sweep", ".", "--width", text], in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("'\(text)' is not a valid value for '--width'"))
    #expect(run.errors.contains("such as 200...900"))
  }
}
