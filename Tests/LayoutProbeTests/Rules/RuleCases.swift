import Foundation
import LayoutProbe
import Testing

/// For each rule that a single layout can break, a view that breaks it and its twin that keeps it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var rule: String
  var breaking: Probe
  var keeping: Probe

  var testDescription: String { rule }

  init<A: View, B: View>(
    _ rule: String, @ViewBuilder breaking: @escaping @MainActor @Sendable () -> A,
    @ViewBuilder keeping: @escaping @MainActor @Sendable () -> B
  ) {
    self.rule = rule
    self.breaking = Probe("breaking", view: breaking)
    self.keeping = Probe("keeping", view: keeping)
  }

  init(_ rule: String, breaking: Probe, keeping: Probe) {
    self.rule = rule
    self.breaking = breaking
    self.keeping = keeping
  }
}

/// One subview, at the origin of the bounds; what it answers is said by a closure.
struct Sized: Layout {
  let answer: @Sendable (ProposedViewSize) -> CGSize

  init(_ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) { self.answer = answer }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A row of subviews in their natural sizes; where each goes is said by a closure.
struct Placing: Layout {
  typealias Place = @Sendable (LayoutSubview, Int, CGPoint, CGRect, LayoutDirection) -> Void
  let place: Place

  init(_ place: @escaping Place) { self.place = place }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var offset = CGPoint.zero
    for (index, subview) in subviews.enumerated() {
      place(subview, index, offset, bounds, subviews.layoutDirection)
      offset.x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A row that keeps the widths of its subviews.
struct KeepingRow: Layout {
  enum Use { case none, once, byProposal }
  let use: Use

  struct Cache {
    var widths: [CGFloat]
    var first: CGFloat?
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(widths: subviews.map { $0.sizeThatFits(.unspecified).width })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let natural = (use == .none ? widths : cache.widths).reduce(0, +)
    let width = max(natural, proposal.width.map { min($0, 400) } ?? 0)
    guard use == .once else { return CGSize(width: width, height: 20) }
    cache.first = cache.first ?? width
    return CGSize(width: cache.first ?? width, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, use == .none ? [] : cache.widths) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += width
    }
    guard use == .none else { return }
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A column that asks as often as it is told.
struct AskingColumn: Layout {
  let asksAgain: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for index in subviews.indices {
      let own = subviews[index].sizeThatFits(.unspecified)
      size.width = max(size.width, own.width)
      size.height =
        asksAgain
        ? subviews[...index].map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
        : size.height + own.height
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// One subview that fills the layout; its height is asked for with a finite room or with none.
struct Filling: Layout {
  let asksNaturalHeight: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if asksNaturalHeight {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// Keeps its subviews beyond the call they were handed over for.
struct Escaping: Layout {
  @MainActor final class Keeper {
    var subviews: LayoutSubviews?
  }

  let keeper: Keeper

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { keeper.subviews = subviews }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

struct EscapingDemo: View {
  let isUsed: Bool
  @State private var keeper = Escaping.Keeper()

  var body: some View {
    Escaping(keeper: keeper) { Color.red }.onAppear {
      if isUsed { keeper.subviews?.first?.place(at: .zero, proposal: .unspecified) }
    }
  }
}

/// Hands its width to a binding.
struct Reporting: Layout {
  @Binding var width: CGFloat
  var times = 1
  var isGuarded = true

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
    let (times, isGuarded, width) = (times, isGuarded, $width)
    DispatchQueue.main.async {
      if isGuarded, width.wrappedValue == bounds.width { return }
      for step in (0..<times).reversed() { width.wrappedValue = bounds.width - CGFloat(step) }
    }
  }
}

struct ReportingDemo: View {
  var times = 1
  var isGuarded = true
  @State private var width: CGFloat = 0

  var body: some View {
    Reporting(width: $width, times: times, isGuarded: isGuarded) { Color.red.opacity(width / 200) }
  }
}

/// Rows that each note that they have appeared and how high they are, and a list that is filled in one
/// action: every action runs once.
struct VisibleRows: View {
  @State private var visible: Set<Int> = []
  @State private var heights: [Int: CGFloat] = [:]
  @State private var names: [String] = []

  var body: some View {
    VStack {
      ForEach(0..<6, id: \.self) { row in
        Color.red.frame(height: CGFloat(10 + row))
          .onAppear { visible.insert(row) }
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { heights[row] = $0 }
      }
      Text("\(visible.count) rows, \(heights.count) heights, \(names.count) names")
    }
    .onAppear { for number in 1...5 { names.append("name \(number)") } }
  }
}

/// Writes while its body is evaluated, or from the queue.
struct WritingDemo: View {
  let isPutOff: Bool
  @State private var value = 0

  var body: some View {
    GeometryReader { proxy in
      let _ = write(Int(proxy.size.width))
      Text("\(value)")
    }
  }

  private func write(_ new: Int) {
    if isPutOff {
      DispatchQueue.main.async { if value != new { value = new } }
    } else {
      value = new
    }
  }
}

/// A view that is made of itself, to a depth or without an end.
struct Branch: View {
  var rest: Int?

  var body: some View {
    if rest != 0 { AnyView(Branch(rest: rest.map { $0 - 1 })) } else { Color.red }
  }
}

/// Measures itself and lays out by that.
struct LoopDemo: View {
  enum Kind { case oscillating, churning, diverging, counting, settled }
  let kind: Kind
  @State private var width: CGFloat = 50
  @State private var token = UUID()
  // Nobody follows it to its end.
  @State private var count = 1_000_000

  var body: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        write($0)
      }
      .onChange(of: token, initial: true) {
        if kind == .churning { token = UUID() }
      }
      .onChange(of: count, initial: true) {
        if kind == .counting, count > 0 { count -= 1 }
      }
  }

  private func write(_ measured: CGFloat) {
    switch kind {
    case .oscillating: width = measured == 50 ? 60 : 50
    case .diverging: width = measured + 4
    case .churning, .counting, .settled: break
    }
  }
}

/// Changes every second.
struct TickDemo: View {
  let moves: Bool
  @State private var isOn = false

  var body: some View {
    (isOn ? Color.red : .blue).frame(width: moves && isOn ? 40 : 20, height: 20)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        isOn.toggle()
      }
  }
}

/// Subviews in a row between two lengths that animate.
struct Arc: Layout {
  enum Fault { case none, drops, swaps, rounds }
  var start: CGFloat
  var end: CGFloat
  let fault: Fault

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(start, end) }
    set {
      switch fault {
      case .none: (start, end) = (newValue.first, newValue.second)
      case .drops: start = newValue.first
      case .swaps: (start, end) = (newValue.second, newValue.first)
      case .rounds: (start, end) = (newValue.first.rounded(), min(newValue.second, 50))
      }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return CGSize(width: start + end + widths.reduce(0, +), height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX + start
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Two subviews at the ends of a spoke that turns.
struct Spoke: Layout {
  var degrees: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(degrees + 180 * Double(index)).radians
      subview.place(
        at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)),
        anchor: .center, proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

/// The same, asked for every frame.
struct TurningSpoke: Layout {
  var spoke: Spoke

  var animatableData: Double {
    get { spoke.degrees }
    set { spoke.degrees = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    spoke.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    spoke.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct SpokeDemo: View {
  let interpolates: Bool
  var end = 360.0
  var offset = 0.0
  @State private var degrees = 0.0

  var body: some View {
    let spoke = Spoke(degrees: degrees + offset)
    let layout = interpolates ? AnyLayout(TurningSpoke(spoke: spoke)) : AnyLayout(spoke)
    layout {
      Color.red
      Color.blue
    }
    .onAppear { withAnimation(.linear(duration: 1)) { degrees = end } }
  }
}

/// As wide as the share of something in a whole that may vanish on the way.
struct Share: Layout {
  var whole: Double
  let isGuarded: Bool

  var animatableData: Double {
    get { whole }
    set { whole = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let divisor = isGuarded ? max(abs(whole), 1) : abs(whole)
    return CGSize(width: 50 / divisor, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

struct ShareDemo: View {
  let isGuarded: Bool
  @State private var whole = -1.0

  var body: some View {
    Share(whole: whole, isGuarded: isGuarded) { Color.red }
      .onAppear { withAnimation { whole = 1 } }
  }
}

/// As wide as it is offered, but never less than its subviews are beside each other.
struct AtLeastNatural: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let natural = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
    let offered = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(natural, offered.width), height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Fills what it is offered up to 300 points, with 8 points around its subview.
struct InsetFill: Layout {
  let least: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: min(max(proposal.width ?? 200, least), 300), height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width - 16, height: 40))
    }
  }
}

/// A row in which each subview covers 6 points of the one before.
struct Overlapping: Layout {
  let isSubtracted: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let overlap = isSubtracted ? 6 * CGFloat(max(0, sizes.count - 1)) : 0
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) - overlap, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width - 6
    }
  }
}

/// Answers otherwise each time, or not.
final class Turns: @unchecked Sendable {
  private var count = 0
  func next() -> CGFloat {
    count += 1
    return CGFloat(count % 7)
  }
}

extension RuleCase {
  @ViewBuilder static var blocks: some View {
    Color.red.frame(width: 30, height: 20)
    Color.blue.frame(width: 50, height: 10)
    Color.green.frame(width: 20, height: 20)
  }

  /// Texts of several widths.
  @ViewBuilder static var lines: some View {
    Text("one")
    Text("twenty-two")
    Text("three")
  }

  /// Placed as they should be.
  static var row: some View {
    Placing { subview, _, offset, bounds, _ in
      subview.place(
        at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY), proposal: .unspecified)
    }() { blocks }
  }

  /// One in each place that a layout is asked for; the rest of its answers keep the contract.
  static let all: [RuleCase] = [
    RuleCase("size-inverted") {
      Sized { CGSize(width: $0.width == .infinity ? 0 : 50, height: 10) }() { Color.red }
    } keeping: {
      Sized { CGSize(width: min(max($0.width ?? 50, 30), 50), height: 10) }() { Color.red }
    },
    RuleCase("size-not-finite") {
      Sized { CGSize(width: $0.width ?? .infinity, height: 10) }() { Color.red }
    } keeping: {
      Sized { CGSize(width: $0.width ?? 80, height: 10) }() { Color.red }
    },
    RuleCase("size-negative") {
      Sized { CGSize(width: min(($0.width ?? 50) - 20, 30), height: 10) }() { Color.red }
    } keeping: {
      Sized { CGSize(width: max(0, min($0.width ?? 50, 30)), height: 10) }() { Color.red }
    },
    RuleCase("size-impure") {
      let counter = Turns()
      Sized { _ in CGSize(width: 10 + counter.next(), height: 10) }() { Color.red }
    } keeping: {
      Sized { _ in CGSize(width: 10, height: 10) }() { Color.red }
    },
    RuleCase("cache-stale") {
      KeepingRow(use: .once) { blocks }
    } keeping: {
      KeepingRow(use: .byProposal) { blocks }
    },
    RuleCase("cache-stale") {
      ColumnsInObject(keepsColumns: true) { blocks }
    } keeping: {
      ColumnsInObject(keepsColumns: false) { blocks }
    },
    RuleCase("place-not-finite") {
      Placing { subview, _, offset, bounds, _ in
        let x = offset.x == 0 ? CGFloat.nan : bounds.minX + offset.x
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }() { blocks }
    } keeping: {
      row
    },
    RuleCase("subview-escaped") {
      EscapingDemo(isUsed: true)
    } keeping: {
      EscapingDemo(isUsed: false)
    },
    RuleCase("write-during-layout") {
      WritingDemo(isPutOff: false)
    } keeping: {
      WritingDemo(isPutOff: true)
    },
    RuleCase("body-without-end") {
      Branch()
    } keeping: {
      Branch(rest: 20)
    },
    RuleCase("loop-oscillating") {
      LoopDemo(kind: .oscillating)
    } keeping: {
      LoopDemo(kind: .settled)
    },
    RuleCase("loop-churning") {
      LoopDemo(kind: .churning)
    } keeping: {
      LoopDemo(kind: .settled)
    },
    RuleCase("loop-diverging") {
      LoopDemo(kind: .diverging)
    } keeping: {
      LoopDemo(kind: .settled)
    },
    RuleCase("loop-undetermined") {
      LoopDemo(kind: .counting)
    } keeping: {
      LoopDemo(kind: .settled)
    },
    RuleCase("object-missing") {
      ObjectDemo()
    } keeping: {
      ObjectDemo().environmentObject(ObjectDemo.Settings(title: "Sample"))
    },
    RuleCase("id-ambiguous") {
      VStack { ForEach(["Ann", "Bob", "Ann"], id: \.self) { Text($0) } }
    } keeping: {
      VStack { ForEach(["Ann", "Bob", "Cay"], id: \.self) { Text($0) } }
    },
    RuleCase("id-ambiguous") {
      VStack { ForEach(ChangingID.all) { Text($0.name) } }
    } keeping: {
      VStack { ForEach(ChangingID.all, id: \.name) { Text($0.name) } }
    },
    RuleCase("layout-timed") {
      TickDemo(moves: true)
    } keeping: {
      TickDemo(moves: false)
    },
    RuleCase("ideal-outside-range") {
      Sized { CGSize(width: $0.width == nil ? 30 : 20, height: 10) }() { Color.red }
    } keeping: {
      Sized { _ in CGSize(width: 20, height: 10) }() { Color.red }
    },
    RuleCase("size-not-monotone") {
      Sized { proposal in
        let width = proposal.width ?? 80
        return CGSize(
          width: width >= 300 && width < 500 ? 60 : 80, height: 10)
      }() { Color.red }
    } keeping: {
      Sized { proposal in
        let width = proposal.width ?? 80
        return CGSize(width: width >= 300 ? 300 : 80, height: 10)
      }() { Color.red }
    },
    RuleCase("answer-not-stable") {
      Sized { CGSize(width: max(40, min($0.width ?? 200, 200) - 8), height: 10) }() {
        Color.red
      }
    } keeping: {
      Sized { CGSize(width: max(40, min($0.width ?? 200, 200)), height: 10) }() { Color.red }
    },
    RuleCase("bounds-origin-ignored") {
      Placing { subview, _, offset, _, _ in subview.place(at: offset, proposal: .unspecified) }() {
        blocks
      }
    } keeping: {
      row
    },
    RuleCase("place-missing") {
      Placing { subview, index, offset, bounds, _ in
        guard index != 1 else { return }
        subview.place(
          at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY), proposal: .unspecified)
      }() { blocks }
    } keeping: {
      row
    },
    RuleCase("place-twice") {
      Placing { subview, _, offset, bounds, _ in
        subview.place(at: bounds.origin, proposal: .unspecified)
        subview.place(
          at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY), proposal: .unspecified)
      }() { blocks }
    } keeping: {
      row
    },
    RuleCase("ten-point-fallback") {
      Sized { $0.replacingUnspecifiedDimensions() }() { Wide() }
    } keeping: {
      Sized { $0.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 30)) }() { Wide() }
    },
    RuleCase("unachievable-minimum") {
      Sized { proposal in
        CGSize(width: proposal.width == 0 ? 40 : 80, height: 10)
      }() { Color.red }
    } keeping: {
      Sized { _ in CGSize(width: 80, height: 10) }() { Color.red }
    },
    RuleCase("place-outside-bounds") {
      Placing { subview, _, offset, bounds, _ in
        subview.place(
          at: CGPoint(x: bounds.minX + offset.x + 5, y: bounds.minY), proposal: .unspecified)
      }() { blocks }
    } keeping: {
      row
    },
    RuleCase("direction-ignored") {
      Placing { subview, _, offset, bounds, direction in
        let width = subview.sizeThatFits(.unspecified).width
        let x =
          direction == .rightToLeft
          ? bounds.maxX - offset.x - width : bounds.minX + offset.x
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }() { blocks }
    } keeping: {
      row
    },
    RuleCase("animation-standstill") {
      SpokeDemo(interpolates: false)
    } keeping: {
      SpokeDemo(interpolates: true)
    },
    RuleCase("animation-breaks-contract") {
      ShareDemo(isGuarded: false)
    } keeping: {
      ShareDemo(isGuarded: true)
    },
    RuleCase("update-repeated") {
      ReportingDemo(times: 3)
    } keeping: {
      ReportingDemo(times: 2)
    },
    RuleCase("update-repeated") {
      ReportingDemo(times: 3)
    } keeping: {
      VisibleRows()
    },
    RuleCase("measures-everything") {
      Filling(asksNaturalHeight: true) {
        List { ForEach(0..<50, id: \.self) { Text("\($0)") } }
      }
    } keeping: {
      Filling(asksNaturalHeight: false) {
        List { ForEach(0..<50, id: \.self) { Text("\($0)") } }
      }
    },
    RuleCase("superlinear") {
      AskingColumn(asksAgain: true) { blocks }
    } keeping: {
      AskingColumn(asksAgain: false) { blocks }
    },
    RuleCase("size-fractional") {
      Sized { _ in CGSize(width: 100.0 / 3, height: 10) }() { Color.red }
    } keeping: {
      Sized { _ in CGSize(width: 33.5, height: 10) }() { Color.red }
    },
    RuleCase("write-repeated") {
      ReportingDemo(isGuarded: false)
    } keeping: {
      ReportingDemo(isGuarded: true)
    },
    RuleCase("room-unused") {
      GappedRow(counts: 3) { blocks }
    } keeping: {
      GappedRow(counts: 2) { blocks }
    },
    RuleCase("room-unused") {
      EqualCells(gaps: 3) { lines }
    } keeping: {
      EqualCells(gaps: 2) { lines }
    },
    RuleCase("place-outside-bounds") {
      EqualCells(gaps: 0) { lines }
    } keeping: {
      EqualCells(gaps: 2) { lines }
    },
    RuleCase("ideal-compressed") {
      Wrapping(unspecified: 0) { blocks }
    } keeping: {
      Wrapping(unspecified: .infinity) { blocks }
    },
    RuleCase("ideal-compressed") {
      Sized { proposal in
        let width = min(proposal.width ?? 0, 60)
        return CGSize(width: width, height: width / 2)
      }() { Color.red }
    } keeping: {
      Sized { proposal in
        let width = min(proposal.width ?? 60, 60)
        return CGSize(width: width, height: width / 2)
      }() { Color.red }
    },
    RuleCase("size-impure") {
      Sized { _ in CGSize(width: Date().timeIntervalSinceReferenceDate / 1e6, height: 10) }() {
        Color.red
      }
    } keeping: {
      Sized { _ in CGSize(width: 300, height: 40) }() { Text(Date(), style: .date) }
    },
    RuleCase("unrepeatable") {
      Text("Hello").font(.system(size: .random(in: 10...400)))
    } keeping: {
      Text("Hello").foregroundStyle(Color(red: .random(in: 0...1), green: 0, blue: 0))
    },
    RuleCase("argument-not-finite") {
      Color.red.frame(width: 10, height: 10).position(x: .nan, y: 10)
    } keeping: {
      Color.red.frame(width: 10, height: 10).position(x: 0, y: 10)
    },
    RuleCase("argument-invalid") {
      Color.red.frame(width: -10, height: 10)
    } keeping: {
      Color.red.frame(width: 0, height: 10)
    },
    RuleCase("argument-not-finite") {
      HStack {
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(VerticalAlignment.center) { $0.height / 0 }
        Color.blue.frame(width: 10, height: 10)
      }
    } keeping: {
      HStack {
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
        Color.blue.frame(width: 10, height: 10)
      }
    },
    RuleCase("size-excessive") {
      HStack {
        Color.red.frame(width: 10, height: 10)
          .alignmentGuide(VerticalAlignment.center) { _ in 1e9 }
        Color.red.frame(width: 10, height: 10)
      }
    } keeping: {
      ScrollView { Color.red.frame(height: 2_000_000) }
    },
    RuleCase("ten-point-fallback") {
      Sized { proposal in
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: min(max(size.width, 60), 900), height: 40)
      }() { Color.red }
    } keeping: {
      AtLeastNatural() { blocks }
    },
    RuleCase("unachievable-minimum") {
      InsetFill(least: 0) { Color.red }
    } keeping: {
      InsetFill(least: 16) { Color.red }
    },
    RuleCase("room-unused") {
      Overlapping(isSubtracted: false) { blocks }
    } keeping: {
      Overlapping(isSubtracted: true) { blocks }
    },
    RuleCase("animatable-data-lost") {
      Arc(start: 10, end: 30, fault: .drops) { blocks }
    } keeping: {
      Arc(start: 10, end: 30, fault: .none) { blocks }
    },
    RuleCase("cache-unused") {
      KeepingRow(use: .none) { blocks }
    } keeping: {
      KeepingRow(use: .byProposal) { blocks }
    },
  ]
}

private struct ObjectDemo: View {
  final class Settings: ObservableObject {
    @Published var title: String
    init(title: String) { self.title = title }
  }

