import Testing

@testable import HeadlessUI

/// Actions about what a scroll view shows, which is its beginning where no code scrolls it.
@MainActor
@Suite("Actions of scroll views")
struct ScrollActionTests {
  private final class Log {
    var lines: [String] = []
  }

  private func settle(_ view: some View, height: CGFloat = 100) async {
    let host = ViewHost(view, size: CGSize(width: 200, height: height))
    for _ in 0..<10 where await !host.pass().needsAnotherPass { return }
    Issue.record("it did not settle")
  }

  private struct Content: View {
    let log: Log
    @State private var isLong = false

    var body: some View {
      ScrollView {
        Color.red.frame(height: isLong ? 500 : 300)
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height
      } action: { old, new in
        log.lines.append("\(old) \(new)")
        isLong = true
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
        log.lines.append("moved")
      }
      .padding()
    }
  }

  @Test("a scroll view tells its content's size at first and when it changes, and stays")
  func geometry() async {
    let log = Log()
    await settle(Content(log: log))
    #expect(log.lines.filter { $0 != "moved" } == ["300.0 300.0", "300.0 500.0"])
    #expect(log.lines.count { $0 == "moved" } == 1)
  }

  private struct Banner: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          if isShown { Color.blue.frame(height: 200) }
          Color.red.frame(height: 40)
            .onScrollVisibilityChange(threshold: 0.5) { isVisible in
              log.lines.append("\(isVisible)")
              isShown = true
            }
          Color.green.frame(height: 200)
          Color.red.frame(height: 40)
            .onScrollVisibilityChange { _ in log.lines.append("below") }
        }
      }
    }
  }

  @Test("a view tells that it is in sight, and that another one pushed it out")
  func visibility() async {
    let log = Log()
    await settle(Banner(log: log))
    #expect(log.lines == ["true", "false"])
  }

  private struct Threshold: View {
    let log: Log
    var body: some View {
      List {
        Color.red.frame(height: 400)
          .onScrollVisibilityChange(threshold: 0.1) { _ in log.lines.append("a tenth") }
          .onScrollVisibilityChange(threshold: 0.9) { _ in log.lines.append("nearly all") }
      }
    }
  }

  @Test("a view is in sight when as much of it is as the threshold says")
  func threshold() async {
    let log = Log()
    await settle(Threshold(log: log))
    #expect(log.lines == ["a tenth"])
  }
}
