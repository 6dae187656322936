import Foundation
import Testing

@testable import HeadlessUI

/// What happened, in order, for views to write into.
@MainActor
private final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@MainActor
@Suite("State")
struct StateTests {
  /// Passes until nothing is left to do; fails the test if that never comes.
  @discardableResult
  private func settle(_ host: ViewHost) async -> [HostPass] {
    var passes: [HostPass] = []
    for _ in 0..<50 {
      let pass = await host.pass()
      passes.append(pass)
      if !pass.needsAnotherPass { return passes }
    }
    Issue.record("it did not settle")
    return passes
  }

  private struct Optionally: View {
    @State private var isShown = false
    let toggle: (Binding<Bool>) -> Void

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20)
        if isShown { Color.blue.frame(width: 30, height: 40) }
      }
      .onAppear { toggle($isShown) }
    }
  }

  @Test("a view behind a condition takes its room when it comes, and leaves it when it goes")
  func optional() async throws {
    var shown: Binding<Bool>?
    let host = ViewHost(Optionally { shown = $0 })
    await settle(host)
    let binding = try #require(shown)
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 20))
    for _ in 0..<2 {
      binding.wrappedValue = true
      await settle(host)
      #expect(host.sizeThatFits(.unspecified) == CGSize(width: 30, height: 60))
      binding.wrappedValue = false
      await settle(host)
      #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 20))
    }
  }

  @Test("a write that is prevented changes nothing, and is told as such")
  func prevented() async {
    var outcomes: [StateWrite.Outcome] = []
    let log = Log()
    let host = ViewHost(Appearing(log: log) { $0.wrappedValue = 1 })
    host.intervene(
      WriteIntervention { write, old, new in
        #expect(old == [0] && new == [1])
        return .prevent
      })
    for pass in await settle(host) { outcomes += pass.writes.map(\.outcome) }
    #expect(log.lines == ["body 0"])
    #expect(outcomes == [.prevented])
  }

  private struct Appearing: View {
    let log: Log
    let write: (Binding<Int>) -> Void
    @State private var value = 0

    var body: some View {
      let _ = log.add("body \(value)")
      Color.red
        .onChange(of: value) { old, new in log.add("change \(old) \(new)") }
        .onAppear { write($value) }
    }
  }

  @Test("M25: writes of one turn are one update, those with an animation another")
  func coalescing() async {
    let log = Log()
    let host = ViewHost(
      Appearing(log: log) { value in
        value.wrappedValue = 1
        value.wrappedValue = 2
        withAnimation {
          value.wrappedValue = 3
          value.wrappedValue = 4
        }
      })
    await settle(host)
    #expect(log.lines == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
  }

  @Test("M26: a write put off to the main queue comes in after those of its turn")
  func putOff() async {
    let log = Log()
    let host = ViewHost(
      Appearing(log: log) { value in
        value.wrappedValue = 1
        DispatchQueue.main.async { value.wrappedValue = 2 }
      })
    let passes = await settle(host)
    let changes = log.lines.filter { $0.hasPrefix("change") }
    // Both writes are made before the next pass begins; the first is not lost.
    #expect(changes == ["change 0 2"] || changes == ["change 0 1", "change 1 2"])
    #expect(passes.flatMap(\.writes).map(\.new) == ["1", "2"])
  }

  @Test("a write of an equal value changes nothing and is counted")
  func equalWrite() async {
    let log = Log()
    let host = ViewHost(Appearing(log: log) { $0.wrappedValue = 0 })
    let passes = await settle(host)
    #expect(log.lines == ["body 0"])
    #expect(passes.flatMap(\.writes).map(\.outcome) == [.equal])
  }

  @Test("tasks and queues of the user's own code run")
  func asynchronous() async {
    let log = Log()
    let host = ViewHost(
      Appearing(log: log) { value in
        Task { @MainActor in
          value.wrappedValue = 5
          await Task.yield()
          value.wrappedValue = 6
        }
      })
    await settle(host)
    #expect(log.lines.last == "change 5 6" || log.lines.last == "change 0 6")
  }

  private struct Readers: View {
    let log: Log
    @State private var read = 0

    struct Child: View {
      let log: Log
      @Binding var value: Int
      var body: some View {
        let _ = log.add("child \(value)")
        Color.red.frame(width: 10)
      }
    }

    struct Other: View {
      let log: Log
      var body: some View {
        let _ = log.add("other")
        Color.blue.frame(width: 10)
      }
    }

    var body: some View {
      let _ = log.add("parent")
      HStack {
        Child(log: log, value: $read)
        Other(log: log)
      }
      .onAppear { read = 1 }
    }
  }

  @Test("only what read a value is evaluated again when it changes")
  func readers() async {
    let log = Log()
    await settle(ViewHost(Readers(log: log)))
    #expect(log.lines == ["parent", "child 0", "other", "child 1"])
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 + count), height: 10)
        .onAppear {
          log.add("appear")
          count = 5
        }
        .onDisappear { log.add("disappear") }
    }
  }

  @Observable
  final class Model {
    var flag = false
    var id = 0
    var width: CGFloat = 10
    var unused = 0
  }

  private struct Identities: View {
    let log: Log
    let model: Model
    var body: some View {
      VStack {
        if model.flag { Counter(log: log) } else { Color.clear.frame(width: 1, height: 1) }
        Counter(log: log).id(model.id)
      }
    }
  }

  @Test("a view that leaves loses its state, and so does one with a new id")
  func identity() async {
    let log = Log()
    let model = Model()
    let host = ViewHost(Identities(log: log, model: model))
    await settle(host)
    #expect(log.lines == ["appear"])
    model.id = 1
    await settle(host)
    #expect(
      log.lines == ["appear", "disappear", "appear"]
        || log.lines == ["appear", "appear", "disappear"])
    model.flag = true
    await settle(host)
    model.flag = false
    await settle(host)
    #expect(log.lines.filter { $0 == "appear" }.count == 3)
    #expect(log.lines.filter { $0 == "disappear" }.count == 2)
  }

  private struct Observing: View {
    let log: Log
    let model: Model
    var body: some View {
      let _ = log.add("body \(model.width)")
      Color.red.frame(width: model.width, height: 10)
    }
  }

  @Test("a view follows the observable properties that it reads, and no others")
  func observable() async {
    let log = Log()
    let model = Model()
    let host = ViewHost(Observing(log: log, model: model))
    await settle(host)
    model.width = 30
    await settle(host)
    model.unused = 1
    await settle(host)
    #expect(log.lines == ["body 10.0", "body 30.0"])
    #expect(host.tree.frame?.width == 30)
  }

  private final class Store: ObservableObject {
    @Published var width: CGFloat = 10
  }

  private struct Observed: View {
    @ObservedObject var store: Store
    var body: some View { Color.red.frame(width: store.width, height: 10) }
  }

  private struct Owning: View {
    @StateObject private var store = Store()
    var body: some View {
      Observed(store: store).environmentObject(store).onAppear { store.width = 40 }
    }
  }

  @Test("a published property evaluates those who hold its object")
  func observableObject() async {
    let store = Store()
    let host = ViewHost(Observed(store: store))
    await settle(host)
    store.width = 25
    await settle(host)
    #expect(host.tree.frame?.width == 25)
    let owning = ViewHost(Owning())
    await settle(owning)
    #expect(owning.tree.frame?.width == 40)
  }

  private struct WritingLayout: Layout {
    @Binding var value: Int
    var inPlacement: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      if !inPlacement { value = 1 }
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      if inPlacement { value = 2 }
    }
  }

  private struct WritingDuringUpdate: View {
    let inPlacement: Bool
    @State private var value = 0
    var body: some View {
      WritingLayout(value: $value, inPlacement: inPlacement) { Text("\(value)") }
    }
  }

  @Test("a write while laying out is dropped with SwiftUI's message", arguments: [true, false])
  func writeDuringLayout(inPlacement: Bool) async {
    let host = ViewHost(WritingDuringUpdate(inPlacement: inPlacement))
    let passes = await settle(host)
    #expect(
      host.issues.map(\.message) == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    let write = passes.flatMap(\.writes).first
    #expect(write?.outcome == .dropped && write?.phase == .layout)
    #expect(write?.source?.name == "WritingLayout" && write?.source?.key == "value")
  }

  @Test("one leaf of ten thousand that changes touches those above it, not the tree")
  func smallChange() async {
    let model = Model()
    final class Counts: LayoutObserver {
      var sized = 0
      var placed = 0
      var bodies = 0
      func observe(_ event: LayoutEvent) {
        switch event {
        case .sized(_, _, _, let memo): if !memo { sized += 1 }
        case .placed: placed += 1
        case .bodyEvaluated: bodies += 1
        default: break
        }
      }
    }
    let log = Log()
    let host = ViewHost(
      VStack(spacing: 0) {
        ForEach(0..<100) { row in
          HStack(spacing: 0) {
            ForEach(0..<100) { column in
              if row == 50 && column == 50 {
                Observing(log: log, model: model)
              } else {
                Color.red.frame(width: 1, height: 1)
              }
            }
          }
        }
      })
    await settle(host)
    let counts = Counts()
    host.observer = counts
    model.width = 12
    await settle(host)
    print(
      "small change in 10,000: \(counts.bodies) body, \(counts.sized) sized, "
        + "\(counts.placed) placed")
    #expect(counts.bodies == 1)
    #expect(counts.sized < 300 && counts.placed < 300, "\(counts.sized) \(counts.placed)")
  }
}
