import LayoutProbe
import Testing

@Suite("Declaring probes")
@MainActor
struct ProbeBuilderTests {
  @ProbeBuilder
  private func probes(isLong: Bool) -> [Probe] {
    Probe("first") { Text("a") }
    if isLong {
      Probe("long") { Text("b") }
    }
    if isLong {
      Probe("either") { Text("c") }
    } else {
      Probe("or") { Text("d") }
    }
    for number in 1...2 {
      Probe("number \(number)") { Text("e") }
    }
    [Probe("in a list") { Text("f") }]
  }

  @Test("conditions, loops and lists make probes in the order they are written")
  func order() {
    #expect(
      probes(isLong: true).map(\.name) == [
        "first", "long", "either", "number 1", "number 2", "in a list",
      ])
    #expect(
      probes(isLong: false).map(\.name) == ["first", "or", "number 1", "number 2", "in a list"])
  }

  @Test("a probe knows its name, its size and where it is declared")
  func place() {
    let probe = Probe("p", size: CGSize(width: 1, height: 2)) { Text("a") }
    #expect(probe.place == SourcePlace(file: #fileID, line: #line - 1))
    #expect(probe.size == CGSize(width: 1, height: 2))
  }

  @Test("the window is the runner's, else the probe's, else that of the device")
  func window() async throws {
    let sized = Probe("a", size: CGSize(width: 10, height: 20)) { Color.red }
    let plain = Probe("b") { Color.red }
    let device = try #require(Device(named: "iPhone SE (1st generation)"))
    var runner = ProbeRunner(requests: [], device: device)
    #expect(await runner.report(sized).window == CGSize(width: 10, height: 20))
    #expect(await runner.report(plain).window == CGSize(width: 320, height: 568))
    runner.windowSize = CGSize(width: 50, height: 60)
    #expect(await runner.report(sized).window == CGSize(width: 50, height: 60))
    #expect(await ProbeRunner(requests: []).report(plain).window == ViewHost.defaultSize)
  }

  @Test("a view is made anew for each run")
  func anew() async {
    let maker = Counter()
    let probe = Probe("made") { Text("\(maker.next())") }
    let runner = ProbeRunner(requests: [])
    #expect(await runner.report(probe).tree.map(\.detail) == ["\"1\""])
    // A run lays the view out more than once, to see whether it repeats itself.
    #expect(await runner.report(probe).tree.map(\.detail) != ["\"1\""])
  }

  @Test("what a layout is doing is told while it runs, and that it is done afterwards")
  func activity() async {
    let told = Told()
    var runner = ProbeRunner(requests: [.ideal])
    runner.activity = { told.all.append($0?.description) }
    _ = await runner.report(
      Probe("row") {
        VStack {
          CachingRow { Color.red }; Color.blue
        }
      })
    #expect(told.all.contains("CachingRow.sizeThatFits at VStack/CachingRow[0]"))
    #expect(told.all.contains("CachingRow.placeSubviews at VStack/CachingRow[0]"))
    #expect(told.all.contains("measuring ideal at VStack"))
    #expect(told.all.last == .some(nil))
  }
}

@MainActor
private final class Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor
private final class Told {
  var all: [String?] = []
}
