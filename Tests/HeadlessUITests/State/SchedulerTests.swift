#if os(Linux)
  import Foundation
  import Testing

  @testable import HeadlessUI

  @MainActor
  @Suite("Publishers and time")
  struct SchedulerTests {
    /// What was heard, and how many seconds after the start.
    private final class Log {
      var lines: [String] = []
      var start = Date()
      var subscription: AnyCancellable?

      func note(_ text: String) {
        let tenths = (Date().timeIntervalSince(start) * 10).rounded()
        lines.append("\(text) at \(tenths / 10)")
      }
    }

    private struct Acting: View {
      let act: () -> Void
      @State private var isShown = true
      var body: some View { Color.red.onAppear(perform: act) }
    }

    private typealias Source = PassthroughSubject<Int, Never>

    /// Sends numbers at times in seconds, ends at the fourth second, and follows what comes of it.
    private func heard<P: Publisher>(
      _ sent: KeyValuePairs<Double, Int>, _ make: @escaping (Source) -> P
    ) async -> [String] where P.Failure == Never {
      let (log, source) = (Log(), Source())
      let times = Array(sent)
      let view = Acting {
        log.start = Date()
        log.subscription = make(source).sink(
          receiveCompletion: { _ in log.note("end") }, receiveValue: { log.note("\($0)") })
        for (time, number) in times {
          DispatchQueue.main.asyncAfter(deadline: .now() + time) { source.send(number) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { source.send(completion: .finished) }
      }
      let host = ViewHost(view)
      host.horizon = 10
      host.keepWorkUntilNextPass()
      var passes = 1
      while await host.pass().needsAnotherPass, passes < 300 { passes += 1 }
      return log.lines
    }

    private let sent: KeyValuePairs<Double, Int> = [0: 1, 0.3: 2, 0.6: 3, 2.5: 4]

    @Test("a value that others follow soon is dropped")
    func debounced() async {
      let lines = await heard(sent) { $0.debounce(for: 0.5, scheduler: DispatchQueue.main) }
      #expect(lines == ["3 at 1.1", "4 at 3.0", "end at 4.0"])
    }

    @Test("of each length of time the newest or the first value comes, the very first at once")
    func throttled() async {
      let newest = await heard(sent) {
        $0.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      }
      #expect(newest == ["1 at 0.0", "3 at 1.0", "4 at 2.5", "end at 4.0"])
      let first = await heard(sent) {
        $0.throttle(for: 1, scheduler: RunLoop.main, latest: false)
      }
      #expect(first == ["1 at 0.0", "2 at 1.0", "4 at 2.5", "end at 4.0"])
    }

    @Test("values come later by a length of time, or in a later turn")
    func delayed() async {
      let later = await heard(sent) {
        $0.delay(for: .milliseconds(400), scheduler: DispatchQueue.main)
      }
      #expect(later == ["1 at 0.4", "2 at 0.7", "3 at 1.0", "4 at 2.9", "end at 4.4"])
      let next = await heard([0: 1]) { $0.receive(on: OperationQueue.main) }
      #expect(next == ["1 at 0.0", "end at 4.0"])
    }

    @Test("a timer's dates begin when it is connected, and come at its interval")
    func timer() async {
      let dates = await heard([:]) { _ in
        Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(3).map { _ in 7 }
      }
      #expect(dates == ["7 at 0.5", "7 at 1.0", "7 at 1.5", "end at 1.5"])
    }

    @Test("lengths of time are given in their units")
    func lengths() {
      #expect(SchedulerDelay.seconds(2).seconds == 2)
      #expect(SchedulerDelay.seconds(0.25).seconds == 0.25)
      #expect(SchedulerDelay.milliseconds(1500).seconds == 1.5)
      #expect(SchedulerDelay.microseconds(2500).seconds == 0.0025)
      let (whole, part): (SchedulerDelay, SchedulerDelay) = (3, 0.5)
      #expect(whole.seconds == 3 && part.seconds == 0.5)
    }
  }
#endif
