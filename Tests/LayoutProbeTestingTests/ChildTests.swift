import LayoutProbeTesting
import Testing

/// Whether this process is a child whose failures another one looks at.
enum Child {
  static let isRunning = ProcessInfo.processInfo.environment["LAYOUT_TEST_CHILD"] == "1"
}

/// Tests that must fail: run in a process of their own, and looked at from outside.
@MainActor
@Suite("Failing", .enabled(if: Child.isRunning))
struct ChildTests {
  @Test func sizes() async { await assertSizes(Badge(), ideal: CGSize(width: 41, height: 20)) }
  @Test func size() async {
    await assertSize(Badge(), proposal: .zero, is: CGSize(width: 40, height: 21))
  }
  @Test func contract() async { await assertSizeContract(Inverted { Color.red }) }
  @Test func settles() async { await assertSettles(Flipping()) }
  @Test func loops() async { await assertLoops(Badge(), as: .oscillating(period: 2)) }
  @Test func budget() async { await assertLayoutBudget(Approaching(), passes: 2) }
  @Test func frames() async {
    await assertFrames(Row(), in: CGSize(width: 100, height: 20), ["frame": .zero])
  }
  @Test func baseline() async { await assertMatchesBaseline(Badge(), named: "never recorded") }
  @Test(.layoutBudget(passes: 2)) func trait() async { await assertSettles(Approaching()) }
  @Test func expected() async {
    let report = await ProbeRunner().run(Probe("flipping") { Flipping() })
    if let loop = report.loop { #expect(loop.settles) }
  }
  @Test func known() async {
    await withKnownIssue { await assertSettles(Flipping()) }
  }
  @Test func detached() async {
    await Task.detached { await assertSettles(Flipping()) }.value
  }
  @Test func nothing() async { await assertSizes(Badge()) }
  @Test func together() async {
    await assertLayout(Flipping()) { layout in
      layout.sizes(ideal: CGSize(width: 51, height: 20))
      layout.frames(["nowhere": .zero])
    }
  }
  @Test func variants() async {
    await assertLayout(
      Row(), across: LayoutVariants(devices: [.iPhoneSE, .iPadMini], locales: ["de"])
    ) {
      $0.sizes(current: CGSize(width: 375, height: 667))
    }
  }
  @Test(arguments: ["a b", "c"]) func attached(text: String) async {
    await assertMatchesBaseline(Badge()) { "another layout" }
    await assertSize(HStack { Color.red }, proposal: .zero, is: CGSize(width: 1, height: 0))
  }
  @Test func twice() async {
    await assertMatchesBaseline(Badge(), named: "one")
    await assertMatchesBaseline(Row(), named: "one")
  }
}
