import Testing

@testable import LayoutProbe

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@MainActor
@Suite("Random feedback systems")
struct FeedbackTests {
  private func verdict(_ rule: Feedback, _ by: FeedbackPath, _ bystanders: Int) async -> LoopVerdict
  {
    let size = CGSize(width: 393, height: 852)
    let make = { () -> any LayoutModel in
      ViewHost(FeedbackView(rule: rule, by: by, bystanders: bystanders), size: size)
    }
    return await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
  }

  @Test("systems whose end is known by construction get the verdict that is known")
  func knownVerdicts() async {
    var random = SeededGenerator(seed: 20_26)
    var right = 0
    let count = 60
    for number in 0..<count {
      let by = FeedbackPath.allCases.randomElement(using: &random) ?? .geometryChange
      let rule: Feedback =
        switch number % 5 {
        case 0: .settling(Int.random(in: 1...40, using: &random))
        case 1: .oscillating(Int.random(in: 2...50, using: &random))
        case 2: .diverging(CGFloat(Int.random(in: 1...60, using: &random)) / 2)
        case 3: .approaching(CGFloat(Int.random(in: 30...300, using: &random)))
        default: .churning
        }
      let path: FeedbackPath = if case .churning = rule { .layoutValue } else { by }
      let bystanders = Int.random(in: 0...6, using: &random)
      let found = await verdict(rule, path, bystanders)
      if rule.agrees(with: found) {
        right += 1
      } else {
        Issue.record("\(rule) by \(path): \(found)")
      }
    }
    print("feedback: \(right) of \(count) systems got the verdict that is known")
  }

