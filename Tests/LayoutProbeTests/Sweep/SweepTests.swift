import Testing

@testable import LayoutProbe

/// A box that is as wide as its window up to a width, and alternates between two heights where it is
/// told to.
@MainActor
private final class Box: LayoutModel {
  let loops: Range<CGFloat>
  let size: @Sendable (ProposedViewSize) -> CGSize
  private var isHigh = false

  init(
    loops: Range<CGFloat> = 0..<0, size: @escaping @Sendable (ProposedViewSize) -> CGSize
  ) {
    self.loops = loops
    self.size = size
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  func layoutPass(in size: CGSize) async -> LayoutPass {
    let isLooping = loops.contains(size.width)
    if isLooping { isHigh.toggle() }
    return LayoutPass(
      frames: ["box": CGRect(x: 0, y: 0, width: size.width, height: isHigh ? 20 : 10)],
      writes: [], needsAnotherPass: isLooping)
  }
}

@MainActor
@Suite("Sweeps")
struct SweepTests {
  private func sweep(
    _ range: ClosedRange<Double>, along direction: SizeResponse.Direction = .width,
    _ probe: Probe
  ) async throws -> ProbeReport {
    let range = try #require(SweepRange(range.lowerBound, range.upperBound))
    return await ProbeRunner().sweep(probe, [SweepRequest(direction, range)])
  }

  @Test("a model's loops, jumps and overflows are found to a hundredth of a point")
  func model() async throws {
    let probe = Probe(
      "box", size: CGSize(width: 100, height: 100),
      model: {
        Box(loops: 343.5..<351) { proposal in
          let width = proposal.width ?? 300
          return CGSize(width: width < 420.07 ? 300 : min(width, 800), height: 40)
        }
      })
    let report = try await sweep(200...900, probe)
    let found = try #require(report.sweeps.first)
    #expect(
      SweepDrawing(sweep: found).sentences == [
        "loops (oscillating) for width in [343.50, 351.00)",
        "overflows for width in [200.00, 300.00)", "jumps at 420.07: 300×40 → 420.07×40",
      ])
    #expect(found.layouts < 2000)
    #expect(!found.response.isCutOff)
    #expect(report.findings.map(\.rule).contains("loop-oscillating"))
    #expect(report.findings.contains { $0.message.hasSuffix("(at width 344)") })
  }

  @Test("heights are swept as widths are, and a stretch may go on to the end")
  func height() async throws {
    let probe = Probe("high", size: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 20, height: 60.25)
    }
    let report = try await sweep(10...60, along: .height, probe)
    #expect(
      report.sweeps.flatMap { SweepDrawing(sweep: $0).sentences } == [
        "overflows for height in [10.00, 60.00]"
      ])
  }

  @Test("rules that are broken only at some widths are named with these widths")
  func rules() async throws {
    struct Odd: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let isOdd = bounds.width >= 120 && bounds.width < 130.5
        for subview in subviews {
          subview.place(
            at: CGPoint(x: isOdd ? .nan : bounds.minX, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    let probe = Probe("odd", size: CGSize(width: 100, height: 50)) { Odd { Color.red } }
    let report = try await sweep(100...140, probe)
    #expect(
      report.sweeps.flatMap(\.stretches).filter { $0.what == .breaks("place-not-finite") }
        .map(\.description) == ["[120.00, 130.50)"])
  }

  @Test("a probe that does nothing special has one sentence")
  func calm() async throws {
    let report = try await sweep(100...200, Probe("calm") { Color.red })
    #expect(
      report.sweeps.flatMap { SweepDrawing(sweep: $0).sentences } == [
        "neither jumps nor breaks a rule, and always settles"
      ])
    #expect(report.sweeps.first?.stretches == [])
  }

  @Test("texts that round up to whole pixels do not overflow")
  func pixels() async throws {
    let report = try await sweep(60...200, Probe("text") { Text("some words of a text to wrap") })
    #expect(report.sweeps.flatMap(\.stretches).isEmpty)
  }

  @Test("a sweep comes back from JSON as it was")
  func coding() throws {
    let request = SweepRequest(.height, try #require(SweepRange("1...2.5")), step: 0.5)
    let whats: [SweepReport.What] = [.loops("churning"), .overflows, .breaks("size-inverted")]
    let stretches =
      whats
      .map { SweepReport.Stretch(what: $0, lower: 1, upper: 2.05, isOpenEnded: false) }
    let sweep = SweepReport(
      request: request,
      response: SizeResponse(direction: .height, across: 3, samples: [], jumps: []),
      stretches: stretches, layouts: 7)
    let data = try JSONEncoder().encode(sweep)
    #expect(try JSONDecoder().decode(SweepReport.self, from: data) == sweep)
    #expect(stretches[0].description == "[1.00, 2.05)")
  }

  @Test("bands below the plot show where the stretches are")
  func bands() throws {
    let sweep = SweepReport(
      request: SweepRequest(.width, try #require(SweepRange("0...100"))),
      response: SizeResponse(direction: .width, across: 3, samples: [], jumps: []),
      stretches: [
        .init(what: .overflows, lower: 0, upper: 20, isOpenEnded: false),
        .init(what: .overflows, lower: 90, upper: 100, isOpenEnded: true),
      ], layouts: 7)
    var drawing = SweepDrawing(sweep: sweep)
    drawing.columns = 10
    #expect(
      drawing.lines == [
        "width 0…100, height 3: 7 layouts",
        "  overflows for width in [0.00, 20.00), [90.00, 100.00]",
        "  overflows:", "  ██·······█",
      ])
  }
}
