import Foundation
import Testing

@testable import LayoutProbeCLI

#if os(Linux)
  @Suite("Simulated time in the command", .enabled(if: CommandRun.canCompile))
  struct SimulatedTimeTests {
    private static let source = """
      import SwiftUI

      struct Steps: View {
        @State private var height = 10.0
        let later: (@escaping () -> Void) -> Void
        private func step(_ left: Int) {
          guard left > 0 else { return }
          later { height += 1; step(left - 1) }
        }
        var body: some View {
          Color.red.frame(width: 10, height: height).onAppear { step(10) }
        }
      }
      let queue = DispatchQueue(label: "queue")
      #Preview { Steps { next in DispatchQueue.main.async { next() } } }
      #Preview { Steps { next in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { next() }
      } }
      #Preview { Steps { next in
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.001)
          DispatchQueue.main.async { next() }
        }
      } }
      #Preview { Steps { next in queue.async { DispatchQueue.main.sync { next() } } } }
      #Preview { Steps { next in
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in next() }
      } }
      #Preview { Steps { next in Task { await Task.yield(); next() } } }
      #Preview { Steps { next in Task { try? await Task.sleep(for: .seconds(1)); next() } } }
      #Preview { Steps { next in Task.detached { await MainActor.run { next() } } } }
      #Preview { Text(Date(), style: .date).id(Date()) }
      """

    @Test("ways back from queues, tasks and timers are followed, the same each time")
    func ways() throws {
      let folder = try TemporaryFolder()
      try folder.write("Ways.swift", SimulatedTimeTests.source)
      let runs = try (0..<3).map { _ in
        try CommandRun(["inspect", "-v", "Ways.swift"], in: folder.url)
      }
      let verdicts = runs[0].output.split(separator: "\n").filter { $0.contains("layout:") }
      #expect(verdicts.count == 9, "\(runs[0].all)")
      #expect(
        verdicts.filter { $0 == "  layout: settles in 11 passes" }.count == 8, "\(runs[0].all)")
      for run in runs { #expect(run.output == runs[0].output) }
    }
  }
#endif
