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
    for index in with.tree.indices { with.tree[index].picture = nil }
    #expect(with == without)
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
