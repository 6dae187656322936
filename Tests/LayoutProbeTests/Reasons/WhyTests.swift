import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Reasons of sizes and places")
struct WhyTests: ReasonTests {
  /// Square characters of 10 points: what a text wants is known.
  private func why<V: View>(
    _ path: String, width: CGFloat = 300, height: CGFloat = 100,
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) async throws -> WhyReport {
    let probe = Probe("probe", size: CGSize(width: width, height: height)) { view() }
    let report = await ProbeRunner(environment: boxes).why(probe, path)
    return try #require(report.why)
  }

  @Test("a stack serves the least flexible first, and the others share what is left")
  func flexibility() async throws {
    let why = try await why("HStack/Color[0]") {
      HStack(spacing: 10) {
        Color.red
        box(40)
        Color.blue.frame(maxWidth: 60)
      }
    }
    expect(
      why, "Color red is 180×100, at 0,0", "300 - 20 of spacing = 280 for 3 children",
      "turn 1, frame width: 40, height: 10 (fixed): proposed 280 / 3 = 93.33, took 40, left 240",
      "turn 2, frame maxWidth: 60 (0 to 60): proposed 240 / 2 = 120, took 60, left 180",
      "turn 3, Color red (0 to inf): proposed 180, took 180, left 0")
  }

