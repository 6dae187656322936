import Foundation
import Testing

@testable import LayoutProbe

#if os(Linux)
  /// Loops that turn through time, and what only looks like one.
  @MainActor
  @Suite("Loops through time")
  struct SimulatedTimeLoopTests {
    private struct Ticking: View {
      @State private var isOn = false
      @State private var count = 0
      let moves: Bool
      let limit: Int
      var body: some View {
        (isOn ? Color.red : .blue).frame(width: 10, height: moves && isOn ? 40 : 20)
          .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              MainActor.assumeIsolated {
                count += 1
                isOn.toggle()
              }
              if MainActor.assumeIsolated({ count >= limit }) { timer.invalidate() }
            }
          }
      }
    }

    private func report(moves: Bool, limit: Int = .max) async -> LoopReport {
      await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Ticking(moves: moves, limit: limit), size: CGSize(width: 300, height: 400))
      }
    }

    @Test("a timer that only paints leaves a view settled, and is said with its rate")
    func paints() async {
      let report = await report(moves: false)
      #expect(report.verdict.isSettled)
      #expect(
        report.sentence
          == "settles in 1 pass; a timer fires every 1 s and changes only the drawing")
    }

    @Test("a timer that moves frames without end is a loop, with its rate")
    func moves() async {
      let report = await report(moves: true)
      #expect(!report.verdict.isSettled)
      #expect(report.sentence.hasSuffix("; a timer fires every 1 s"), "\(report.sentence)")
      // No host sees it: each turn is an update of its own.
      #expect(report.hosts.isEmpty)
    }

    private struct Changing: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 10, height: isOn ? 40 : 20)
          .onChange(of: isOn, initial: true) { isOn.toggle() }
      }
    }

    @Test("a loop within an update is what hosts see")
    func within() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Changing())
      }
      #expect(!report.verdict.isSettled)
      #expect(report.hosts.contains { $0.host == "UIKit" })
    }

    @Test("a timer that ends leaves a view settled, with nothing left")
    func ends() async {
      let report = await report(moves: true, limit: 3)
      #expect(report.sentence == "settles in 4 passes")
      #expect(report.time?.isOver == true)
    }

    private struct Waiting: View {
      var body: some View {
        Color.red.onAppear {
          DispatchQueue(label: "loader").async { DispatchSemaphore(value: 0).wait() }
        }
      }
    }

    @Test("what is pending is named, and nobody says that it settles")
    func pending() async {
      let report = await Settling().settle(in: CGSize(width: 300, height: 400)) {
        ViewHost(Waiting())
      }
      #expect(
        report.sentence
          == "settles after 1 pass, but work is pending: queue 'loader' waits for a semaphore")
    }
  }
#endif
