import Foundation
import Testing

@testable import HeadlessUI

#if !canImport(UIKit)
  @Suite("Paths of UIKit")
  struct PlatformPathTests {
    @Test("corners are round only where they were asked for")
    func roundedCorners() {
      let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
      let path = Path(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: 20, height: 20)
        ).cgPath)
      #expect(path.boundingRect == rect)
      let corners = [(1, 1), (99, 1), (1, 49), (99, 49)].map { x, y in
        path.contains(CGPoint(x: CGFloat(x), y: CGFloat(y)))
      }
      #expect(corners == [false, true, true, false])
    }

    @Test("an arc runs clockwise as it is seen")
    func arc() {
      let quarter = UIBezierPath()
      quarter.move(to: .zero)
      quarter.addArc(
        withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      quarter.close()
      // From the right downwards, where y grows.
      #expect(quarter.contains(CGPoint(x: 5, y: 5)))
      #expect(!quarter.contains(CGPoint(x: -5, y: 5)))
      #expect(!quarter.contains(CGPoint(x: 5, y: -5)))
    }
  }
#endif
