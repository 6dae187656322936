import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Trials of growth that end a process", .enabled(if: CommandRun.canCompile), .ownThreads)
struct LoopTrialTests {
  @Test("code that would trap with larger numbers than it has is followed to its own end")
  func indices() throws {
    let source = """
      import SwiftUI

      struct Stepping: View {
        let widths = (0..<60).map { CGFloat($0 * 5) }
        @State private var index = 0
        var body: some View {
          Color.red.frame(width: widths[index], height: 10)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in
              if index < widths.count - 1 { index += 1 }
            }
        }
      }

      struct Typing: View {
        let letters = Array("The quick brown fox jumps over the lazy dog and runs away")
        @State private var shown: [Int] = [0]
        var body: some View {
          VStack(spacing: 0) {
            ForEach(shown, id: \\.self) { index in
              Text(String(letters[index])).frame(height: 10).onAppear {
                if shown.count < letters.count, index == shown.last { shown.append(index + 1) }
              }
            }
          }
        }
      }

      #Preview("stepping") { Stepping() }
      #Preview("typing") { Typing() }
      #Preview("after both") { Text("a") }
      """
    let run = try InlineSource(source).run
    #expect(run.status == 0, "\(run.all)")
    let report = try run.report()
    #expect(report.failures.isEmpty, "\(run.all)")
    #expect(report.probes.map(\.name) == ["stepping", "typing", "after both"])
    #expect(report.probes.compactMap { $0.loop?.verdict.isSettled } == [true, true, true])
  }
}
