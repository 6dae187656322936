import Foundation
import LayoutProbe
import Testing

@MainActor
@Suite("A rule beside another")
struct SilenceTests {
  private func rules<V: View>(
    without: [String] = [], _ view: @escaping @autoclosure @MainActor @Sendable () -> V
  ) async -> [String] {
    var runner = ProbeRunner()
    runner.rules.leaveOut(without, because: "not chosen", .flag)
    return await runner.run(Probe("", view: view)).findings
      .filter { $0.suppression == nil }.map(\.rule)
  }

  /// A size of its own, or that of its largest subview, in which all subviews are placed.
  private struct Ring: Layout {
    var asks = false

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let largest = subviews.map { asks ? $0.sizeThatFits(.unspecified).height : 20 }.max() ?? 0
      return CGSize(width: largest, height: largest)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  @Test("says nothing of samples that are larger than the size that a layout has by itself")
  func samples() async {
    func rules(asks: Bool) async -> Set<String> {
      let list = SourceProbeList()
      list.add(layout: "Ring", file: "Ring.swift", line: 1) { Ring(asks: asks) }
      let reports = await ProbeRunner().reports(list.probes)
      return Set(reports.flatMap(\.findings).map(\.rule))
    }
    #expect(await rules(asks: true).contains("place-outside-bounds"))
    #expect(await !rules(asks: false).contains("place-outside-bounds"))
    // Views that the user put there are no samples.
    let own = await self.rules(Ring() { Color.red.frame(width: 60, height: 40) })
    #expect(own == ["place-outside-bounds"])
  }

  @Test("says what one that was not chosen would have said in its place")
  func notChosen() async {
    let view = Sized { proposal in
      guard let width = proposal.width else { return CGSize(width: 80, height: 40) }
      return CGSize(width: max(0, width >= 300 && width < 500 ? 60 : 80), height: 40)
    }
    #expect(await rules(view() { Color.red }) == ["size-not-monotone"])
    #expect(
      await rules(without: ["size-not-monotone"], view() { Color.red }) == ["answer-not-stable"])
  }

  @Test("says what answers that fall at another length are no reason for")
  func otherCause() async {
    let unstable = Sized { proposal in
      let width = proposal.width.map { $0.isInfinite ? 400 : $0 } ?? 200
      return CGSize(width: max(0, width - 32), height: 50)
    }
    #expect(
      await rules(unstable() { Color.red }) == ["size-not-monotone", "answer-not-stable"])
    let lying = Sized { proposal in
      guard let width = proposal.width, width > 0 else { return CGSize(width: 80, height: 40) }
      return CGSize(width: width < 90 ? 100 : width.isInfinite ? 300 : width + 20, height: 40)
    }
    #expect(
      await rules(lying() { Color.red }).contains("size-not-monotone"))
    #expect(
      await rules(without: ["answer-not-stable"], lying() { Color.red })
        == ["size-not-monotone", "unachievable-minimum"])
  }

  /// A row whose width is said by a closure, placed 5 points too low.
  private func low(_ width: @escaping @Sendable (CGFloat?, CGFloat) -> CGFloat) -> Shifted {
    Shifted(width: width, fault: .low)
  }

  @Test("says what is wrong on the other axis than an infinite, negative or fixed length")
  func otherAxis() async {
    #expect(
      await rules(low { $0 ?? $1 / 0 }() { RuleCase.blocks })
        == ["size-not-finite", "place-outside-bounds"])
    #expect(
      await rules(low { ($0 ?? $1 + 20) - 20 }() { RuleCase.blocks })
        == ["size-negative", "place-outside-bounds"])
    #expect(
      await rules(
        low { width, _ in
          ProposedViewSize(width: width, height: nil).replacingUnspecifiedDimensions().width
        }() { RuleCase.blocks })
        == ["ten-point-fallback", "place-outside-bounds"])
    #expect(
      await rules(Shifted(width: { max($0 ?? 0, $1) }, fault: .lowFromZero)() { RuleCase.blocks })
        == ["bounds-origin-ignored", "place-outside-bounds"])
  }

  @Test(
    "says what does not follow from a size",
    arguments: [
      (Shifted.Fault.missing, "place-missing"), (.twice, "place-twice"),
      (.fromZero, "bounds-origin-ignored"), (.mirrored, "direction-ignored"),
    ])
  func places(fault: Shifted.Fault, rule: String) async {
    #expect(
      await rules(Shifted(width: { $0 ?? $1 / 0 }, fault: fault)() { RuleCase.blocks })
        == ["size-not-finite", rule])
    #expect(
      await rules(
        Shifted(width: { ($0 ?? $1 + 20) - 20 }, fault: fault)() { RuleCase.blocks })
        == ["size-negative", rule])
  }

  @Test("says how often subviews are placed where sizes are drawn at random")
  func random() async {
    let width: @Sendable (CGFloat?, CGFloat) -> CGFloat = { max($0 ?? 0, $1) + .random(in: 0...9) }
    #expect(
      await rules(Shifted(width: width, fault: .missing)() { RuleCase.blocks })
        == ["size-impure", "place-missing"])
    #expect(
      await rules(Shifted(width: width, fault: .twice)() { RuleCase.blocks })
        == ["size-impure", "place-twice"])
  }
}