  @EnvironmentObject private var settings: Settings

  var body: some View { Text(settings.title) }
}

private struct ChangingID: Identifiable {
  static let all = ["Ann", "Bob"].map { ChangingID(name: $0) }
  let name: String
  var id: UUID { UUID() }
}

/// Fills what it is offered, and is 30 points long by itself.
private struct Wide: View {
  var body: some View { Color.red.frame(idealWidth: 30, idealHeight: 30) }
}

/// A grid that keeps how many columns fit in an object, or finds it out from the bounds.
struct ColumnsInObject: Layout {
  private final class Memory {
    var columns = 1
  }

  let keepsColumns: Bool
  private let memory = Memory()

  private func columns(_ width: CGFloat?, _ subviews: Subviews) -> Int {
    guard let width, width.isFinite else { return subviews.count }
    return min(max(1, Int(width / 50)), subviews.count)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    memory.columns = columns(proposal.width, subviews)
    let rows = (subviews.count + memory.columns - 1) / memory.columns
    return CGSize(width: 50 * memory.columns, height: 30 * rows)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = keepsColumns ? memory.columns : columns(bounds.width, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(50 * (index % columns)),
          y: bounds.minY + CGFloat(30 * (index / columns))),
        proposal: ProposedViewSize(width: 50, height: 30))
    }
  }
}
