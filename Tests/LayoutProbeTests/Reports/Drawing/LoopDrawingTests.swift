import Testing

@testable import LayoutProbe

@MainActor
@Suite("Passes and responses drawn with characters")
struct LoopDrawingTests {
  private struct Turning: View {
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : 20
        }
    }
  }

  private func loop(_ probe: Probe) async throws -> LoopReport {
    try #require(await ProbeRunner(requests: []).run(probe).loop)
  }

  @Test("each pass of a loop holds the frames that moved in it")
  func frames() async throws {
    let loop = try await loop(Probe("turning", size: CGSize(width: 100, height: 100)) { Turning() })
    let sides = loop.passes.map { $0.frames?.first { $0.path == "frame" }?.frame.height }
    #expect(sides.count == 4)
    #expect(sides == [20, 60, 20, 60])
    let data = try JSONEncoder().encode(loop)
    #expect(try JSONDecoder().decode(LoopReport.self, from: data) == loop)
  }

  @Test("a layout that settles at once has no frames in its pass")
  func settled() async throws {
    let loop = try await loop(Probe("calm") { Color.red })
    #expect(loop.passes.map(\.frames) == [nil])
    #expect(LoopDrawing(loop: loop).lines.isEmpty)
  }

  @Test("no more than forty frames are kept of a pass, those that move furthest")
  func cap() {
    func pass(_ factor: CGFloat) -> LayoutPass {
      let frames = (0..<100).map { index in
        ("n\(index)", CGRect(x: CGFloat(index) * factor, y: 0, width: 1, height: 1))
      }
      return LayoutPass(frames: Dictionary(uniqueKeysWithValues: frames), needsAnotherPass: true)
    }
    let passes = [pass(1), pass(2)]
    let movement = Movement(passes)
    let kept = movement.frames(passes[1], after: passes[0])
    #expect(kept?.count == 40)
    #expect(kept?.map(\.path) == (60..<100).map { "n\($0)" })
  }

  @Test("the side that moves furthest is a row of bars, one a pass")
  func bars() async throws {
    let loop = try await loop(Probe("turning", size: CGSize(width: 100, height: 100)) { Turning() })
    #expect(
      LoopDrawing(loop: loop).lines == [
        "height of frame, passes 1–4, 20…60 pt:", "  ▁█▁█",
      ])
  }

  @Test("bars go from the lowest to the highest number, and say where there is none")
  func sparkline() {
    #expect(Sparkline.text([0, 1, 2, 3, 4, 5, 6, 7]) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text([5, .nan, 5, .infinity]) == "▁·▁·")
    #expect(Sparkline.text([]) == "")
  }

  @Test("a plot shows a side of the answers, with its jumps; a side that stays is a line")
  func plot() {
    func sample(_ length: Double, _ width: Double) -> SizeResponse.Sample {
      .init(length: length, size: CGSize(width: width, height: 20))
    }
    let response = SizeResponse(
      direction: .width, across: nil,
      samples: [sample(0, 0), sample(50, 50), sample(50.01, 10), sample(100, 10)],
      jumps: [
        .init(
          length: 50.01, before: CGSize(width: 50, height: 20),
          after: CGSize(width: 10, height: 20))
      ])
    var drawing = ResponseDrawing(response: response)
    drawing.columns = 10
    drawing.rows = 3
    #expect(
      drawing.lines == [
        "answers to w×nil, width 0…100:", "  width:", "  50 ┤   ⢀⠔⡇", "     │  ⡰⠁ ⡇",
        "   0 ┤⡠⠊   ⠓⠒⠒⠒⠒", "  height: always 20", "  at 50.01: 50×20 → 10×20",
      ])
  }
}
