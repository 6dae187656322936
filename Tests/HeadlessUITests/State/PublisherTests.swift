import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Publishers")
struct PublisherTests {
  private final class Model: ObservableObject {
    @Published var text = "a"
    @Published var count = 0
    var subscriptions: Set<AnyCancellable> = []

    init() {
      $text.map(\.count).assign(to: &$count)
    }
  }

  @Test("a published property hands out its value now and before each change")
  func published() {
    let model = Model()
    var seen: [String] = []
    model.$text.removeDuplicates().sink { seen.append("\($0) \(model.text)") }
      .store(in: &model.subscriptions)
    model.text = "bcd"
    model.text = "bcd"
    #expect(seen == ["a a", "bcd a"])
    #expect(model.count == 3)
  }

  @Test("what ends with a value ends once, also where the subscriber sends another one meanwhile")
  func endsOnce() {
    let subject = PassthroughSubject<Int, Never>()
    for (count, expected) in [(1, [1]), (2, [1, 2])] {
      var (seen, ends) = ([Int](), 0)
      let subscription = subject.prefix(count).sink { _ in
        ends += 1
      } receiveValue: { value in
        seen.append(value)
        if value < 5 { subject.send(value + 1) }
      }
      subject.send(1)
      #expect(seen == expected && ends == 1)
      subscription.cancel()
    }
    var ends = 0
    let ending = PassthroughSubject<Int, Never>()
    let subscription = ending.first().sink { _ in
      ends += 1
    } receiveValue: { _ in
      ending.send(completion: .finished)
    }
    ending.send(1)
    #expect(ends == 1)
    subscription.cancel()
    var answers: [Bool] = []
    let found = subject.contains { $0 > 0 }.sink { answer in
      answers.append(answer)
      if answers.count < 5 { subject.send(1) }
    }
    subject.send(1)
    #expect(answers == [true])
    found.cancel()
  }

