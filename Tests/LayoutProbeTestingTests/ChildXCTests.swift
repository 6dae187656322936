import LayoutProbeTesting
import XCTest

/// The same under XCTest.
final class ChildXCTests: XCTestCase {
  override func setUp() async throws { try XCTSkipUnless(Child.isRunning) }

  @MainActor func testSizes() async {
    await assertSizes(Badge(), ideal: CGSize(width: 41, height: 20))
  }
  @MainActor func testSize() async {
    await assertSize(Badge(), proposal: .zero, is: CGSize(width: 40, height: 21))
  }
  @MainActor func testContract() async { await assertSizeContract(Inverted { Color.red }) }
  @MainActor func testSettles() async { await assertSettles(Flipping()) }
  @MainActor func testLoops() async {
    await assertLoops(Badge(), as: .oscillating(period: 2))
  }
  @MainActor func testBudget() async { await assertLayoutBudget(Approaching(), passes: 2) }
  @MainActor func testFrames() async {
    await assertFrames(Row(), in: CGSize(width: 100, height: 20), ["frame": .zero])
  }
  @MainActor func testBaseline() async {
    await assertMatchesBaseline(Badge(), named: "never recorded")
  }
  func testDetached() async {
    await Task.detached { await assertSettles(Flipping()) }.value
  }
  @MainActor func testNothing() async { await assertSizes(Badge()) }
}

/// What holds passes under XCTest too.
final class PassingXCTests: XCTestCase {
  @MainActor func testEachHelperPasses() async {
    await assertSizes(Badge(), minimum: CGSize(width: 40, height: 20))
    await assertSize(Badge(), proposal: .unspecified, is: CGSize(width: 40, height: 20))
    await assertSizeContract(Badge())
    await assertSettles(Badge(), within: 1)
    await assertLoops(Flipping(), as: .oscillating(period: 2))
    await assertLayoutBudget(Approaching(), passes: 10)
    await assertFrames(
      Row(), in: CGSize(width: 100, height: 20),
      ["frame": CGRect(x: 0, y: 0, width: 40, height: 20)])
    await assertSizes(Cells(), ideal: CGSize(width: 80, height: 24))
  }
}
