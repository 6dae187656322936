import Foundation
import Testing

@testable import HeadlessUI

@Suite("Curves of time")
struct UnitCurveTests {
  @Test("a curve runs from 0 to 1 and is its inverse's inverse")
  func ends() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-9 && abs(curve.value(at: 1) - 1) < 1e-9)
    }
    for curve in [UnitCurve.easeIn, .easeOut, .circularEaseIn] {
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
  }

  @Test("easing in is behind time, easing out ahead, in the middle both meet")
  func easing() {
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.35)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.65)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // A quarter of a circle: 1 - √(1 - 0.36).
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
  }
}
