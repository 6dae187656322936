import Foundation
import Testing

@testable import HeadlessUI

@Suite("Animations")
struct AnimationTests {
  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("curves have the control points of their names, and last 0.35 seconds unless told")
  func curves() {
    #expect(Animation.linear == .timingCurve(0, 0, 1, 1))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.easeIn(duration: 2) == .timingCurve(0.42, 0, 1, 1, duration: 2))
    #expect(Animation.easeOut(duration: 2) == .timingCurve(0, 0, 0.58, 1, duration: 2))
    #expect(Animation.easeInOut(duration: 2) == .timingCurve(0.42, 0, 0.58, 1, duration: 2))
    #expect(Animation.linear.wholeDuration == 0.35)
    #expect(Animation.linear(duration: 4).wholeDuration == 4)
  }

  @Test("springs are told by duration and bounce, or by response and damping")
  func springs() {
    #expect(Animation.default.wholeDuration == 0.55)
    #expect(Animation.smooth == .spring(duration: 0.5))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.smooth(duration: 2, extraBounce: 0.1) == .spring(duration: 2, bounce: 0.1))
    #expect(Animation.snappy(duration: 2) == .spring(duration: 2, bounce: 0.15))
    #expect(
      Animation.snappy(duration: 2, extraBounce: 0.5) == .spring(duration: 2, bounce: 0.65))
    #expect(Animation.bouncy(duration: 2, extraBounce: 0.5) == .spring(duration: 2, bounce: 0.8))
    #expect(
      Animation.spring(response: 0.25, dampingFraction: 0.75)
        == .spring(duration: 0.25, bounce: 0.25))
    #expect(
      Animation.interactiveSpring(duration: 0.15)
        == .spring(duration: 0.15, bounce: 0.14, blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.25, dampingFraction: 0.75)
        == .spring(duration: 0.25, bounce: 0.25, blendDuration: 0.25))
    #expect(
      Animation.spring(Spring(duration: 0.75, bounce: 0.25))
        == .spring(duration: 0.75, bounce: 0.25))
  }

  @Test("a spring's physical constants follow from its duration and bounce, and back")
  func constants() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(near(spring.stiffness, 157.91367041742973))
    #expect(near(spring.damping, 18.84955592153876))
    #expect(spring.dampingRatio == 0.75 && spring.response == 0.5 && spring.mass == 1)
    let back = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(near(back.duration, 0.5) && near(back.bounce, 0.25))
    let heavy = Spring(mass: 4, stiffness: 4 * spring.stiffness, damping: 4 * spring.damping)
    #expect(near(heavy.duration, 0.5) && near(heavy.bounce, 0.25))
    let damped = Spring(response: 2, dampingRatio: 0.75)
    #expect(damped == Spring(duration: 2, bounce: 0.25))
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy.bounce == 0.15 && Spring.bouncy.bounce == 0.3)
    #expect(Spring.smooth(duration: 2, extraBounce: 0.5) == Spring(duration: 2, bounce: 0.5))
    #expect(Spring.snappy(duration: 2, extraBounce: 0.5) == Spring(duration: 2, bounce: 0.65))
    #expect(Spring.bouncy(duration: 2, extraBounce: 0.5) == Spring(duration: 2, bounce: 0.8))
  }

  @Test("delays add up, speed divides, repetitions multiply the duration")
  func durations() {
    let second = Animation.linear(duration: 1)
    #expect(second.delay(0.5).delay(0.25).wholeDuration == 1.75)
    #expect(second.speed(2).wholeDuration == 0.5)
    #expect(second.speed(2).speed(2).wholeDuration == 0.25)
    #expect(second.speed(2).delay(1).wholeDuration == 1.5)
    #expect(second.delay(1).speed(2).wholeDuration == 1)
    #expect(second.repeatCount(3).wholeDuration == 3)
    #expect(second.repeatCount(3, autoreverses: false) != second.repeatCount(3))
    #expect(second.repeatForever().wholeDuration == .infinity)
    #expect(second.repeatForever(autoreverses: false) != second.repeatForever())
    #expect(second.logicallyComplete(after: 9) == second)
    let slow = Animation.interpolatingSpring(mass: 2, stiffness: 10, damping: 4)
    #expect(near(slow.wholeDuration, 6.9))
    #expect(Animation.interpolatingSpring(stiffness: 1, damping: 0).wholeDuration == .infinity)
    #expect(
      Animation.interpolatingSpring(duration: 0.5)
        == .interpolatingSpring(Spring(duration: 0.5, bounce: 0)))
  }
}
