import LayoutProbe
import Testing

@Suite("Marking views with showSizes")
@MainActor
struct ShowSizesTests {
  private func marked<V: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 60,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) async -> [ProbeReport.MarkedNode] {
    await ProbeRunner(requests: []).report(
      Probe("marks", size: CGSize(width: width, height: height)) { view() }
    ).marked
  }

  @Test("without requests a mark asks for the minimum, the ideal and the maximum")
  func standard() async throws {
    let node = try #require(await marked { Color.red.showSizes() }.first)
    #expect(node.measurements.map(\.request) == [.minimum, .ideal, .maximum])
    #expect(
      node.measurements.map(\.size) == [
        .zero, CGSize(width: 10, height: 10), CGSize(width: CGFloat.infinity, height: .infinity),
      ])
  }

  @Test("marks work anywhere in a tree and are reported in its order")
  func anywhere() async {
    let nodes = await marked {
      VStack {
        Text("a").showSizes([.ideal])
        ForEach(0..<2) { Text("\($0)").showSizes([.ideal]) }
        CachingRow { Rectangle().frame(width: 7).showSizes([.ideal]) }
        Color.red.background { Circle().showSizes([.ideal]) }
        Group { Capsule() }.showSizes([.ideal])
        AnyView(Divider()).showSizes([.ideal])
      }
      .showSizes([.current])
    }
    func name(_ path: String) -> String {
      let last = path.split(separator: "/").last ?? ""
      return String(last.prefix { $0 != "[" })
    }
    #expect(
      nodes.map { name($0.path) } == [
        "VStack", "Text", "Text", "Text", "frame", "Circle", "Capsule", "Divider",
      ])
    #expect(nodes.prefix(4).map(\.detail) == [nil, "\"a\"", "\"0\"", "\"1\""])
  }

  @Test("two marks on one view are two answers, the outer one first")
  func twice() async {
    let nodes = await marked { Color.red.showSizes([.minimum]).showSizes([.maximum]) }
    #expect(nodes.map { $0.measurements.map(\.request) } == [[.maximum], [.minimum]])
  }

  @Test("the current size is for what the view was really proposed, not for the window")
  func current() async {
    let nodes = await marked(110) {
      HStack(spacing: 10) {
        Color.red.frame(width: 20).showSizes([.current])
        Color.blue.showSizes([.current])
        Color.green.padding(5).showSizes([.current])
      }
    }
    #expect(nodes.map { $0.measurements[0].proposal.width } == [30, 35, 35])
    #expect(nodes.map { $0.measurements[0].size.width } == [20, 35, 35])
    #expect(nodes.map { $0.measurements[0].proposal.height } == [60, 60, 60])
  }

  @Test("a view that was never placed has no current size but answers the other questions")
  func neverPlaced() {
    let host = ViewHost(Color.red)
    #expect(MeasureLayout(host).measure([.current, .ideal]).map(\.request) == [.ideal])
    host.layout()
    #expect(MeasureLayout(host).measure([.current, .ideal]).map(\.request) == [.current, .ideal])
  }
}
