import Foundation
import HeadlessUI
import Testing

@Suite("Keyframes")
struct KeyframeTests {
  private struct Look {
    var width = 10.0
    var angle = Angle.zero
  }

  private func near(_ a: Double, _ b: Double, _ distance: Double = 1e-6) -> Bool {
    abs(a - b) < distance
  }

  @Test(
    "a linear keyframe has constant speed, or that of its curve, between what is before and after")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 2)
      LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 10)
    #expect(near(timeline.value(time: 0.5), 12.5))
    #expect(timeline.value(time: 2) == 20)
    #expect(near(timeline.value(time: 2.5), 20 - 20 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(timeline.value(time: 9) == 0)
    #expect(near(timeline.value(progress: 0.5), timeline.value(time: 1.5)))
  }

  @Test("cubic keyframes go on smoothly from what is before them and into what comes next")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(50, duration: 2)
      MoveKeyframe(7)
    }
    // Hermite's form by hand: from 10 to 20 with 10 a second, and (50 - 10) / 3 at the joint.
    #expect(near(timeline.value(time: 1.5), 15 + 10.0 / 8 - 40.0 / 3 / 8))
    #expect(timeline.value(time: 2) == 20)
    let step = 1e-5
    for time in [1.0, 2.0] {
      let before = (timeline.value(time: time) - timeline.value(time: time - step)) / step
      let after = (timeline.value(time: time + step) - timeline.value(time: time)) / step
      #expect(near(before, after, 1e-2), "\(time): \(before) \(after)")
    }
    #expect(timeline.value(time: 4) == 7)

    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 4)
    }
    #expect(near(given.value(time: 0.5), 8.0 / 8 - 4.0 / 8))
  }

  @Test("a spring overshoots if it bounces, and comes to rest within its settling duration")
  func spring() {
    let bouncing = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: .bouncy) }
    let times = stride(from: 0, to: bouncing.duration, by: 0.01)
    #expect(times.contains { bouncing.value(time: $0) > 101 })
    #expect(near(bouncing.value(time: bouncing.duration - 1e-9), 100, 0.2))
    let smooth = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: .smooth) }
    #expect(!times.contains { smooth.value(time: $0) > 100.001 })
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.1, spring: .smooth)
      CubicKeyframe(100, duration: 1)
    }
    // What is cut off goes on with its velocity.
    #expect(cut.value(time: 0.2) > 101)
  }

  @Test("tracks change their own properties, and of two for one property the last one counts")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.width) { LinearKeyframe(20, duration: 1) }
      KeyframeTrack(\.angle) {
        for turn in [90.0, 180.0] { LinearKeyframe(Angle.degrees(turn), duration: 2) }
      }
      KeyframeTrack(\.width) { LinearKeyframe(40, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(near(timeline.value(time: 1).width, 17.5))
    #expect(near(timeline.value(time: 3).angle.degrees, 135))
    var look = Look(width: 0, angle: .degrees(1))
    timeline.update(value: &look, time: 4)
    #expect(look.width == 40 && near(look.angle.degrees, 180))
    #expect(KeyframeTimeline(initialValue: 5) { KeyframesBuilder.buildBlock() }.value(time: 1) == 5)
  }

  private struct Shake: KeyframeTrackContent {
    var distance: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(distance, duration: 1)
      if distance > 5 { LinearKeyframe(-distance, duration: 1) } else { MoveKeyframe(0) }
    }
  }

  private struct Shaking: Keyframes {
    var body: some Keyframes<Look> {
      KeyframeTrack(\.width) {
        Shake(distance: 8)
        Shake(distance: 4)
      }
    }
  }

  @Test("keyframes can be made of others")
  func composed() {
    let timeline = KeyframeTimeline(initialValue: Look(width: 0)) { Shaking() }
    for (time, width) in [(1, 8.0), (2, -8), (2.5, -2), (3, 0)] {
      #expect(near(timeline.value(time: time).width, width), "\(time)")
    }
  }

  @Test(
    "a spring that is moved on in steps goes where its solution says",
    arguments: [-0.5, 0, 0.3, 0.9])
  func steps(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<25 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01)
    }
    #expect(near(value, spring.value(target: 10, initialVelocity: 3, time: 0.25), 1e-9))
    #expect(near(velocity, spring.velocity(target: 10, initialVelocity: 3, time: 0.25), 1e-8))
    // The motion obeys the force that is said to move it.
    let step = 1e-5
    let after = spring.velocity(target: 10, initialVelocity: 3, time: 0.25 + step)
    let force = spring.force(target: 10, position: value, velocity: velocity)
    #expect(near((after - velocity) / step, force, abs(force) * 0.01 + 0.1))
    #expect(near(spring.value(target: 10, time: spring.settlingDuration * 2), 10, 0.01))
  }

  @Test("a spring moves what has several parts, from one value to another")
  func parts() {
    let spring = Spring(duration: 1)
    let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 40))
    let point = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.3)
    let share = spring.value(target: 1.0, time: 0.3)
    #expect(near(point.x, 10 + 20 * share) && near(point.y, 40 * share))
    let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.3)
    #expect(near(speed.y, 2 * speed.x))
    #expect(spring.settlingDuration(target: 1.0, epsilon: 0.1) < spring.settlingDuration)
    #expect(Spring(bounce: 1).settlingDuration == .infinity)
  }
}
