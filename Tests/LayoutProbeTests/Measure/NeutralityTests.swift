import LayoutProbe
import Testing

/// Counts how often its body is evaluated in a state.
private struct Card: View {
  let title: String
  @State private var seed = 3

  var body: some View {
    VStack(spacing: 0) {
      Text(title)
      CachingRow {
        ForEach(0..<seed, id: \.self) { Rectangle().frame(width: CGFloat($0) * 10 + 5) }
        Color.red
      }
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }
    }
    .padding(4)
  }
}

@Suite("Measuring changes nothing")
@MainActor
struct NeutralityTests {
  nonisolated private static let questions: [SizeRequest] = [
    .minimum, .ideal, .maximum, .current, .proposal(width: 77, height: nil),
  ]

  private func report<V: View>(
    _ requests: [SizeRequest], _ view: @escaping @MainActor @Sendable () -> V
  ) async -> ProbeReport {
    await ProbeRunner(requests: requests).report(Probe("card", file: "", line: 1) { view() })
  }

  private func withoutAnswers(_ report: ProbeReport) -> ProbeReport {
    var report = report
    report.measurements = []
    report.marked = []
    return report
  }

  @Test("a report has the same frames, calls and issues whether sizes are asked for or not")
  func requests() async {
    let quiet = await report([]) { Card(title: "a") }
    let asked = await report(NeutralityTests.questions) { Card(title: "a") }
    #expect(asked.measurements.count == 5)
    #expect(quiet.tree.count > 6)
    #expect(withoutAnswers(asked) == quiet)
  }

  @Test("a report has the same frames, calls and issues whether views are marked or not")
  func marks() async {
    let quiet = await report([]) {
      VStack {
        Card(title: "a"); Card(title: "b")
      }
    }
    let marked = await report([]) {
      VStack {
        Card(title: "a").showSizes(NeutralityTests.questions)
        Card(title: "b")
      }
      .showSizes()
    }
    #expect(marked.marked.count == 2)
    #expect(withoutAnswers(marked) == quiet)
  }

  @Test("what an engine does and answers later is the same whether sizes were asked for or not")
  func laterPasses() {
    func events(asking: Bool) -> [String] {
      let host = ViewHost(
        VStack {
          Card(title: "a"); Card(title: "b")
        }, size: CGSize(width: 200, height: 300))
      host.layout()
      func ask() {
        if asking { _ = MeasureLayout(host).measure(NeutralityTests.questions) }
      }
      ask()
      let log = EventLog()
      host.observer = log
      ask()
      host.layout()
      host.size = CGSize(width: 150, height: 250)
      ask()
      host.layout()
      ask()
      let size = host.sizeThatFits(ProposedViewSize(width: 90, height: nil))
      return log.lines + ["\(size)"]
    }
    let quiet = events(asking: false)
    #expect(quiet.count > 10)
    #expect(events(asking: true) == quiet)
  }

  @Test("the same question gets the same answer however often and in whatever order it is asked")
  func order() {
    let measure = MeasureLayout(Card(title: "a"), size: CGSize(width: 200, height: 300))
    let once = measure.measure(NeutralityTests.questions)
    let backwards = measure.measure(NeutralityTests.questions.reversed())
    #expect(Array(backwards.reversed()) == once)
  }
}
