import Foundation
import Testing

@testable import HeadlessUI

private struct ThirdDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.maxDetentValue > 300 ? context.maxDetentValue / 3 : nil
  }
}

@MainActor
@Suite("Where things come to rest")
struct ScrollTargetTests {
  @Test("paging goes to the nearest page on the axes that scroll")
  func paging() {
    func rest(_ axes: Axis.Set, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
      var target = ScrollTarget(rect: CGRect(x: x, y: y, width: 100, height: 200))
      PagingScrollTargetBehavior().updateTarget(
        &target,
        context: ScrollTargetBehaviorContext(
          originalTarget: target, velocity: CGVector(dx: 0, dy: 0),
          contentSize: CGSize(width: 1000, height: 1000),
          containerSize: CGSize(width: 100, height: 200), axes: axes))
      return target.rect.origin
    }
    #expect(rest(.horizontal, 160, 130) == CGPoint(x: 200, y: 130))
    #expect(rest(.vertical, 160, 130) == CGPoint(x: 160, y: 200))
    #expect(rest([.horizontal, .vertical], 140, 90) == CGPoint(x: 100, y: 0))
  }

  @Test("a sheet rests at a part of the window, a height in it, or where a type says")
  func detents() {
    let context = PresentationDetent.Context(
      maxDetentValue: 600, environment: EnvironmentValues())
    func height(_ detent: PresentationDetent) -> CGFloat? { detent.height(in: context) }
    #expect(height(.medium) == 300)
    #expect(height(.large) == 600)
    #expect(height(.fraction(0.25)) == 150)
    #expect(height(.fraction(7)) == 600 && height(.fraction(-1)) == 0)
    #expect(height(.height(120)) == 120)
    #expect(height(.height(900)) == 600 && height(.height(-5)) == 0)
    #expect(height(.custom(ThirdDetent.self)) == 200)
    let small = PresentationDetent.Context(maxDetentValue: 300, environment: EnvironmentValues())
    #expect(PresentationDetent.custom(ThirdDetent.self).height(in: small) == nil)
    #expect(context.layoutDirection == .leftToRight)
  }

  @Test("a frame made from its container has a length that is never negative")
  func containerFrames() {
    let none = Color.red.containerRelativeFrame(.horizontal) { length, _ in length - 1000 }
    #expect(LaidOut(none, 300, 400).frames("Color").first?.width == 0)
    let lengths = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 2 : length / 4
    }
    #expect(LaidOut(lengths, 300, 400).size == CGSize(width: 150, height: 100))
    let block = Color.red.frame(width: 20, height: 10)
    let corner = LaidOut(
      block.containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing), 300, 400)
    #expect(corner.size == CGSize(width: 300, height: 400))
    #expect(corner.frames("frame").last == CGRect(x: 280, y: 390, width: 20, height: 10))
    // Three parts of (300 - 2 × 12) / 3, of which two are taken with the gap between them.
    let parts = Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
    #expect(LaidOut(parts, 300, 400).size == CGSize(width: 92 * 2 + 12, height: 400))
    let upright = Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 0)
    #expect(LaidOut(upright, 300, 400).size == CGSize(width: 300, height: 100))
  }
}
