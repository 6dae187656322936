import Foundation
import Testing

@testable import LayoutProbeCLI

#if os(Linux)
  @Suite("Simulated time in the command", .enabled(if: CommandRun.canCompile), .ownThreads)
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

    /// The ways back of the engine's own tests, as a source with a probe of each.
    private static func allWays() throws -> String {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../HeadlessUITests/Time/WaysBack.swift").standardized
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacingOccurrences(
          of: "@testable import HeadlessUI", with: "import LayoutProbe\nimport SwiftUI")
      let end = try #require(text.range(of: "  /// What became of it"))
      return text[..<end.lowerBound]
        + "}\nlet ways: [Probe] = WayBack.all.map { way in Probe(way.name) { Steps(way: way) } }\n"
    }

    @Test("every way back is followed, with the machine idle and busy")
    func all() throws {
      let folder = try TemporaryFolder()
      try folder.write("Ways.swift", SimulatedTimeTests.allWays())
      func run() throws -> CommandRun {
        try CommandRun(["inspect", "-v", "--timeout", "120", "Ways.swift"], in: folder.url)
      }
      let idle = try run()
      let verdicts = idle.output.split(separator: "\n").filter { $0.contains("layout:") }
      #expect(verdicts.count > 40, "\(idle.all)")
      #expect(verdicts.allSatisfy { $0 == "  layout: settles in 11 passes" }, "\(idle.all)")
      let load = Load()
      defer { load.end() }
      #expect(try run().output == idle.output)
    }
  }

  /// Threads that keep the machine busy, for as long as the test takes alone: beside others it takes much longer,
  /// and they have to go on.
  private final class Load: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false

    init() {
      for _ in 0..<4 {
        Thread.detachNewThread { [self] in
          let end = ContinuousClock.now + .seconds(5)
          while ContinuousClock.now < end, !lock.withLock({ isOver }) {}
        }
      }
    }

    func end() { lock.withLock { isOver = true } }
  }
#endif
