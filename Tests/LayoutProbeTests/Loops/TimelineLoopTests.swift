#if os(Linux)
  import Foundation
  import HeadlessUI
  import Testing

  @testable import LayoutProbe

  /// Views that change with time until something ends it.
  @MainActor
  @Suite("Schedules and published timers can be ended")
  struct TimelineLoopTests {
    private let size = CGSize(width: 300, height: 400)

    private func report<V: View>(_ view: @escaping @autoclosure () -> V) async -> LoopReport {
      let size = size
      return await Settling().settle(in: size) {
        ViewHost.following { ViewHost(view(), size: size) }
      }
    }

    /// Pauses, or goes on, after a second.
    private struct Pulse: View {
      @State var isPaused: Bool
      var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in
          let tenth = Int((context.date.timeIntervalSinceReferenceDate * 10).rounded())
          Color.red.frame(width: tenth % 2 == 0 ? 40 : 20, height: 10)
        }
        .task {
          try? await Task.sleep(for: .seconds(1))
          isPaused.toggle()
        }
      }
    }

    @Test("a timeline that is paused later ends, and one that is resumed later goes on")
    func pauses() async {
      let paused = await report(Pulse(isPaused: false))
      #expect(paused.verdict.isSettled, "\(paused.sentence)")
      #expect(paused.time?.isOver == true, "\(paused.sentence)")
      let resumed = await report(Pulse(isPaused: true))
      #expect(resumed.rule == "layout-timed", "\(resumed.sentence)")
    }

    /// Every half second at first, then every hour.
    private struct Recording: View {
      @State private var isOn = true
      private let start = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        TimelineView(.periodic(from: start, by: isOn ? 0.5 : 3600)) { context in
          let halves = Int(context.date.timeIntervalSince(start) * 2)
          Color.red.frame(width: halves % 2 == 0 ? 40 : 20, height: 10)
        }
        .task {
          try? await Task.sleep(for: .seconds(3))
          isOn = false
        }
      }
    }

    @Test("a schedule that is replaced by a slower one sends no more dates")
    func slower() async {
      let report = await report(Recording())
      let dates = report.states.first { $0.state == "TimelineView.date" }
      #expect(dates.map { (4...8).contains($0.applied) } == true, "\(report.states)")
    }

    private struct Code: View {
      @State private var left = 3
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Color.red.frame(width: CGFloat(left) * 10, height: 10).onReceive(timer) { _ in
          left -= 1
          if left == 0 { timer.upstream.connect().cancel() }
        }
      }
    }

    @Test("cancelling what a published timer was connected with stops it")
    func upstream() async {
      let report = await report(Code())
      #expect(report.verdict.isSettled && report.time?.isOver == true, "\(report.sentence)")
      #expect(report.states.first { $0.state == "Code.left" }?.applied == 3)
    }

    private struct Ticks: View {
      @State private var left = 3
      @State private var ticks: AnyCancellable?
      var body: some View {
        Color.red.frame(width: CGFloat(left) * 10, height: 10).onAppear {
          ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(3)
            .sink { _ in left -= 1 }
        }
      }
    }

    @Test("a timer of which only the first dates are wanted ends with them")
    func prefix() async {
      let report = await report(Ticks())
      #expect(report.verdict.isSettled && report.time?.isOver == true, "\(report.sentence)")
    }
  }
#endif