  @Test("of a stack with many turns, those before are summed, and the stack is not left out")
  func manyTurns() async throws {
    for count in 2...7 {
      let why = try await why("padding/HStack/Color[\(count)]") {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { box(CGFloat(10 + $0)) }
          Color.blue
        }
        .padding(5)
      }
      let taken = (0..<count - 1).reduce(0) { $0 + 10 + $1 }
      let left = 290 - taken - (10 + count - 1)
      expect(why, "in HStack", "turn \(count + 1), Color blue (0 to inf): proposed \(left), took")
      if count > 3 { expect(why, "turns 1 to \(count - 1), up to frame", "took \(taken) in all") }
    }
  }

  @Test("a higher priority is served first, with the minimum of the others kept")
  func priorities() async throws {
    func lines(_ priority: Double) async throws -> WhyReport {
      try await why("HStack/layoutPriority[1]") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 50)
          Color.blue.layoutPriority(priority)
        }
      }
    }
    let equal = try await lines(0)
    expect(
      equal, "turn 2, layoutPriority 0 (0 to inf): proposed 150, took 150", "least flexible first")
    let higher = try await lines(1)
    expect(
      higher, "highest priority first, 50 kept for the minimum of the others",
      "turn 1, layoutPriority 1 (priority 1, 0 to inf): proposed 250, took 250, left 0",
      "starts at 50: 50 of children before it + 0 of spacing")
    let lower = try await why("HStack/frame") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50)
        Color.blue.layoutPriority(1)
      }
    }
    expect(
      lower, "took 250, left 0",
      "(priority 0, 50 to inf), with 50 kept for its priority: "
        + "proposed 50, took 50, left 0")
  }

  @Test("a child's place is the sum of the children and the spacing before it")
  func place() async throws {
    let why = try await why("VStack/frame[2]") {
      VStack(spacing: 7) {
        box(10, 20)
        box(10, 30)
        box(10, 15)
      }
    }
    expect(
      why, "starts at 64: 50 of children before it + 14 of spacing", "100 - 14 of spacing = 86")
  }

  @Test("a stack that is asked for its ideal asks its children for theirs")
  func ideal() async throws {
    let why = try await why("HStack") {
      HStack(spacing: 5) {
        box(20)
        box(30)
      }.fixedSize()
    }
    expect(
      why, "nothing proposed along it: 2 children at their ideal, spacing 5",
      "in all 50 of children + 5 of spacing = 55", "in fixedSize", "content proposed nil×nil")
  }

  @Test("a stack of one child offers it all")
  func single() async throws {
    // One that is written as one child makes no stack.
    let why = try await why("VStack/Color", height: 80) {
      VStack { ForEach(0..<1, id: \.self) { _ in Color.red } }
    }
    expect(
      why, "80 - 0 of spacing = 80 for 1 child", "turn 1, Color red: proposed 80, took 80, left 0")
  }

  @Test("a fixed frame says its lengths")
  func fixedFrame() async throws {
    let why = try await why("frame") { box(40, 30) }
    expect(why, "proposed 300×100, answered 40×30", "width fixed at 40; height fixed at 30")
  }

  @Test("a frame with limits says which of them there were, and its content", arguments: [20, 400])
  func clamped(content: CGFloat) async throws {
    let why = try await why("frame") { box(content).frame(minWidth: 50, maxWidth: 200) }
    expect(
      why,
      "width: proposed 300, content \(NumberText.length(content)), at least 50, at most 200: 200"
    )
  }

  @Test("an ideal length counts where nothing is proposed")
  func idealFrame() async throws {
    let why = try await why("fixedSize/frame") {
      Color.red.frame(idealWidth: 70, idealHeight: 20).fixedSize()
    }
    expect(why, "width: proposed nil", "ideally 70: 70", "ideally 20: 20")
  }

  @Test("padding offers less and answers more")
  func padding() async throws {
    let why = try await why("padding") { box(40, 30).padding(8) }
    expect(
      why, "answered 56×46; content proposed 284×84, it took 40×30, plus 16 across and 16 down")
  }

  @Test("aspectRatio says what it offered")
  func aspectRatio() async throws {
    let why = try await why("Color") { Color.red.aspectRatio(2, contentMode: .fit) }
    expect(
      why, "Color red is 200×100", "in aspectRatio 2, fit",
      "content proposed 200×100, ratio 2 to 1 fitted, it took 200×100")
  }

  @Test("a text says what it wants, and whether it is wrapped or truncated")
  func texts() async throws {
    let free = try await why("Text") { Text("aaaa bbbb") }
    let wrapped = try await why("Text", width: 100) { Text("aaaa bbbb") }
    let cut = try await why("Text", width: 100) { Text("aaaa bbbb").lineLimit(1) }
    expect(free, "nothing is cut off")
    expect(wrapped, "it wants ", "wrapped into 2 lines")
    expect(cut, "truncated to 1 line (line limit 1)")
  }

  private struct Halves: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(width: 33, height: 44))
      }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + 12, y: bounds.minY + 5),
          proposal: ProposedViewSize(width: bounds.width / 2, height: 10))
      }
    }
  }

  @Test("of somebody's own layout it says what it was asked, proposed and placed")
  func customLayout() async throws {
    let why = try await why("Halves/Color") { Halves { Color.red } }
    expect(
      why, "in Halves: proposed 300×100, answered 300×100", "it proposed: 33×44 → 33×44",
      "it placed Color at 12,5, proposing 150×10: 150×10")
  }

  @Test("a deep chain is cut, and names what is left out")
  func deep() async throws {
    let why = try await why("Color") {
      VStack { HStack { Color.red.padding(1).padding(2).padding(3) }.padding(4) }.padding(5)
        .padding(6).padding(7)
    }
    #expect(why.lines.count == 8, "\(why.lines)")
    #expect(why.lines.last?.hasPrefix("  … and around that: ") == true, "\(why.lines)")
  }

  @Test("the reasons are those of the last layout, not of one before a change")
  func changed() async throws {
    struct Growing: View {
      @State private var width: CGFloat = 40

      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: width, height: 10)
          Color.blue
        }
        .onAppear { width = 90 }
      }
    }
    let why = try await why("HStack/Color") { Growing() }
    expect(why, "took 90, left 210", "proposed 210, took 210", "starts at 90")
  }

  @Test("a path is found by its end; several nodes, or none, are candidates")
  func paths() {
    let paths = ["VStack", "VStack/HStack[0]", "VStack/HStack[0]/Text", "VStack/Text[1]"]
    #expect(WhyReport.find("VStack/Text[1]", among: paths).index == 3)
    #expect(WhyReport.find("HStack/Text", among: paths).index == 2)
    #expect(WhyReport.find("HStack", among: paths).index == 1)
    #expect(WhyReport.find("Text", among: paths).similar == [paths[2], paths[3]])
    #expect(WhyReport.find("Tex", among: paths).index == nil)
    #expect(WhyReport.find("", among: paths).similar.isEmpty)
  }

  @Test("taking reasons down changes no frame, and a stack's numbers add up")
  func sums() {
    let view = VStack(spacing: 3) {
      HStack {
        Text("some words to wrap").layoutPriority(1)
        Color.red.frame(minWidth: 20)
        Spacer()
        box(33)
      }
      HStack(spacing: 2) {
        Text("a"); Color.blue.frame(maxWidth: 90).padding(3)
      }
    }
    let host = ViewHost(view, size: CGSize(width: 220, height: 300))
    let plain = ViewHost(view, size: CGSize(width: 220, height: 300))
    host.reasons = ReasonLog()
    host.layout()
    plain.layout()
    #expect(host.framesByPath == plain.framesByPath)
    for row in host.tree.children + [host.tree] {
      guard case .stack(let stack)? = host.reasons(of: row.reference).first?.reason else {
        Issue.record("no reason for \(row.path)")
        continue
      }
      let sum = stack.turns.reduce(0) { $0 + $1.length } + stack.distances.reduce(0, +)
      #expect(abs(sum - stack.length) < 1e-9)
      #expect(stack.turns.count == row.children.count)
      for turn in stack.turns {
        let child = row.children[turn.child]
        let length = stack.axis == .horizontal ? child.frame?.width : child.frame?.height
        #expect(length == CGFloat(turn.length))
        #expect(turn.offer == turn.available.map { max($0 / Double(turn.sharers), 0) })
      }
      for (turn, next) in zip(stack.turns, stack.turns.dropFirst())
      where turn.priority == next.priority {
        #expect(next.available == turn.available.map { $0 - turn.length })
        #expect(next.sharers == turn.sharers - 1)
      }
    }
  }
}
