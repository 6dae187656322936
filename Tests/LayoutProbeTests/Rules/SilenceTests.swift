import Foundation
import LayoutProbe
import Testing

@MainActor
@Suite("A rule beside another")
struct SilenceTests {
  private func rules<V: View>(
    off: [String] = [], _ view: @escaping @autoclosure @MainActor @Sendable () -> V
  ) async -> [String] {
    var runner = ProbeRunner()
    for id in off { runner.rules.set(id, .off, because: "not selected", .flag) }
    return await runner.run(Probe("", view: view)).findings
      .filter { $0.suppression == nil }.map(\.rule)
  }

  @Test("says what one that is off would have said in its place")
  func off() async {
    let view = Sized { proposal in
      guard let width = proposal.width else { return CGSize(width: 60, height: 40) }
      return CGSize(width: max(0, width >= 300 && width < 500 ? 60 : 80), height: 40)
    }
    #expect(await rules(view() { Color.red }) == ["size-not-monotone"])
    #expect(
      await rules(off: ["size-not-monotone"], view() { Color.red }) == ["answer-not-stable"])
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
      await rules(off: ["answer-not-stable"], lying() { Color.red })
        == ["size-not-monotone", "unachievable-minimum"])
  }
}
