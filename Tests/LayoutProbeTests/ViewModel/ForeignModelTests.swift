import LayoutProbe
import Testing

@Suite("Models of other layout engines")
@MainActor
struct ForeignModelTests {
  private let text = "one three seven"

  @Test("a foreign engine answers the standard questions and custom ones, in their order")
  func measures() {
    let sizes = MeasureLayout(TerminalScreen(text))
      .measure([.minimum, .ideal, .maximum, .proposal(width: 9, height: nil)])
    #expect(
      sizes.map(\.size) == [
        CGSize(width: 5, height: 3), CGSize(width: 15, height: 1), CGSize(width: 15, height: 1),
        CGSize(width: 9, height: 2),
      ])
    #expect(
      sizes.map(\.proposal) == [.zero, .unspecified, .infinity, .init(width: 9, height: nil)])
  }

  @Test("the current size is left out until a model was laid out, and is that of its last pass")
  func current() {
    let screen = TerminalScreen(text)
    let measure = MeasureLayout(screen)
    #expect(measure.measure([.current]).isEmpty)
    _ = screen.layoutPass(in: CGSize(width: 9, height: 24))
    #expect(
      measure.measure([.current]) == [
        SizeMeasurement(
          request: .current, proposal: ProposedViewSize(width: 9, height: 24),
          size: CGSize(width: 9, height: 2))
      ])
  }

  @Test("a model that only answers needs one function")
  func onlyMeasurable() async {
    let report = await ProbeRunner(requests: [.ideal, .current]).report(
      Probe("box", model: { FixedBox(width: 3, height: 4) }))
    #expect(report.measurements.map(\.size) == [CGSize(width: 3, height: 4)])
    #expect(report.tree.isEmpty)
    #expect(report.calls == CallCounts())
  }

  @Test("a probe of a foreign model reports its window, frames, calls and sizes")
  func probe() async {
    let text = text
    let probe = Probe(
      "terminal", size: CGSize(width: 9, height: 24), model: { TerminalScreen(text) })
    let report = await ProbeRunner(requests: [.current]).report(probe)
    #expect(report.window == CGSize(width: 9, height: 24))
    #expect(report.tree.map(\.label) == ["line 1", "line 2"])
    #expect(report.tree.map(\.frame?.width) == [9, 5])
    #expect(report.calls.placed == 2)
    #expect(report.measurements.map(\.size) == [CGSize(width: 9, height: 2)])
  }

  @Test("a model that asks for another pass gets it, and its calls add up")
  func passes() async {
    let screen = TerminalScreen(text)
    screen.unsettledPasses = 2
    let report = await ProbeRunner(requests: []).report(
      Probe("unsettled", size: CGSize(width: 80, height: 24), model: { screen }))
    #expect(screen.passes == 3)
    #expect(report.calls.placed == 3)
  }

  @Test("a model that never settles is given up after a while")
  func endless() async {
    let screen = TerminalScreen(text)
    screen.unsettledPasses = .max
    _ = await ProbeRunner(requests: []).report(Probe("endless", model: { screen }))
    #expect((2...11_000).contains(screen.passes))
  }
}
