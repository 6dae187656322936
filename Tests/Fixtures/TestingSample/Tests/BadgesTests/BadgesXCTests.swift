// The assertions measure HeadlessUI's views. Elsewhere SwiftUI is Apple's, and nothing is tested here.
#if os(Linux)
  @testable import Badges
  import LayoutProbeTesting
  import XCTest

  @MainActor
  final class BadgesXCTests: XCTestCase {
    func testBadges() async {
      await assertSizes(Badges(), ideal: CGSize(width: 136, height: 20))
      await assertSize(Badges(), proposal: .zero, is: CGSize(width: 136, height: 20))
      await assertSizeContract(Badges())
      await assertSettles(Badges(), within: 1)
      await assertLoops(RestlessBadge(), as: .oscillating(period: 2))
      await assertLayoutBudget(Badges(), passes: 1)
      await assertFrames(
        Badges(), in: CGSize(width: 136, height: 20),
        ["BadgeRow/frame[2]/Color": CGRect(x: 96, y: 0, width: 30, height: 10)])
      await assertMatchesBaseline(Badges(), named: "three badges")
    }
  }
#endif
