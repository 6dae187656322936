import Foundation
import Testing

@testable import HeadlessUI

#if !canImport(QuartzCore)
  @Suite("Transforms in space")
  struct SpaceTransformTests {
    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

    @Test("a turn around the axis towards the eye is a turn of the plane")
    func flat() {
      let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 6, 0, 0, 1))
      let flat = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 6))
      #expect(isNear(turned.m11, flat.m11) && isNear(turned.m12, flat.m12))
      #expect(isNear(turned.m21, flat.m21) && isNear(turned.m22, flat.m22))
    }

    @Test("what is added comes before what was there")
    func order() {
      let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
      #expect(moved.m41 == 10 && moved.m42 == 21)
      let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 7, 0), 2, 3, 1)
      #expect(scaled.m41 == 5 && scaled.m42 == 7 && scaled.m11 == 2)
      #expect(CATransform3DConcat(CATransform3DIdentity, moved) == moved)
    }

    @Test("seen from a distance, what turns away becomes narrower at one side")
    func perspective() {
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 500
      let seen = ProjectionTransform(CATransform3DRotate(eye, .pi / 4, 0, 1, 0))
      #expect(seen.m13 != 0 && isNear(seen.m11, CGFloat(0.5.squareRoot())))
    }
  }
#endif
