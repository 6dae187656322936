import Testing

@testable import LayoutProbe

@MainActor
@Suite("Responses of sizes")
struct SizeResponseTests {
  @Test("a probe's answers over widths and heights come with the report if they are asked for")
  func report() async throws {
    let probe = Probe("fitting", size: CGSize(width: 200, height: 100)) {
      ViewThatFits {
        Color.red.frame(width: 150.25, height: 10)
        Color.red.frame(width: 40, height: 60)
      }
    }
    var runner = ProbeRunner(requests: [])
    let without = await runner.run(probe)
    #expect(without.responses.isEmpty)
    runner.gathersPictures = true
    var with = await runner.run(probe)
    #expect(with.responses.map(\.direction) == [.width, .height])
    let widths = try #require(with.responses.first)
    #expect(
      widths.jumps == [
        SizeResponse.Jump(
          length: 150.25, before: CGSize(width: 40, height: 60),
          after: CGSize(width: 150.25, height: 10))
      ])
    #expect(widths.samples.last?.length == 400)
    with.responses = []
    #expect(with.sweeps.map(\.request.direction) == [.width, .height])
    with.sweeps = []
    for index in with.tree.indices {
      with.tree[index].picture = nil
      with.tree[index].questions = []
      #expect(!with.tree[index].reasons.isEmpty)
      with.tree[index].reasons = []
    }
    #expect(with == without)
  }

  /// As wide as it is told up to 100, less from there on, and less than nothing below 20.
  private struct Shrinking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = proposal.width ?? 50
      return CGSize(width: width < 20 ? -1 : width < 100 ? width : 60, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("where an answer breaks a rule is known to a hundredth of a point")
  func rules() async throws {
    let probe = Probe("shrinking", size: CGSize(width: 200, height: 100)) { Shrinking() {} }
    var runner = ProbeRunner(requests: [])
    runner.gathersPictures = true
    let response = try #require(await runner.run(probe).responses.first)
    let stretches = try #require(response.stretches)
    #expect(
      stretches.map { "\($0.what) \($0)" } == [
        "breaks size-negative [0.00, 20.00)", "breaks size-not-monotone [99.99, 100.00]",
      ])
    let text = ResponseDrawing(response: response).lines
    #expect(text.contains("  breaks size-negative for width in [0.00, 20.00)"))
    let markup = HTMLPlot(response).markup
    #expect(markup.contains("<title>breaks size-not-monotone [99.99, 100.00]</title>"))
    #expect(markup.contains("<bdi>breaks size-negative for width in [0.00, 20.00)</bdi>"))
  }

  @Test("a jump is marked only on the side that jumps")
  func sides() {
    let sizes = [
      CGSize(width: 10, height: 90), CGSize(width: 10.01, height: 40),
      CGSize(width: 20, height: 40),
    ]
    let response = SizeResponse(
      direction: .width,
      samples: [10, 10.01, 20].enumerated().map { .init(length: $1, size: sizes[$0]) },
      jumps: [.init(length: 10.01, before: sizes[0], after: sizes[1])])
    #expect(HTMLPlot(response).markup.matches(of: #/class="jump"/#).count == 1)
  }

  private struct Looper: View {
    @State private var height: CGFloat = 20

    var body: some View {
      GeometryReader { proxy in
        let loops = proxy.size.width >= 300.5 && proxy.size.width < 351
        Color.red.frame(width: 50, height: height)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
            if loops { height = measured == 20 ? 60 : 20 }
          }
      }
    }
  }

  @Test("pictures show in which other windows a view loops, which is no finding here")
  func windows() async throws {
    let probe = Probe("looper", size: CGSize(width: 200, height: 100)) { Looper() }
    var runner = ProbeRunner(requests: [])
    runner.gathersPictures = true
    let report = await runner.run(probe)
    #expect(report.findings.isEmpty)
    let sweep = try #require(report.sweeps.first)
    #expect(
      SweepDrawing(sweep: sweep).summary == [
        "in windows of width 50…400:", "  loops (oscillating) for width in [300.50, 351.00)",
      ])
    #expect(sweep.layouts <= 120)
    #expect(sweep.response.samples.isEmpty)
    let markup = HTMLPlot(sweep).markup
    #expect(markup.contains("<title>loops (oscillating) [300.50, 351.00)</title>"))
    #expect(markup.contains("<bdi>loops (oscillating) for width in [300.50, 351.00)</bdi>"))
  }

  @Test("a response is read back from JSON as it was, infinity included")
  func coding() throws {
    let response = SizeResponse(
      direction: .height, across: 3,
      samples: [.init(length: 0, size: CGSize(width: 1, height: CGFloat.infinity))],
      jumps: [.init(length: 2.5, before: .zero, after: CGSize(width: 7, height: 8))])
    let data = try JSONEncoder().encode(response)
    #expect(try JSONDecoder().decode(SizeResponse.self, from: data) == response)
  }
}
