import Testing

@testable import HeadlessUI

/// The actions of views of which `ViewThatFits` shows one.
@MainActor
@Suite("Actions in alternatives")
struct AlternativeActionTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Choice: View {
    let log: Log
    let widths: [CGFloat]
    @State private var step = 0

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 100, height: 10)
          .onAppear { log.lines.append("wide") }
          .onDisappear { log.lines.append("wide goes") }
        Color.blue.frame(width: 20, height: 10)
          .onAppear { log.lines.append("narrow") }
          .task { log.lines.append("task") }
      }
      .frame(width: widths[step])
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        if step + 1 < widths.count { step += 1 }
      }
    }
  }

  @Test("only what is chosen appears, and again when it is chosen again")
  func chosen() async {
    let log = Log()
    let host = ViewHost(Choice(log: log, widths: [50, 150, 40]))
    for _ in 0..<20 where await !host.pass().needsAnotherPass { break }
    #expect(log.lines == ["narrow", "task", "wide", "wide goes", "narrow", "task"], "\(log.lines)")
  }
}
