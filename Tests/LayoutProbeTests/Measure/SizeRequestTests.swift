import Testing

@testable import LayoutProbe

@Suite("Size requests")
struct SizeRequestTests {
  @Test("a proposal is given as the article on measuring spells it")
  func spelling() {
    let proposal = ProposedViewSize(width: 120, height: nil)
    #expect(SizeRequest.proposal(size: proposal) == .proposal(width: 120, height: nil))
    #expect(SizeRequest.proposal(size: proposal).proposal(current: nil) == proposal)
  }

  @Test("a request reads what it writes")
  func roundTrip() {
    let requests: [SizeRequest] = [
      .minimum, .ideal, .maximum, .current, .proposal(width: 320, height: nil),
      .proposal(width: .infinity, height: 44.5),
    ]
    for request in requests {
      #expect(SizeRequest(request.description) == request)
    }
  }

  @Test(
    "what is no size is refused",
    arguments: ["", "x", "12", "12x", "axb", "-1x5", "nanx5", "1x2x3", "maxx1"])
  func refusal(text: String) {
    #expect(SizeRequest(text) == nil)
  }
}