  @Test("what ends with a value cancels what it is made of")
  func cancelsUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    let source = subject.handleEvents(receiveCancel: { cancelled += 1 })
    let subscriptions = [
      source.first().sink { _ in }, source.prefix { $0 < 1 }.sink { _ in },
      source.contains { $0 == 1 }.sink { _ in },
    ]
    #expect(cancelled == 0)
    subject.send(1)
    #expect(cancelled == 3)
    for subscription in subscriptions { subscription.cancel() }
    #expect(cancelled == 3)
  }

  @Test("a future tells its value to all who wait, but to none that cancelled")
  func cancelledFuture() {
    var fulfil: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { fulfil = $0 }
    var seen: [String] = []
    let first = future.sink { seen.append("first \($0)") }
    let second = future.sink { seen.append("second \($0)") }
    second.cancel()
    fulfil?(.success(3))
    fulfil?(.success(4))
    let third = future.sink { seen.append("third \($0)") }
    #expect(seen == ["first 3", "third 3"])
    withExtendedLifetime([first, second, third]) {}
  }

  #if !canImport(Combine)
    @Test(
      "events of a subscription are handled: its beginning, each value, its end or its cancelling")
    func handledEvents() {
      var seen: [String] = []
      let subject = PassthroughSubject<Int, Never>()
      let handled = subject.handleEvents(
        receiveSubscription: { _ in seen.append("begin") },
        receiveOutput: { seen.append("\($0)") }, receiveCompletion: { _ in seen.append("end") },
        receiveCancel: { seen.append("cancel") })
      var subscription: AnyCancellable? = handled.sink { seen.append("got \($0)") }
      subject.send(1)
      subscription?.cancel()
      subject.send(2)
      #expect(seen == ["begin", "1", "got 1", "cancel"])
      seen = []
      subscription = Publishers.Sequence<[Int], Never>(sequence: [3])
        .handleEvents(receiveOutput: { seen.append("\($0)") }, receiveCancel: { seen.append("no") })
        .sink { seen.append("got \($0)") }
      subscription = nil
      #expect(seen == ["3", "got 3"])
    }
  #endif

  @Test("of the publishers that values become, no more begin at once than were asked for")
  func flatMapOfOne() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (seen, all): ([Int], [Int]) = ([], [])
    let subscriptions = [
      outer.flatMap(maxPublishers: .max(1)) { $0 }.sink { seen.append($0) },
      outer.flatMap { $0 }.sink { all.append($0) },
    ]
    outer.send(first)
    outer.send(second)
    second.send(1)
    first.send(2)
    first.send(completion: .finished)
    second.send(3)
    #expect(seen == [2, 3] && all == [1, 2, 3])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("a future that only its promise keeps alive brings its value")
  func future() {
    var promise: ((Result<Int, Never>) -> Void)?
    var seen: [Int] = []
    let subscription = Future<Int, Never> { promise = $0 }.sink { seen.append($0) }
    promise?(.success(3))
    promise?(.success(4))
    #expect(seen == [3])
    subscription.cancel()
  }

  @Test("a sequence of notifications has those of its name that are posted from now on")
  func notifications() async {
    let name = Notification.Name("layoutprobe.test.sequence")
    let center = NotificationCenter()
    let notifications = center.notifications(named: name)
    center.post(name: Notification.Name("layoutprobe.test.other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 7])
    var iterator = notifications.makeAsyncIterator()
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 7)
  }

  @Test("values are decoded, and the first that cannot be ends them")
  func decoded() {
    let subject = PassthroughSubject<Data, Never>()
    var seen: [[Int]] = []
    var ends = 0
    let subscription = subject.decode(type: [Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    subject.send(Data("[1,2]".utf8))
    subject.send(Data("[".utf8))
    subject.send(Data("[3]".utf8))
    #expect(seen == [[1, 2]])
    #expect(ends == 1)
    subscription.cancel()
  }

  @Test("values are looked at as a sequence: collected, counted, searched, cut")
  func sequences() {
    func all<P: Publisher>(_ publisher: P) -> [P.Output] {
      var values: [P.Output] = []
      _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
      return values
    }
    let numbers = [1, 2, 3, 4, 5].publisher
    #expect(all(numbers.collect()) == [[1, 2, 3, 4, 5]])
    #expect(all(numbers.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(all(numbers.reduce(0, +)) == [15])
    #expect(all(numbers.count()) == [5])
    #expect(all(numbers.last()) == [5])
    #expect(all(numbers.last { $0 < 4 }) == [3])
    #expect(all(numbers.first { $0 > 2 }) == [3])
    #expect(all(numbers.contains(3)) == [true])
    #expect(all(numbers.contains(9)) == [false])
    #expect(all(numbers.allSatisfy { $0 < 5 }) == [false])
    #expect(all(numbers.allSatisfy { $0 < 6 }) == [true])
    #expect(all(numbers.drop { $0 < 3 }) == [3, 4, 5])
    #expect(all(numbers.prefix { $0 < 3 }) == [1, 2])
    #expect(all(numbers.append(6)) == [1, 2, 3, 4, 5, 6])
    #expect(all(numbers.ignoreOutput()) == [])
    #expect(all(numbers.tryFilter { $0 % 2 == 0 }) == [2, 4])
    #expect(all(Int?.none.publisher) == [])
    #expect(all(Result<Int, any Error>.success(7).publisher) == [7])
  }

  @Test("a subscription ends when it is cancelled or released")
  func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var subscription: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    subscription?.cancel()
    subject.send(2)
    subscription = subject.sink { seen.append($0 * 10) }
    subject.send(3)
    subscription = nil
    subject.send(4)
    #expect(seen == [1, 30])
  }

  @Test("operators filter, transform and join values")
  func operators() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let subscription = one.filter { $0 % 2 == 1 }.combineLatest(two.dropFirst())
      .scan("") { $0 + "\($1.0)\($1.1)" }.sink { seen.append($0) }
    two.send("a")
    two.send("b")
    one.send(2)
    one.value = 3
    #expect(seen == ["1b", "1b3b"])
    subscription.cancel()
    one.send(5)
    #expect(seen.count == 2)
  }

  @Test("what waits for time comes once, with the newest value")
  func debounced() async {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(seen.isEmpty)
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done.resume() }
    }
    #expect(seen == [2])
    subscription.cancel()
  }

  private struct Listening: View {
    let subject: PassthroughSubject<CGFloat, Never>
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width).onReceive(subject) { width = $0 }
    }
  }

  @Test("a view acts on what it receives, for as long as it is there")
  func received() async {
    let subject = PassthroughSubject<CGFloat, Never>()
    let host = ViewHost(Listening(subject: subject))
    _ = await host.pass()
    subject.send(25)
    #expect(host.needsLayout)
    _ = await host.pass()
    _ = await host.pass()
    #expect(host.tree.frames("Color").map(\.width) == [25])
  }
}
