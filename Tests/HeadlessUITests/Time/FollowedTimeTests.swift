import Foundation
import Testing

@testable import HeadlessUI

#if os(Linux)
  @MainActor
  @Suite("What is said of time")
  struct FollowedTimeTests {
    /// Runs something once it appears, with a state to write.
    private struct Acting: View {
      @State private var height = 10.0
      let act: @MainActor @Sendable (Binding<Double>) -> Void
      var body: some View {
        Color.red.frame(width: 10, height: height).onAppear { act($height) }
      }
    }

    private func followed(
      horizon: Double = 60, _ act: @escaping @MainActor @Sendable (Binding<Double>) -> Void
    ) async -> (time: FollowedTime, host: ViewHost, passes: Int) {
      let host = ViewHost(Acting(act: act))
      host.horizon = horizon
      host.keepWorkUntilNextPass()
      var passes = 1
      while await host.pass().needsAnotherPass, passes < 300 { passes += 1 }
      return (host.followedTime ?? FollowedTime(), host, passes)
    }

    @Test("a thread that has not begun does not wait, however long a busy machine keeps it from it")
    func notBegun() {
      var new = WaitingWatch()
      var unknown = WaitingWatch()
      let looks = (0..<20).map { _ in (new.isWaiting(0), unknown.isWaiting(.max)) }
      #expect(!looks.contains { $0.0 })
      // Of a thread that the system says nothing of only the clock is known.
      #expect(looks.last?.1 == true)
    }

    @Test("calls and clocks are taken over in a test bundle")
    func taken() {
      #expect(SimulatedTime.isTakenOver)
      let time = SimulatedTime()
      time.clock.pointee.elapsed = 3_600_000_000_000
      let (date, instant, uptime) = time.during {
        (Date(), ContinuousClock.now, DispatchTime.now().uptimeNanoseconds)
      }
      #expect(date.timeIntervalSinceNow > 3000)
      #expect(instant - .now > .seconds(3000))
      #expect(uptime > DispatchTime.now().uptimeNanoseconds + 3_000_000_000_000)
      #expect(Date().timeIntervalSinceNow < 1)
    }

    @Test("no two reads of the wall's clock are the same, though no time goes by")
    func reads() {
      let time = SimulatedTime()
      let seconds = time.during {
        (0..<100).map { _ in
          var now = timespec()
          clock_gettime(CLOCK_REALTIME, &now)
          return [now.tv_sec, now.tv_nsec]
        }
      }
      #expect(Set(seconds).count == 100)
      #expect(time.now == 0)
    }

    @Test("a timer that repeats is said with its rate, up to the horizon")
    func recurring() async {
      let result = await followed { height in
        _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { _ in
          MainActor.assumeIsolated { height.wrappedValue += 1 }
        }
      }
      #expect(
        result.time.recurring == [
          FollowedTime.Recurrence(what: "a timer fires", interval: 1.5)
        ])
      #expect(result.passes == 41)
      #expect(result.host.tree.frame?.height == 50)
    }

    @Test("work that puts itself off again and again is said with its rate")
    func chains() async {
      func again() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { again() }
      }
      let queue = await followed { _ in again() }
      #expect(queue.time.recurring.map(\.interval) == [2])
      let task = await followed { _ in
        Task { while true { try? await Task.sleep(for: .seconds(3)) } }
      }
      #expect(
        task.time.recurring == [FollowedTime.Recurrence(what: "a task wakes", interval: 3)])
      #expect(task.time.pending.isEmpty)
    }

    @Test("what is due once, beyond the horizon, is said with its time")
    func later() async {
      let result = await followed(horizon: 5) { height in
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
          MainActor.assumeIsolated { height.wrappedValue = 20 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 6) {
          MainActor.assumeIsolated { height.wrappedValue = 30 }
        }
      }
      #expect(result.host.tree.frame?.height == 20)
      #expect(result.time.later.map(\.due) == [6])
    }

    @Test("what waits for something that never comes is pending")
    func pending() async {
      let semaphore = await followed { _ in
        DispatchQueue(label: "waiting").async { DispatchSemaphore(value: 0).wait() }
      }
      #expect(semaphore.time.pending == ["queue 'waiting' waits for a semaphore"])
      let group = await followed { _ in
        let group = DispatchGroup()
        group.enter()
        group.notify(queue: .main) {}
      }
      #expect(group.time.pending == ["a notification waits for work that has not ended"])
      let thread = await followed { _ in
        Thread.detachNewThread { while true { sleep(1000) } }
      }
      #expect(thread.time.pending == ["a thread of its own"])
      let suspended = await followed { _ in
        let queue = DispatchQueue(label: "suspended")
        queue.suspend()
        queue.async {}
      }
      #expect(suspended.time.pending == ["work waits for its turn on queue 'suspended'"])
    }

    @Test("work that never ends does not hang")
    func endless() async {
      func again() { DispatchQueue.main.async { again() } }
      let result = await followed { _ in again() }
      #expect(result.time.isCut)
      #expect(result.passes == 1)
    }

    @Test("who waits for the clock in a loop sees it go on")
    func spinning() async {
      let result = await followed { height in
        let end = Date().addingTimeInterval(3)
        while Date() < end {}
        height.wrappedValue = 20
      }
      #expect(result.host.tree.frame?.height == 20)
      // Each look takes a moment of its own.
      #expect(result.time.seconds > 2.99)
    }

    private final class Shared: @unchecked Sendable { let lock = NSLock() }

    @Test("a lock that is held by what sleeps is let go")
    func locked() async {
      let shared = Shared()
      let result = await followed { height in
        let isHeld = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          shared.lock.lock()
          isHeld.signal()
          Thread.sleep(forTimeInterval: 1)
          shared.lock.unlock()
        }
        isHeld.wait()
        shared.lock.lock()
        height.wrappedValue = 20
        shared.lock.unlock()
      }
      #expect(result.host.tree.frame?.height == 20)
    }

    @Test("the order of work is that in which it is due, then that in which it was put off")
    func order() async {
      final class Log: @unchecked Sendable { var text = "" }
      let log = Log()
      _ = await followed { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.text += "d" }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.text += "b" }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { log.text += "c" }
        DispatchQueue.main.async { log.text += "a" }
      }
      #expect(log.text == "abcd")
    }

    @Test("work on a queue knows which queue it is on")
    func identity() async {
      let key = DispatchSpecificKey<Int>()
      let queue = DispatchQueue(label: "known")
      queue.setSpecific(key: key, value: 7)
      final class Log: @unchecked Sendable { var value: Int? }
      let log = Log()
      _ = await followed { _ in
        queue.async {
          dispatchPrecondition(condition: .onQueue(queue))
          log.value = DispatchQueue.getSpecific(key: key)
        }
      }
      #expect(log.value == 7)
    }

    @Test("a source that is dropped fires no more")
    func dropped() async {
      final class Owner: @unchecked Sendable { var timer: (any DispatchSourceTimer)? }
      let owner = Owner()
      let result = await followed { height in
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 1)
        timer.setEventHandler {
          MainActor.assumeIsolated {
            height.wrappedValue += 1
            if height.wrappedValue >= 13 { owner.timer = nil }
          }
        }
        timer.resume()
        owner.timer = timer
      }
      #expect(result.host.tree.frame?.height == 13)
    }

    @Test("a view that is only laid out leaves its work to the system")
    func unfollowed() async {
      final class Log: @unchecked Sendable { var isDone = false }
      let log = Log()
      let host = ViewHost(Acting { _ in DispatchQueue.main.async { log.isDone = true } })
      host.layout()
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      #expect(log.isDone)
    }

    @Test("what a view put off is not let go while a pass waits for a busy main queue")
    func waitingPass() async {
      final class Log: @unchecked Sendable { var lines: [String] = [] }
      let log = Log()
      let host = ViewHost(
        Acting { height in
          DispatchQueue.main.async { height.wrappedValue = 20 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            height.wrappedValue = 30
            log.lines.append("a second")
          }
        })
      // What is due at once on the queue comes before the turn that a pass waits for.
      host.idleSeconds = 0
      for _ in 0..<10 where await !host.pass().needsAnotherPass { break }
      #expect(log.lines == ["a second"])
      #expect(host.followedTime?.seconds == 1)
    }

    /// Lays a view out with its time until nothing is left to do.
    private func follow(_ view: some View) async -> ViewHost {
      let host = ViewHost(view)
      host.keepWorkUntilNextPass()
      while await host.pass().needsAnotherPass {}
      return host
    }

    @Test("a timeline view shows its dates as they come")
    func timeline() async {
      final class Log: @unchecked Sendable { var dates: [Date] = [] }
      let log = Log()
      let host = await follow(
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
          let _ = log.dates.append(context.date)
          Color.red
        })
      #expect(log.dates.count == 7)
      #expect(log.dates == log.dates.sorted())
      #expect(host.followedTime?.recurring.map(\.interval) == [10])
    }

    @Test("a phase animator goes from phase to phase as their animations end, without end")
    func phases() async {
      final class Log: @unchecked Sendable { var widths: [CGFloat] = [] }
      let log = Log()
      let host = await follow(
        Color.red.phaseAnimator([10, 20, 30] as [CGFloat]) { content, width in
          let _ = log.widths.append(width)
          content.frame(width: width)
        } animation: { width in
          .linear(duration: width == 20 ? 6 : 12)
        })
      #expect(log.widths.prefix(5) == [10, 20, 30, 10, 20])
      // 6, 12 and 12 s: twice around in 60 s, and the first frame.
      #expect(log.widths.count == 7)
      #expect(host.followedTime?.recurring.map(\.what) == ["a phase animator goes on"])
      #expect(host.followedTime?.recurring.map(\.interval) == [nil])
    }

    private struct Triggered: View {
      let log: (Int) -> Void
      @State private var count = 0
      var body: some View {
        PhaseAnimator([1, 2, 3], trigger: count) { phase in
          let _ = log(phase)
          Color.red
        } animation: { _ in
          nil
        }
        .task {
          try? await Task.sleep(for: .seconds(5))
          count += 1
        }
      }
    }

    @Test("a phase animator with a trigger goes through its phases once, and back to the first")
    func triggeredPhases() async {
      final class Log: @unchecked Sendable { var phases: [Int] = [] }
      let log = Log()
      let host = await follow(Triggered { log.phases.append($0) })
      #expect(log.phases == [1, 1, 2, 3, 1])
      #expect(host.followedTime?.recurring.isEmpty == true)
    }

    @Test("one phase, none, or an animation without end, and nothing goes on")
    func restingPhases() async {
      final class Log: @unchecked Sendable { var phases: [Int] = [] }
      let log = Log()
      for phases in [[], [4]] {
        let host = await follow(PhaseAnimator(phases) { Color.red.frame(width: CGFloat($0)) })
        #expect(host.followedTime?.recurring.isEmpty == true)
      }
      _ = await follow(
        PhaseAnimator([1, 2, 3]) { phase in
          let _ = log.phases.append(phase)
          Color.red
        } animation: { _ in
          .linear.repeatForever()
        })
      #expect(log.phases == [1, 2])
    }

    @Test("a keyframe animator shows the end of each keyframe, over and over or once")
    func keyframes() async {
      final class Log: @unchecked Sendable { var widths: [CGFloat] = [] }
      for repeats in [true, false] {
        let log = Log()
        let host = await follow(
          Color.red.keyframeAnimator(initialValue: 10 as CGFloat, repeating: repeats) {
            content, width in
            let _ = log.widths.append(width)
            content.frame(width: width)
          } keyframes: { _ in
            LinearKeyframe(20, duration: 10)
            CubicKeyframe(30, duration: 15)
          })
        #expect(log.widths == (repeats ? [10, 20, 30, 20, 30, 20] : [10, 20, 30]))
        #expect(
          host.followedTime?.recurring.map(\.what)
            == (repeats ? ["a keyframe animator goes on"] : []))
      }
    }
  }
#endif