  private struct Rows: View {
    let count: Int
    @State private var measured: Set<Int> = []

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Color.red.frame(height: measured.contains(row) ? 2 : 1)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { _ in
              // One row at a time, from the last on: the next is measured when the one below it is.
              if measured.count == count - 1 - row { measured.insert(row) }
            }
            .onChange(of: measured.count) { _, done in
              if done == count - 1 - row { measured.insert(row) }
            }
        }
      }
    }
  }

  @Test("many rows that each need one more pass are work, not a loop")
  func honestWork() async {
    let count = 200
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Rows(count: count), size: size) }
    let verdict = await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    guard case .settled(let passes) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    // Two rows at most become measured in one pass.
    #expect(passes > count / 2)
  }

  private struct Revealing: View {
    let end: Int
    @State private var shown = 1

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<shown, id: \.self) { _ in Color.red.frame(width: 10, height: 5) }
      }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { _ in
        shown = min(shown + 1, end)
      }
    }
  }

  @Test("rows that appear one by one until all are there do not diverge")
  func revealing() async {
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Revealing(end: 150), size: size) }
    let verdict = await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    #expect(verdict == .settled(passes: 150))
  }

  private struct Bounded: View {
    let end: CGFloat
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 5)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = min($0 + 7, end) }
    }
  }

  @Test("steady growth that ends somewhere far away does not diverge")
  func boundedGrowth() async {
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Bounded(end: 710), size: size) }
    let verdict = await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    #expect(verdict == .settled(passes: 101))
  }

  private final class Countdown: ObservableObject {
    @Published var left = 30
  }

  private struct Counting: View {
    @StateObject private var countdown = Countdown()
    var body: some View {
      Color.red
        .onChange(of: countdown.left, initial: true) { _, left in
          if left > 0 { countdown.left = left - 1 }
        }
    }
  }

  @Test("an object that counts down while nothing moves is no loop")
  func countdown() async {
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Counting(), size: size) }
    let verdict = await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    #expect(verdict == .settled(passes: 31))
  }

  private struct Counter: View {
    let start: Int
    @State private var left = -1
    var body: some View {
      Color.red
        .onAppear { left = start }
        .onChange(of: left) { _, new in if new > 0 { left = new - 1 } }
    }
  }

  @Test("a number that counts down settles, however long; followed for less, it is undetermined")
  func longCountdown() async {
    let size = CGSize(width: 100, height: 100)
    func ending(_ start: Int, _ limits: LoopLimits = LoopLimits()) async -> LoopVerdict {
      let make = { () -> any LayoutModel in ViewHost(Counter(start: start), size: size) }
      return await LayoutRun(make(), in: size, limits, makeAnother: make).run().verdict
    }
    #expect(await ending(100) == .settled(passes: 102))
    #expect(await ending(3_000) == .settled(passes: 3_002))
    #expect(
      await ending(3_000, LoopLimits(maximumPasses: 256)) == .undetermined(limit: 256))
  }

  private struct Animations: View {
    @State private var value = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 + value), height: 10)
        .onAppear {
          for duration in 1...6 {
            withAnimation(.linear(duration: Double(duration))) { value = duration % 2 }
          }
        }
    }
  }

  @Test("writes under several animations wait for their turn and are no loop")
  func animations() async {
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Animations(), size: size) }
    let verdict = await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    #expect(verdict == .settled(passes: 7))
  }

  private struct Endless: View {
    @State private var shown = 1
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<shown, id: \.self) { _ in Color.red.frame(width: 10, height: 5) }
      }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { _ in shown += 1 }
    }
  }

  @MainActor
  private final class Pager: ObservableObject {
    let pages: Int
    @Published private(set) var rows = Array(1...20)

    init(pages: Int) { self.pages = pages }

    func loadMore(after row: Int) {
      guard row == rows.last, rows.count < 20 * pages else { return }
      Task {
        try? await Task.sleep(for: .milliseconds(120))
        rows += rows.count + 1...rows.count + 20
      }
    }
  }

  private struct Feed: View {
    @StateObject var pager: Pager
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(pager.rows, id: \.self) { row in
            Color.red.frame(height: 8).padding(1).onAppear { pager.loadMore(after: row) }
          }
        }
      }
    }
  }

  @Test("pages that a plain stack loads all at once diverge, and settle where there is a last one")
  func pages() async {
    let size = CGSize(width: 100, height: 100)
    func verdict(_ pages: Int) async -> LoopVerdict {
      let make = { () -> any LayoutModel in
        ViewHost(Feed(pager: Pager(pages: pages)), size: size)
      }
      return await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    }
    let endless = await verdict(1_000_000)
    #expect(endless == .diverging(rate: 200), "\(endless)")
    let ending = await verdict(60)
    #expect(ending.isSettled, "\(ending)")
  }

  private struct Texts: View {
    @State private var rounds = 0
    var body: some View {
      Text("\(rounds)").frame(width: CGFloat(10 + (rounds * 7_919) % 31), height: 10)
        .task(id: rounds) {
          try? await Task.sleep(for: .milliseconds(1))
          if rounds < 4_000 { rounds += 1 }
        }
    }
  }

  @Test("a task that starts itself again ends, however many there are before")
  func manyTasks() async {
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Texts(), size: size) }
    let verdict = await LayoutRun(make(), in: size, LoopLimits(), makeAnother: make).run().verdict
    #expect(!verdict.isOfConcern(followsClocks: false), "\(verdict)")
  }

  @Test("rows that appear one by one without end diverge")
  func endless() async {
    let size = CGSize(width: 100, height: 100)
    let make = { () -> any LayoutModel in ViewHost(Endless(), size: size) }
    let verdict = await LayoutRun(
      make(), in: size, LoopLimits(maximumPasses: 120), makeAnother: make
    ).run().verdict
    #expect(verdict == .diverging(rate: 5))
  }

  private struct Factor: View {
    let factor: CGFloat
    @State private var height: CGFloat = 10
    var body: some View {
      Color.red.frame(width: 40, height: height)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0 * factor + 20
        }
    }
  }

  private struct Scaled: View {
    let step: CGFloat
    @State private var scale: CGFloat = 1
    var body: some View {
      Color.red.frame(width: 100 * scale, height: 40)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          scale = $0 / 100 + step
        }
    }
  }

  private func report(_ view: some View) async -> LoopReport {
    let size = CGSize(width: 100, height: 100)
    return await Settling().settle(in: size) { ViewHost(view, size: size) }
  }

  @Test("what grows by a factor is told by the factor, what grows by a length by the length")
  func factor() async {
    let doubling = await report(Factor(factor: 2)).verdict
    #expect(doubling.description == "never settles: it grows by a factor of 2 each pass")
    let adding = await report(Factor(factor: 1)).verdict
    #expect(adding.description == "never settles: it grows by 20 pt each pass")
  }

  @Test("a tolerance of half a pixel is offered for lengths, not for a scale")
  func tolerance() async {
    let coarse = await report(Scaled(step: 0.1))
    #expect(!coarse.verdict.isSettled)
    #expect(!coarse.remedies.map(\.remedy).contains(.halfPixelTolerance))
    let tolerance = Remedy.halfPixelTolerance
    #expect(tolerance.isMeant(for: .diverging(rate: 0.2), writing: 1.1))
    #expect(!tolerance.isMeant(for: .diverging(rate: 0), writing: 1.1), "without end")
    #expect(tolerance.isMeant(for: .oscillating(period: 2, amplitude: 0.5), writing: 1.1))
    #expect(!tolerance.isMeant(for: .oscillating(period: 2, amplitude: 25), writing: 1.1))
    #expect(tolerance.isMeant(for: .oscillating(period: 2, amplitude: 25), writing: 100.3))
    #expect(Remedy.roundToPixel.isMeant(for: .oscillating(period: 2, amplitude: 25), writing: 1))
  }
}
