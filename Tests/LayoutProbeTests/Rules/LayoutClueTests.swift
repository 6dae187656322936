import Foundation
import Testing

@testable import LayoutProbe

@MainActor
@Suite("What a source says about a layout")
struct LayoutClueTests {
  private func findings(
    _ clues: [String: LayoutClues], _ answer: @escaping @Sendable (ProposedViewSize) -> CGSize
  ) async -> [Finding] {
    var runner = ProbeRunner()
    runner.clues = clues
    return await runner.run(Probe("") { Sized(answer)() { Color.red } }).findings
  }

  private func zero(_ axis: Axis) -> [String: LayoutClues] {
    var clues = LayoutClues()
    clues.zeroForUnspecified = [axis]
    return ["Sized": clues]
  }

  private func limit(
    isLower: Bool, idle: CGFloat, effective: CGFloat
  ) -> [String: LayoutClues] {
    var clues = LayoutClues()
    clues.doubledLimits = [
      .init(isLower: isLower, idle: idle, effective: effective, code: "max(max(a, 1), 2)")
    ]
    return ["Sized": clues]
  }

  @Test("0 for nil is found where the layout is at its minimum for it, and could be longer")
  func zeroForUnspecified() async {
    let filling: @Sendable (ProposedViewSize) -> CGSize = {
      CGSize(width: min(max($0.width ?? 0, 60), 900), height: 20)
    }
    let found = await findings(zero(.horizontal), filling)
    #expect(found.map(\.rule) == ["ideal-compressed"])
    #expect(found.first?.found == "60")
    #expect(found.first?.witness == ["nil×nil → 60×20", "0×nil → 60×20", "inf×nil → 900×20"])
    // Answers alone do not tell 0 from 60, which may be meant.
    #expect(await findings([:], filling).isEmpty)
    #expect(await findings(zero(.vertical), filling).isEmpty)
    // Nor does the source where the answer is another one, or the only one.
    #expect(
      await findings(zero(.horizontal)) {
        CGSize(width: min(max($0.width ?? 200, 60), 900), height: 20)
      }.isEmpty)
    #expect(await findings(zero(.horizontal)) { _ in CGSize(width: 60, height: 20) }.isEmpty)
  }

  @Test("0 for nil is no fault of a layout that asks its subviews how long they are")
  func contentInstead() async {
    var runner = ProbeRunner()
    runner.clues = ["AtLeastNatural": LayoutClues()]
    runner.clues["AtLeastNatural"]?.zeroForUnspecified = [.horizontal]
    let probe = Probe("") { AtLeastNatural()() { Color.red.frame(width: 40, height: 20) } }
    #expect(await runner.run(probe).findings.isEmpty)
  }

  @Test("of two limits of one kind, the one without effect is named if answers agree")
  func doubledLimits() async {
    let low = await findings(limit(isLower: true, idle: 60, effective: 500)) {
      CGSize(width: max(max($0.width ?? 100, 60), 500), height: 20)
    }
    #expect(low.map(\.rule) == ["unachievable-minimum"])
    #expect(
      low.first?.message
        == "Sized is never less than 500 wide: the limit of 60 in max(max(a, 1), 2) has no effect")
    #expect(low.first?.expected == "a width of 60 to 500")
    let high = await findings(limit(isLower: false, idle: 500, effective: 60)) {
      CGSize(width: 20, height: min(min($0.height ?? 100, 60), 500))
    }
    #expect(high.map(\.rule) == ["unachievable-minimum"])
    #expect(high.first?.message.hasPrefix("Sized is never more than 60 tall") == true)
    #expect(
      await findings(limit(isLower: true, idle: 60, effective: 500)) {
        CGSize(width: min(max($0.width ?? 100, 60), 500), height: 20)
      }.isEmpty)
    // A length that is always the same is no range.
    #expect(
      await findings(limit(isLower: true, idle: 60, effective: 500)) { _ in
        CGSize(width: 500, height: 20)
      }.isEmpty)
  }
}
