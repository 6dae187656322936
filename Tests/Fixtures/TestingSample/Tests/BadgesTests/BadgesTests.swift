// The assertions measure HeadlessUI's views. Elsewhere SwiftUI is Apple's, and nothing is tested here.
#if os(Linux)
  import LayoutProbeTesting
  import SwiftUI
  import Testing

  @testable import Badges

  @MainActor
  @Suite("Badges", .layoutBudget(passes: 2))
  struct BadgesTests {
    @Test("are as wide as the widest three times, with gaps")
    func sizes() async {
      await assertSizes(
        Badges(), minimum: CGSize(width: 136, height: 20), ideal: CGSize(width: 136, height: 20))
      await assertSize(Badges(), proposal: .infinity, is: CGSize(width: 136, height: 20))
    }

    @Test("stand farther apart where the environment says so")
    func spacing() async {
      await assertSizes(
        Badges().environment(\.badgeSpacing, 20), ideal: CGSize(width: 160, height: 20))
    }

    @Test("keep the size contract")
    func contract() async { await assertSizeContract(Badges()) }

    @Test("settle at once")
    func settles() async { await assertSettles(Badges(), within: 1) }

    @Test("stand in a row")
    func frames() async {
      await assertFrames(
        Badges(), in: CGSize(width: 136, height: 20),
        ["BadgeRow/frame[2]/Color": CGRect(x: 96, y: 0, width: 30, height: 10)])
    }

    @Test("cost little")
    func budget() async {
      await assertLayoutBudget(Badges(), passes: 1, writes: 0, sizings: 8, placements: 10)
    }

    @Test("settle, keep the contract and have their sizes in every language")
    func everywhere() async {
      await assertLayout(
        Badges(), across: LayoutVariants(devices: [.iPhoneSE, .iPadMini], locales: ["en", "ar"])
      ) { layout in
        layout.sizes(ideal: CGSize(width: 136, height: 20))
        layout.settles(within: 1)
      }
    }

    @Test("are laid out as they were recorded", arguments: [8, 20])
    func baseline(spacing: CGFloat) async {
      await assertMatchesBaseline(Badges().environment(\.badgeSpacing, spacing))
    }

    @Test("are laid out as it is written here")
    func inline() async {
      await assertMatchesBaseline(
        Badges(), in: CGSize(width: 136, height: 20),
        as: {
          """
          Badges in 136×20
            minimum 0×0 → 136×20
            ideal nil×nil → 136×20
            maximum inf×inf → 136×20
            settles in 1 pass
            BadgeRow  0,0 136×20
              frame width: 20, height: 10  0,0 20×10
                Color red  0,0 20×10
              frame width: 40, height: 20  48,0 40×20
                Color green  48,0 40×20
              frame width: 30, height: 10  96,0 30×10
                Color blue  96,0 30×10
          """
        })
    }

    @Test("fail with a hint that can be run", .enabled(if: ExpectedFailure.isWanted))
    func hint() async {
      await assertSizes(Badges(), ideal: .zero, in: CGSize(width: 200, height: 100))
    }

    @Test("that never rest are known")
    func loop() async {
      await assertLoops(RestlessBadge(), as: .oscillating(period: 2))
      await withKnownIssue { await assertSettles(RestlessBadge()) }
    }
  }

  /// A test that fails on purpose, for who looks at what it says.
  enum ExpectedFailure {
    static let isWanted = ProcessInfo.processInfo.environment["BADGES_FAIL"] == "1"
  }
#endif
