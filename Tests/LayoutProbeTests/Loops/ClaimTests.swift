import Testing

@testable import LayoutProbe

@MainActor
@Suite("Nothing is claimed before its proof")
struct ClaimTests {
  @Test(
    "what ends is followed to its end, and what never does is said to", arguments: ClaimCase.all)
  func verdict(_ claim: ClaimCase) async {
    let found = await LayoutRun(
      claim.make(), in: ClaimCase.size, LoopLimits(), makeAnother: claim.make
    ).run().verdict
    switch claim.truth {
    case .settles(let passes): #expect(found == .settled(passes: passes))
    case .loops(let name): #expect(found.name == name, "\(found)")
    }
  }

  @Test("a loop that is evident at once is shown by its first passes, however long it is confirmed")
  func firstPasses() async throws {
    let claim = try #require(ClaimCase.all.first { $0.name == "padding that grows" })
    let report = await Settling().settle(in: ClaimCase.size, making: claim.make)
    #expect(report.verdict == .diverging(rate: 2))
    #expect(report.passes.map(\.number) == Array(1...report.passes.count))
    #expect(report.passes.count < 40)
    #expect(report.states.first?.applied == report.passes.count)
    #expect(report.explanationIsCut == nil)
  }

  @Test("a loop that begins late is shown by its last passes, with their numbers")
  func lastPasses() async throws {
    let claim = try #require(ClaimCase.all.first { $0.name == "a loop after 300 quiet passes" })
    let report = await Settling().settle(in: ClaimCase.size, making: claim.make)
    #expect(report.verdict == .oscillating(period: 2, amplitude: 10))
    let numbers = report.passes.map(\.number)
    #expect(numbers.first == 1)
    #expect(numbers.last ?? 0 > 300)
    #expect(numbers == numbers.sorted())
    #expect(!report.ring.isEmpty)
  }

  @Test("the steps of a loop name the program's views, and none that SwiftUI's own are made of")
  func steps() async throws {
    let claim = try #require(
      ClaimCase.all.first { $0.name == "a text and a list of all that it was" })
    let report = await Settling().settle(in: ClaimCase.size, making: claim.make)
    let bodies = report.ring.map(\.text).filter { $0.contains(".body") }
    #expect(bodies == ["LoggedText.body is evaluated again"])
    // Frames that were the same for a while are no period.
    #expect(!report.verdict.description.contains("every 1 "))
  }

  private struct Growing: View {
    @State private var height = 10.0
    var body: some View {
      Color.red.frame(width: 40, height: height)
        .onGeometryChange(for: Double.self) {
          $0.size.height
        } action: {
          height = $0 + 7
        }
    }
  }

  @Test("the frames of a feedback cycle are those that its write makes")
  func framesOfWrite() async throws {
    let report = await Settling().settle(in: ClaimCase.size) { ViewHost(Growing()) }
    let texts = report.ring.map(\.text)
    let written = texts.compactMap {
      $0.firstMatch(of: #/height becomes ([\d.]+) \(it was ([\d.]+)\)/#)?.output
    }
    let write = try #require(written.first)
    let frame = try #require(texts.first { $0.contains(" goes from ") })
    let heights = frame.matches(of: #/40×([\d.]+)/#).map { Double($0.output.1) }
    #expect(heights == [Double(write.2), Double(write.1)], "\(texts)")
  }

  @Test("writes of a long run are all counted, also of passes that are not kept")
  func counts() async throws {
    let claim = try #require(ClaimCase.all.first { $0.name == "500 steps" })
    let report = await Settling().settle(in: ClaimCase.size, making: claim.make)
    #expect(report.states.map(\.applied) == [500])
    #expect(report.passes.count <= 100)
  }

  @Test("a period is found that is made of values which come more than once")
  func periods() {
    for pattern in [[1, 1, 2, 2], [1, 2, 1, 3], [7], Array(repeating: 5, count: 90) + [6]] {
      var search = PeriodSearch()
      for index in 0..<(40 + 4 * pattern.count) {
        search.append(UInt64(pattern[index % pattern.count]))
      }
      #expect(search.period == pattern.count)
      #expect(search.isEvident)
    }
    var search = PeriodSearch()
    for number in 0..<100 { search.append(UInt64(number)) }
    #expect(search.period == 0)
  }

  @Test("growth is seen over windows, an approach to a limit is none")
  func growth() {
    func goesOn(_ value: (Int) -> Double) -> Bool {
      var growth = Growth()
      for pass in 0..<1_000 { growth.append(value(pass)) }
      return growth.goesOn
    }
    #expect(goesOn { Double($0) })
    #expect(goesOn { Double($0 / 3) })
    #expect(goesOn { Double($0 / 10 + ($0 % 7) * 5) })
    #expect(goesOn { Double($0).squareRoot() })
    #expect(!goesOn { _ in 5 })
    #expect(!goesOn { -Double($0) })
    #expect(!goesOn { Double($0 % 40) })
    #expect(!goesOn { Double($0 % 700) })
    #expect(goesOn { $0 < 200 ? 300 : Double($0) })
    #expect(!goesOn { 300 - 300 * Foundation.exp(-Double($0) / 50) })
  }

  @Test("a replay that loops is given up after a few passes")
  func replays() async throws {
    for claim in ClaimCase.all {
      guard case .loops = claim.truth else { continue }
      var work = 0
      let run = LayoutRun(claim.make(), in: ClaimCase.size, LoopLimits())
      #expect(await run.settles(within: 1_200, spending: &work) == nil)
      #expect(work > 0)
    }
    let claim = try #require(ClaimCase.all.first { $0.name == "a countdown" })
    var work = 0
    let run = LayoutRun(claim.make(), in: ClaimCase.size, LoopLimits())
    #expect(await run.settles(within: 100, spending: &work)?.passes == 31)
  }
}
