import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("What appears with its tab")
struct TabTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Screen: View {
    let log: Log
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        page("a").tag(0)
        TabView {
          page("b")
          page("c")
        }
        .tag(1)
      }
    }

    private func page(_ name: String) -> some View {
      Text(name)
        .onAppear { log.entries.append("\(name) appears") }
        .onDisappear { log.entries.append("\(name) goes") }
        .task { log.entries.append("\(name) works") }
    }
  }

  @Test("actions and tasks of a tab run when it is chosen, each time, and none of the others")
  func chosen() async throws {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    while await host.pass().needsAnotherPass {}
    #expect(log.entries == ["a appears", "a works"])
    log.entries = []
    for expected in [
      ["a goes", "b appears", "b works"], ["b goes", "a appears", "a works"],
    ] {
      let next = try #require(host.interactions.first { $0.name.contains("show tab") })
      host.use(next)
      while await host.pass().needsAnotherPass {}
      #expect(Set(log.entries) == Set(expected) && log.entries.count == 3, "\(log.entries)")
      log.entries = []
    }
  }

  private struct Fight: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Text("Home").onAppear { tab = 1 }.tag(0)
        Text("Log in first").onAppear { tab = 0 }.tag(1)
      }
    }
  }

  @Test("two tabs that send to each other never come to rest")
  func fight() async {
    let host = ViewHost(Fight())
    var passes = 0
    while await host.pass().needsAnotherPass, passes < 50 { passes += 1 }
    #expect(passes == 50)
  }
}