/// A row of subviews with one fault in how they are placed.
struct Shifted: Layout {
  enum Fault { case low, lowFromZero, fromZero, missing, twice, mirrored }
  /// The width for a proposed one and the sum of the subviews' own.
  let width: @Sendable (CGFloat?, CGFloat) -> CGFloat
  let fault: Fault

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: width(proposal.width, sizes.map(\.width).reduce(0, +)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var offset: CGFloat = 0
    for subview in fault == .missing ? subviews.dropLast() : subviews[...] {
      let width = subview.sizeThatFits(.unspecified).width
      let isMirrored = fault == .mirrored && subviews.layoutDirection == .rightToLeft
      let x =
        isMirrored
        ? bounds.maxX - offset - width : offset + (fault == .lowFromZero ? 0 : bounds.minX)
      let y = fault == .fromZero ? 0 : bounds.minY + (isLow ? 5 : 0)
      for _ in 0..<(fault == .twice ? 2 : 1) {
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      }
      offset += width
    }
  }

  private var isLow: Bool { fault == .low || fault == .lowFromZero }
}

@MainActor
@Suite("A cache that is stale")
struct StaleCacheTests {
  private func rules<V: View>(
    _ view: @escaping @autoclosure @MainActor @Sendable () -> V
  ) async -> [String] {
    await ProbeRunner().run(Probe("", view: view)).findings.map(\.rule)
  }

  @Test("is told once, not by the answers that it makes wrong")
  func once() async {
    let view = Keyed(key: { $0.width ?? 0 }) {
      Text("Some words here that wrap")
      Text("and more of them")
    }
    #expect(await rules(view) == ["cache-stale"])
  }

  @Test("is found where lengths that are not the same share a key")
  func wholeNumbers() async {
    let view = Keyed(key: { ($0.width ?? -1).rounded(.down) }) {
      Text("Some words here that wrap")
      Text("and more of them")
    }
    #expect(await rules(view) == ["cache-stale"])
    let exact = Keyed(key: { $0.width ?? -1 }) {
      Text("Some words here that wrap")
      Text("and more of them")
    }
    #expect(await rules(exact) == [])
  }
}

/// A column that keeps the sizes that it had, by a key made of the proposal.
private struct Keyed: Layout {
  let key: @Sendable (ProposedViewSize) -> CGFloat

  func makeCache(subviews: Subviews) -> [CGFloat: CGSize] { [:] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat: CGSize]
  ) -> CGSize {
    if let kept = cache[key(proposal)] { return kept }
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    let size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    cache[key(proposal)] = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [CGFloat: CGSize]
  ) {
    var y = bounds.minY
    for subview in subviews {
      let room = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: room)
      y += subview.sizeThatFits(room).height
    }
  }
}
