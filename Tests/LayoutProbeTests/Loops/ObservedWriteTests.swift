import Foundation
import HeadlessUI
import Testing

@testable import LayoutProbe

/// What is written through objects, defaults and notifications.
@MainActor
@Suite("Writes of objects are told apart")
struct ObservedWriteTests {
  private let size = CGSize(width: 300, height: 300)

  private func report<V: View>(_ view: @escaping @autoclosure () -> V) async -> LoopReport {
    await Settling().settle(in: size) { ViewHost(view(), size: size) }
  }

  @Observable
  fileprivate final class Card {
    var width: CGFloat = 0
    var font: CGFloat = 12
    var count = 0

    func record(_ new: CGFloat, grows: Bool) {
      width = new
      if grows { font += 2 }
      count = min(3, count + 1)
    }
  }

  private struct CardView: View {
    let grows: Bool
    @State private var card = Card()
    var body: some View {
      VStack {
        Text("Title").font(.system(size: card.font)).fixedSize()
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
            card.record($0, grows: grows)
          }
        Text("\(Int(card.width)), \(card.count)")
      }
    }
  }

  @Test("of several properties that a callback writes, the one is blamed that keeps the loop going")
  func blame() async throws {
    let report = await report(CardView(grows: true))
    #expect(report.verdict.name == LoopVerdict.diverging(rate: 0).name)
    let first = try #require(report.firstOffendingWrite)
    #expect(first.state.hasSuffix("font"), "\(first.state)")
    #expect(first.old == "12" && first.new == "14")
    #expect(report.alsoOffending == nil)
    #expect(
      Set(report.states.map { $0.state.split(separator: ".").last ?? "" }).isSuperset(of: [
        "width", "font",
      ]))
    #expect(await self.report(CardView(grows: false)).verdict.isSettled)
  }

  @Observable
  fileprivate final class Poll: @unchecked Sendable {
    var tick = 0

    nonisolated func next() async {
      await Task.yield()
      tick += 1
    }

    static let line = #line - 3
  }

  private struct PollView: View {
    @State private var poll = Poll()
    var body: some View {
      Color.red.frame(width: poll.tick % 2 == 0 ? 20 : 40, height: 10)
        .task(id: poll.tick) { await poll.next() }
    }
  }

  @Test("what an asynchronous method writes in place is known by its property and its line")
  func asynchronous() async throws {
    let report = await report(PollView())
    #expect(report.verdict.name == LoopVerdict.oscillating(period: 2, amplitude: 0).name)
    let state = try #require(report.states.first)
    #expect(state.state.hasSuffix("Poll.tick") && !state.state.contains("$defer"), "\(state)")
    #expect(report.firstOffendingWrite?.place?.line == Poll.line, "\(report.ring)")
  }

  @Observable
  fileprivate final class Entry: PersistentModel {}

  private struct Inserting: View {
    @Environment(\.modelContext) private var context
    @Query private var entries: [Entry]
    var body: some View {
      ForEach(entries) { _ in Color.red.frame(height: 10) }
        .onAppear { context.insert(Entry()) }
        .onChange(of: entries.count) { context.insert(Entry()) }
    }
  }

  @Test("inserts that never end are told as those of models")
  func inserts() async throws {
    let report = await report(VStack(spacing: 0) { Inserting() })
    #expect(report.verdict.name == LoopVerdict.diverging(rate: 0).name)
    #expect(report.firstOffendingWrite?.state == "models of the ModelContext")
  }

  private struct Shared: View {
    @State private var card = Card()
    var body: some View {
      HStack {
        ForEach(0..<3, id: \.self) { _ in Row(card: card) }
      }
    }

    struct Row: View {
      let card: Card
      var body: some View {
        Color.red.frame(width: 10, height: card.font).onAppear { card.font = 20 }
      }
    }
  }

  @Test("an object that several views read settles after what all of them write")
  func shared() async {
    let report = await report(Shared())
    #expect(report.verdict.isSettled)
    #expect(report.states.contains { $0.state.hasSuffix("font") })
  }

  private struct Invoice: View {
    let last: Int
    @State private var cards = (0..<4).map { _ in Card() }
    var body: some View {
      VStack {
        ForEach(0..<4, id: \.self) { Text("\(cards[$0].count)") }
      }
      .onChange(of: cards[1].count) { _, count in
        if count < last { cards[1].count = count + 1 }
      }
      .onAppear { cards[1].count = 1 }
    }
  }

  @Test("rows read objects that are not written, and what one of them does is still known")
  func quietRows() async throws {
    #expect(await report(Invoice(last: 1_500)).verdict == .settled(passes: 1_501))
    #expect(await !report(Invoice(last: .max)).verdict.isSettled)
  }

  private struct Days: View {
    let last: Int
    let isFirst: Bool
    @State private var days = Array(500..<505)
    var body: some View {
      VStack(spacing: 0) {
        ForEach(days, id: \.self) { day in
          Color.red.frame(height: 5).onAppear {
            if isFirst {
              guard day == days.first, day > 500 - last else { return }
              days.insert(day - 1, at: 0)
            } else {
              guard day == days.last, day < 500 + last else { return }
              days.append(day + 1)
            }
          }
        }
      }
    }
  }

  @Test("a list ends at a value of its last or first element", arguments: [false, true])
  func lists(isFirst: Bool) async {
    let ending = await report(Days(last: 230, isFirst: isFirst)).verdict
    #expect(ending.isSettled, "\(ending)")
    let endless = await report(Days(last: .max / 2, isFirst: isFirst)).verdict
    #expect(endless == .diverging(rate: 5), "\(endless)")
  }

  fileprivate struct Message: Identifiable, Equatable {
    let id = UUID()
    let number: Int
    let sent: Date
  }

  private struct Chat: View {
    @State private var messages = [Message(number: 0, sent: Date(timeIntervalSince1970: 0))]
    let end: Date
    var body: some View {
      VStack(spacing: 0) {
        ForEach(messages) { message in
          Color.red.frame(height: 5).onAppear {
            guard message == messages.last, message.sent < end else { return }
            messages.append(Message(number: message.number + 1, sent: message.sent + 60))
          }
        }
      }
    }
  }

  @Test("so does a list of structs with identifiers, at a date")
  func structs() async {
    let ending = await report(Chat(end: Date(timeIntervalSince1970: 60 * 230))).verdict
    #expect(ending.isSettled, "\(ending)")
    let endless = await report(Chat(end: .distantFuture)).verdict
    #expect(endless == .diverging(rate: 5), "\(endless)")
  }

  private struct Stored: View {
    @AppStorage("ObservedWriteTests.height") private var height = 10
    let value: Int?
    var body: some View {
      Color.red.frame(height: CGFloat(height)).onAppear {
        if let value {
          UserDefaults.standard.set(value, forKey: "ObservedWriteTests.height")
        } else {
          UserDefaults.standard.removeObject(forKey: "ObservedWriteTests.height")
        }
      }
    }
  }

  @Test("what code sets in the user's defaults, the property of that key has")
  func defaults() async {
    UserDefaults.standard.removeObject(forKey: "ObservedWriteTests.height")
    let host = ViewHost(Stored(value: 30), size: size)
    _ = await Settling().settle(host, in: size)
    #expect(host.tree.preorder.last?.frame?.height == 30)
    UserDefaults.standard.removeObject(forKey: "ObservedWriteTests.height")
  }

  @Test("also where the same value was stored by a run before")
  func storedBefore() async {
    for _ in 0..<2 {
      let host = ViewHost(Stored(value: 30), size: size)
      _ = await Settling().settle(host, in: size)
      #expect(host.tree.preorder.last?.frame?.height == 30)
    }
    UserDefaults.standard.removeObject(forKey: "ObservedWriteTests.height")
  }

  private struct Listener: View {
    @State private var count = 0
    let isEndless: Bool
    var body: some View {
      Color.red.frame(height: CGFloat(10 + count % 5))
        .onReceive(
          NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
        ) { _ in
          count += 1
          if isEndless { UserDefaults.standard.set(count, forKey: "ObservedWriteTests.count") }
        }
        .onAppear { UserDefaults.standard.set(0, forKey: "ObservedWriteTests.count") }
    }
  }

  @Test("who writes the defaults in answer to their change never comes to rest")
  func notifications() async {
    let endless = await report(Listener(isEndless: true)).verdict
    #expect(!endless.isSettled && !endless.isUndetermined, "\(endless)")
    #expect(await report(Listener(isEndless: false)).verdict.isSettled)
    UserDefaults.standard.removeObject(forKey: "ObservedWriteTests.count")
  }

  @MainActor
  private final class Echo: ObservableObject {
    @Published var items = ["a"]
    private var token: AnyCancellable?
    static let name = Notification.Name("ObservedWriteTests.echo")
    /// How often one was told what another one posted.
    static var heardOfOthers = 0

    init() {
      token = NotificationCenter.default.publisher(for: Echo.name).receive(on: RunLoop.main)
        .sink { [weak self] in self?.hear($0) }
    }

    private func hear(_ notification: Notification) {
      if notification.object as? Echo !== self { Echo.heardOfOthers += 1 }
      add()
    }

    func add() {
      items.append("b")
      NotificationCenter.default.post(name: Echo.name, object: self)
    }
  }

  private struct EchoView: View {
    @StateObject private var echo = Echo()
    var body: some View {
      VStack { ForEach(echo.items.indices, id: \.self) { _ in Color.red.frame(height: 5) } }
        .onAppear { echo.add() }
    }
  }

  @Test("objects of other runs do not hear what one of this run posts")
  func otherRuns() async {
    Echo.heardOfOthers = 0
    let other = ViewHost(EchoView(), size: size)
    for _ in 0..<3 { _ = await other.pass() }
    let report = await report(EchoView())
    #expect(report.verdict.name == LoopVerdict.diverging(rate: 0).name)
    // Laid out without passes, what they put off runs on the system's main queue.
    let third = ViewHost(EchoView(), size: size)
    for host in [other, third] { host.layout() }
    for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(20)) }
    #expect(Echo.heardOfOthers == 0)
    withExtendedLifetime((other, third)) {}
  }

  private struct Ripple: View {
    @State private var width: CGFloat = 10
    @State private var rounds = 0
    var body: some View {
      VStack {
        Color.red.frame(width: width, height: 5)
        Text("Round \(rounds)")
      }
      .onAppear { grow() }
    }

    private func grow() {
      withAnimation(.linear(duration: 0.3)) {
        width += 20
      } completion: {
        rounds += 1
        grow()
      }
    }
  }

  @Test("what each end of an animation makes larger changes with time, and is said to grow")
  func completions() async {
    let report = await report(Ripple())
    #expect(report.verdict.name == LoopVerdict.diverging(rate: 0).name)
    #expect(report.rule == "layout-timed")
  }
}
