import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Pages of a navigation stack")
struct NavigationTests {
  @Test("a path that is given shows its last page in place of the root, below the bar")
  func path() {
    func pages(_ path: [Int]) -> [CGRect] {
      LaidOut(
        NavigationStack(path: .constant(path)) {
          Color.blue.navigationDestination(for: Int.self) { Color.red.frame(height: CGFloat($0)) }
        }, 400, 800
      ).frames("Color")
    }
    #expect(pages([]).count == 1)
    #expect(pages([50]).map(\.height).last == 50)
    #expect(pages([50, 70]).map(\.height).last == 70)
  }

  @Test("an equal value above another is a page of its own, and appears")
  func equalValues() {
    struct Stack: View {
      @State private var path = [1]
      @State private var appeared = 0
      var body: some View {
        NavigationStack(path: $path) {
          Color.blue.navigationDestination(for: Int.self) { _ in
            Color.red.frame(height: CGFloat(10 * path.count + 100 * appeared))
              .onAppear {
                appeared += 1
                if path.count < 3 { path.append(1) }
              }
          }
        }
      }
    }
    let laidOut = LaidOut(Stack(), 400, 800)
    for _ in 0..<10 { laidOut.host.layout() }
    #expect(laidOut.frames("Color").map(\.height).last == 330)
  }

  @Test("a destination that is presented by a value or an item is shown while it says so")
  func presented() {
    func frames(_ isPresented: Bool, _ item: Int?) -> [CGFloat] {
      LaidOut(
        NavigationStack {
          Color.blue.navigationDestination(isPresented: .constant(isPresented)) {
            Color.red.frame(height: 20)
          }
          .navigationDestination(item: .constant(item)) { Color.red.frame(height: CGFloat($0)) }
        }, 400, 800
      ).frames("Color").dropFirst().map(\.height)
    }
    #expect(frames(false, nil) == [])
    #expect(frames(true, nil) == [20])
    #expect(frames(false, 30) == [30])
  }

  @Test("links that a binding or a selection makes active show their destination while it does")
  func oldLinks() {
    for number in 0..<10 {
      for isActive in [false, true] {
        let links = OldLinks(isActive: .constant(isActive), selection: .constant(isActive ? 7 : 2))
        let laidOut = LaidOut(NavigationStack { links.link(number) })
        #expect(
          laidOut.host.tree.frames("Destination").count == (isActive ? 1 : 0), "link \(number)")
      }
    }
  }

  @Test("a link with a value pushes onto the path of its stack, and dismiss takes it off again")
  func valueLinks() throws {
    let host = ControlUse.$isExpected.withValue(true) { LaidOut(Numbers()).host }
    try use("follow NavigationLink \"Seven\"", host)
    #expect(host.tree.frames("Destination").count == 1)
    try use("tap Button \"Back from 7\"", host)
    #expect(host.tree.frames("Destination").isEmpty)
  }

  @Test("a page that is pushed covers the one below: it goes, and appears again with the next pop")
  func covered() {
    let log = PageLog()
    let host = LaidOut(LoggedPages(log: log, steps: [1, 2, 1, 0])).host
    for _ in 0..<6 { host.layout() }
    #expect(
      log.lines(of: "root") == ["root", "root goes", "root"], "\(log.lines)")
    #expect(log.lines(of: "one") == ["one", "one goes", "one", "one goes"], "\(log.lines)")
    #expect(log.lines(of: "two") == ["two", "two goes"], "\(log.lines)")
  }

  @Test("the task of a page begins once for each time that the page is in sight")
  func tasks() async {
    let log = PageLog()
    let host = ViewHost(WorkingPages(log: log))
    while await host.pass().needsAnotherPass {}
    #expect(log.lines == ["root works", "page works", "root works", "page works", "root works"])
  }

  @Test("a sheet covers nothing")
  func sheet() {
    let log = PageLog()
    let view = NavigationStack {
      log.page("root").sheet(isPresented: .constant(true)) { log.page("sheet") }
    }
    let host = LaidOut(view).host
    for _ in 0..<3 { host.layout() }
    #expect(log.lines.sorted() == ["root", "sheet"])
  }

  private func use(_ name: String, _ host: ViewHost) throws {
    let interactions = host.interactions
    let interaction = try #require(
      interactions.first { $0.name == name }, "\(interactions.map(\.name))")
    host.use(interaction)
    ControlUse.$isExpected.withValue(true) { host.layout() }
  }
}

/// Links of before there were navigation stacks, one for each way to write them.
private struct OldLinks {
  let isActive: Binding<Bool>
  let selection: Binding<Int?>
  let title = "Link"

  @MainActor @ViewBuilder func link(_ number: Int) -> some View {
    switch number {
    case 0: NavigationLink("Link", isActive: isActive) { Text("there") }
    case 1: NavigationLink(title, isActive: isActive) { Text("there") }
    case 2: NavigationLink("Link", destination: Text("there"), isActive: isActive)
    case 3: NavigationLink(title, destination: Text("there"), isActive: isActive)
    case 4: NavigationLink(destination: Text("there"), isActive: isActive) { Text("Link") }
    case 5: NavigationLink("Link", tag: 7, selection: selection) { Text("there") }
    case 6: NavigationLink(title, tag: 7, selection: selection) { Text("there") }
    case 7: NavigationLink("Link", destination: Text("there"), tag: 7, selection: selection)
    case 8: NavigationLink(title, destination: Text("there"), tag: 7, selection: selection)
    default:
      NavigationLink(destination: Text("there"), tag: 7, selection: selection) { Text("Link") }
    }
  }
}

private struct Numbers: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Seven", value: 7)
        .navigationDestination(for: Int.self) { Page(number: $0) }
    }
  }
}

private struct Page: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Back from \(number)") { dismiss() } }
}

@MainActor
private final class PageLog {
  var lines: [String] = []

  func lines(of name: String) -> [String] { lines.filter { $0.hasPrefix(name) } }

  func page(_ name: String) -> some View {
    Color.red
      .onAppear { self.lines.append(name) }
      .onDisappear { self.lines.append("\(name) goes") }
  }
}

/// Shows a number of pages, and another number with each pass.
private struct LoggedPages: View {
  let log: PageLog
  let steps: [Int]
  @State private var count = 0
  @State private var step = 0

  var body: some View {
    NavigationStack {
      log.page("root")
        .navigationDestination(isPresented: .constant(count > 0)) {
          log.page("one")
            .navigationDestination(isPresented: .constant(count > 1)) { log.page("two") }
        }
    }
    .onChange(of: step, initial: true) {
      guard step < steps.count else { return }
      count = steps[step]
      step += 1
    }
  }
}

/// Two pages that take themselves off.
private struct WorkingPages: View {
  let log: PageLog
  @State private var path: [Int] = []
  @State private var visits = 0

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .task {
          log.lines.append("root works")
          visits += 1
          if visits < 3 { path.append(1) }
        }
        .navigationDestination(for: Int.self) { _ in
          Text("page").task {
            log.lines.append("page works")
            path.removeLast()
          }
        }
    }
  }
}
