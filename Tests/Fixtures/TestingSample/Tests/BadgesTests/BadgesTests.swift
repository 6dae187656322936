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

  @Test("are laid out as they were recorded")
  func baseline() async { await assertMatchesBaseline(Badges(), named: "three badges") }

  @Test("that never rest are known")
  func loop() async {
    await assertLoops(RestlessBadge(), as: .oscillating(period: 2))
    await withKnownIssue { await assertSettles(RestlessBadge()) }
  }
}
