import Testing

@testable import LayoutProbe

private struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Loops that real projects had, each as it was broken and as it was mended.
@MainActor
@Suite("Loops of real projects")
struct LoopCaseTests {
  private func report<V: View>(_ view: @escaping @autoclosure () -> V) async -> LoopReport {
    await Settling().settle(in: CGSize(width: 300, height: 400)) {
      ViewHost(view(), size: CGSize(width: 300, height: 400))
    }
  }

  // MARK: A layout writes the path of its lines

  private struct LinesLayout: Layout {
    @Binding var lines: Path
    let isGuarded: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var path = Path()
      path.move(to: bounds.origin)
      path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      let isGuarded = isGuarded
      DispatchQueue.main.async {
        if isGuarded, lines.description == path.description { return }
        lines = path
      }
    }
  }

  private struct Lines: View {
    let isGuarded: Bool
    @State private var lines = Path()
    var body: some View {
      LinesLayout(lines: $lines, isGuarded: isGuarded) { Text("a") }
        .background { lines.stroke(.gray) }
    }
  }

  @Test("a path written after each placement churns; written when it differs, it settles")
  func lines() async {
    let broken = await report(Lines(isGuarded: false))
    #expect(broken.verdict == .churning)
    #expect(broken.firstOffendingWrite?.source?.name == "LinesLayout")
    #expect(broken.firstOffendingWrite?.source?.key == "lines")
    #expect(broken.remedies.first?.remedy == .equalityGuard)
    #expect(broken.states.map(\.effect) == [.paintOnly])
    #expect(!broken.ring.isEmpty)
    #expect(await report(Lines(isGuarded: true)).verdict == .settled(passes: 2))
  }

  private struct Loaded: View {
    @State private var isBegun = false
    @State private var rows = 0
    var body: some View {
      VStack { ForEach(0..<rows, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
        .onAppear {
          if !isBegun {
            isBegun = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { rows = 2 }
          }
        }
    }
  }

  @Test("a write that takes a pass in which nothing moves does not change the layout")
  func passOfItsOwn() async {
    let loaded = await report(Loaded())
    #expect(loaded.verdict == .settled(passes: 3))
    let effects = Dictionary(uniqueKeysWithValues: loaded.states.map { ($0.state, $0.effect) })
    #expect(effects == ["Loaded.isBegun": .paintOnly, "Loaded.rows": .layoutAffecting])
  }

  private struct Blinking: View {
    let grows: Bool
    @State private var width: CGFloat = 10
    @State private var hue = 0.0
    var body: some View {
      Color(hue: hue, saturation: 1, brightness: 1).frame(width: width, height: 10)
        .onChange(of: width, initial: true) {
          DispatchQueue.main.async {
            width = grows ? width + 1 : width == 10 ? 20 : 10
            hue = (hue * 100 + 1).truncatingRemainder(dividingBy: 100) / 100
          }
        }
    }
  }

  @Test("in a loop of frames, a colour that changes with them does not", arguments: [false, true])
  func colourInLoop(grows: Bool) async {
    let report = await report(Blinking(grows: grows))
    #expect(!report.verdict.isSettled)
    let effects = Dictionary(uniqueKeysWithValues: report.states.map { ($0.state, $0.effect) })
    #expect(effects == ["Blinking.width": .layoutAffecting, "Blinking.hue": .paintOnly])
  }

  // MARK: A wheel that turns its subviews

  private struct AngleKey: LayoutValueKey {
    static let defaultValue: Binding<Angle>? = nil
  }

  private struct Wheel: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 200)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let width = subview.sizeThatFits(.unspecified).width
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: .unspecified)
        DispatchQueue.main.async {
          subview[AngleKey.self]?.wrappedValue = .degrees(Double(width) + Double(index))
        }
      }
    }
  }

  private struct Turning: View {
    let feedsFrame: Bool
    @State private var angle = Angle.zero
    var body: some View {
      Wheel {
        if feedsFrame {
          Color.red.frame(width: 10 + angle.degrees, height: 10)
            .layoutValue(key: AngleKey.self, value: $angle)
        } else {
          Text("turned").rotationEffect(angle).layoutValue(key: AngleKey.self, value: $angle)
        }
      }
    }
  }

  @Test("an angle that only turns the drawing settles; one that feeds a frame grows")
  func turning() async {
    let fine = await report(Turning(feedsFrame: false))
    #expect(fine.verdict == .settled(passes: 2))
    #expect(fine.states.map(\.effect) == [.paintOnly])
    let broken = await report(Turning(feedsFrame: true))
    guard case .diverging(let rate, nil) = broken.verdict, abs(rate - 10) < 0.001 else {
      Issue.record("\(broken.verdict)")
      return
    }
    #expect(broken.states.map(\.effect) == [.layoutAffecting])
    #expect(broken.firstOffendingWrite?.source?.key == "AngleKey")
    #expect(broken.firstOffendingWrite?.source?.child == 0)
  }

  // MARK: A geometry reader's width starts a run anew

  private struct Marquee: View {
    let isGuarded: Bool
    @State private var width: CGFloat = 0
    @State private var run = UUID()
    var body: some View {
      Text("a text that scrolls")
        .id(isGuarded ? UUID?.none : run)
        .background(
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.width) }
        )
        .onPreferenceChange(HeightKey.self) { new in
          if isGuarded && abs(new - width) < 0.5 { return }
          width = new
          run = UUID()
        }
        .onChange(of: run) { _, _ in if !isGuarded { run = UUID() } }
    }
  }

  @Test("a run started anew by each measurement never settles; with a threshold it does")
  func marquee() async {
    let broken = await report(Marquee(isGuarded: false))
    #expect(broken.verdict == .churning)
    #expect(await report(Marquee(isGuarded: true)).verdict.isSettled)
  }

  // MARK: A preference sets state that changes the preference

  private struct Bouncing: View {
    let isGuarded: Bool
    @State private var height: CGFloat = 0
    var body: some View {
      Color.blue
        .frame(height: isGuarded ? max(height, 30) : (height > 40 ? 20 : 60))
        .background(
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
        )
        .onPreferenceChange(HeightKey.self) { height = $0 }
    }
  }

  @Test("a height that contradicts itself oscillates, with SwiftUI's message")
  func bouncing() async {
    let broken = await report(Bouncing(isGuarded: false))
    #expect(broken.verdict == .oscillating(period: 2, amplitude: 20))
    #expect(
      broken.hosts.map(\.message).contains(
        "Bound preference HeightKey tried to update multiple times per frame."))
    #expect(broken.remedies.contains { $0.remedy == .keepFirst })
    #expect(await report(Bouncing(isGuarded: true)).verdict.isSettled)
  }

  // MARK: A value that is rebuilt each time

  private struct Commands {
    var run: () -> Void
  }

  private struct Publishing: View {
    let isGuarded: Bool
    @State private var commands = Commands(run: {})
    @State private var count = 0
    var body: some View {
      let _ = commands
      Color.red.frame(width: 20, height: 20)
        .background(
          GeometryReader { proxy in
            let _ = publish(proxy.size)
            Color.clear
          })
    }

    private func publish(_ size: CGSize) {
      let isGuarded = isGuarded
      let count = count
      DispatchQueue.main.async {
        if isGuarded && count == 0 { return }
        commands = Commands(run: { print(size) })
        if !isGuarded { self.count = count + 1 }
      }
    }
  }

  @Test("a value with a closure, rebuilt by each update, never compares equal")
  func closures() async {
    let broken = await report(Publishing(isGuarded: false))
    #expect(broken.verdict == .churning)
    #expect(await report(Publishing(isGuarded: true)).verdict.isSettled)
  }

  // MARK: A background made from what the environment holds

  @Observable
  final class Model {
    var reads = 0
  }

  private struct Measuring: View {
    let model: Model
    let writesBack: Bool
    var body: some View {
      Text("\(model.reads)")
        .backgroundPreferenceValue(HeightKey.self) { _ in
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size, initial: true) { _, _ in
              if writesBack { model.reads = (model.reads + 1) % 100 * 1000 / 1000 }
            }
          }
        }
        .onChange(of: model.reads) { _, new in if writesBack { model.reads = new % 7 + 1 } }
    }
  }

  @Test("a measurement that writes what it reads never settles")
  func measuring() async {
    let model = Model()
    let broken = await report(Measuring(model: model, writesBack: true))
    #expect(!broken.verdict.isSettled)
    #expect(await report(Measuring(model: Model(), writesBack: false)).verdict.isSettled)
  }

  // MARK: Jitter below a pixel

  private struct Jitter: View {
    let threshold: CGFloat
    @State private var height: CGFloat = 20
    var body: some View {
      Color.red.frame(width: 10, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          let new = measured > 20.1 ? 20 : measured + 0.2
          if abs(new - height) > threshold { height = new }
        }
    }
  }

  @Test("jitter below a pixel is mended by a tolerance, and that is what is proposed")
  func jitter() async {
    let broken = await report(Jitter(threshold: 0))
    guard case .oscillating(2, let amplitude) = broken.verdict else {
      Issue.record("\(broken.verdict)")
      return
    }
    #expect(amplitude < 0.3)
    #expect(broken.remedies.first?.remedy == .halfPixelTolerance)
    #expect(await report(Jitter(threshold: 0.5)).verdict == .settled(passes: 1))
  }

  // MARK: A window that follows its content that follows the window

  private final class FollowingWindow: LayoutModel {
    private var width: CGFloat = 100
    private let margin: CGFloat

    init(margin: CGFloat) { self.margin = margin }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: (proposal.width ?? 50) + margin, height: 10)
    }

    func layoutPass(in size: CGSize) async -> LayoutPass {
      let new = sizeThatFits(ProposedViewSize(width: width, height: nil)).width
      let write = StateWrite(
        pass: 0, state: "window.width", stateID: 1, source: nil, phase: .outside,
        old: "\(width)", new: "\(new)", outcome: new == width ? .equal : .applied,
        hasSameContent: false)
      let isDone = new == width
      width = new
      return LayoutPass(
        frames: ["window": CGRect(x: 0, y: 0, width: width, height: 10)],
        states: [
          StateSnapshot(
            id: 1, name: "window.width", value: "\(width)", contentDigest: UInt64(width),
            numbers: [Double(width)])
        ], writes: [write], needsAnotherPass: !isDone)
    }
  }

  @Test("a window of another toolkit that follows its content grows for ever")
  func window() async {
    let broken = await Settling().settle(FollowingWindow(margin: 16), in: .zero)
    #expect(broken.verdict == .diverging(rate: 16))
    #expect(await Settling().settle(FollowingWindow(margin: 0), in: .zero).verdict.isSettled)
  }

  // MARK: Many heights are handed up

  private struct ManyHeights: View {
    let threshold: CGFloat
    @State private var height: CGFloat = 100
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { row in
            Text("row \(row)").frame(height: height / 8 + 1)
              .background(
                GeometryReader {
                  Color.clear.preference(key: SumKey.self, value: $0.size.height)
                })
          }
        }
      }
      .onPreferenceChange(SumKey.self) { if abs($0 - height) > threshold { height = $0 } }
    }
  }

  private struct SumKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test("heights that add up to more than they were made from grow; a threshold stops them")
  func manyHeights() async {
    let broken = await report(ManyHeights(threshold: 0))
    #expect(broken.verdict.name == "diverging")
    #expect(broken.firstOffendingWrite?.source?.name == "onPreferenceChange(SumKey)")
    #expect(await report(ManyHeights(threshold: 10)).verdict.isSettled)
  }

  // MARK: A preference scrolls, unconditionally

  private struct Scrolling: View {
    let isGuarded: Bool
    @State private var offset: CGFloat = 0
    var body: some View {
      ScrollViewReader { scroll in
        Color.red.frame(height: 20)
          .offset(y: offset)
          .background(
            GeometryReader {
              Color.clear.preference(
                key: HeightKey.self, value: $0.size.height + (isGuarded ? 0 : offset))
            }
          )
          .onPreferenceChange(HeightKey.self) { new in
            if isGuarded && new == offset { return }
            offset = new.truncatingRemainder(dividingBy: 60)
            scroll.scrollTo(1)
          }
      }
    }
  }

  @Test("scrolling by what scrolling changes never settles; guarded by equality it does")
  func scrolling() async {
    #expect(await report(Scrolling(isGuarded: false)).verdict.name == "oscillating")
    #expect(await report(Scrolling(isGuarded: true)).verdict.isSettled)
  }

  // MARK: Numbers that are none

  private struct NaNLayout: Layout {
    let isFinite: Bool
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let depth: CGFloat = isFinite ? 100 : .infinity
      let height = subviews[0].sizeThatFits(ProposedViewSize(width: 10, height: depth)).height
      subviews[0].place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + depth - height), proposal: .unspecified)
    }
  }

  @Test("infinity less infinity is no place, and SwiftUI's words say so")
  func notANumber() async {
    func issues(_ isFinite: Bool) async -> [String] {
      let host = ViewHost(NaNLayout(isFinite: isFinite) { Color.red })
      _ = await host.layoutPass(in: CGSize(width: 100, height: 100))
      return host.issues.map(\.message)
    }
    #expect(await issues(false).contains { $0.contains("view origin is invalid") })
    #expect(await issues(true).isEmpty)
  }

  @Test("a frame of infinite height is refused with SwiftUI's words")
  func infiniteFrame() async {
    func issues<V: View>(_ view: V) async -> [String] {
      let host = ViewHost(view)
      _ = await host.layoutPass(in: CGSize(width: 100, height: 100))
      return host.issues.map(\.message)
    }
    #expect(
      await issues(Color.red.frame(height: .infinity)).contains {
        $0.contains("Invalid frame dimension (negative or non-finite)")
      })
    #expect(await issues(Color.red.frame(maxHeight: .infinity)).isEmpty)
  }

  // MARK: A stack too slow to see

  private struct Nested: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Color.red.frame(width: 10, height: 10)
      } else {
        VStack(alignment: .leading) {
          AnyView(Nested(depth: depth - 1)).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  @Test("flexible frames nested deeply cost in proportion to their depth")
  func nestedFrames() async {
    func asked(_ depth: Int) async -> Int {
      let host = ViewHost(Nested(depth: depth))
      return await host.layoutPass(in: CGSize(width: 100, height: 100)).calls.sized
    }
    let (some, more) = (await asked(20), await asked(40))
    #expect(more < 3 * some, "\(some) questions at depth 20, \(more) at depth 40")
  }

  // MARK: Reports

  @Test("a report is the same after a trip through JSON, and in every run")
  func determinism() async throws {
    let first = await report(Bouncing(isGuarded: false))
    let second = await report(Bouncing(isGuarded: false))
    #expect(first == second)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(LoopReport.self, from: data) == first)
  }
}
