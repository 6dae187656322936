import Foundation
import Testing

@testable import HeadlessUI

#if !canImport(Combine)
  @Suite("Subjects and publishers of given values")
  struct SubjectTests {
    private struct Broken: Error, Equatable {}

    /// What a publisher says, in order.
    private final class Log: @unchecked Sendable {
      var lines: [String] = []

      func follow<P: Publisher>(_ publisher: P, _ name: String = "") -> AnyCancellable {
        publisher.sink(
          receiveCompletion: { end in
            switch end {
            case .finished: self.lines.append(name + "end")
            case .failure: self.lines.append(name + "failure")
            }
          }, receiveValue: { self.lines.append("\(name)\($0)") })
      }
    }

    @Test("a subject hands values on until it ends or the subscriber leaves")
    func passthrough() {
      let (log, subject) = (Log(), PassthroughSubject<Int, Broken>())
      subject.send(0)
      let first = log.follow(subject, "a")
      let second = log.follow(subject, "b")
      subject.send(1)
      first.cancel()
      subject.send(2)
      subject.send(completion: .failure(Broken()))
      subject.send(3)
      subject.send(completion: .finished)
      #expect(log.lines == ["a1", "b1", "b2", "bfailure"])
      withExtendedLifetime(second) {}
    }

    @Test("who comes after the end is told of it, and of no value")
    func late() {
      let (log, passing) = (Log(), PassthroughSubject<Int, Broken>())
      passing.send(completion: .failure(Broken()))
      let current = CurrentValueSubject<Int, Never>(4)
      current.send(completion: .finished)
      let subscriptions = [log.follow(passing), log.follow(current)]
      #expect(log.lines == ["failure", "end"])
      withExtendedLifetime(subscriptions) {}
    }

    @Test("a subject with a value tells the newest at once, and a value that is set is sent")
    func currentValue() {
      let (log, subject) = (Log(), CurrentValueSubject<Int, Never>(1))
      let first = log.follow(subject, "a")
      subject.value = 2
      let second = log.follow(subject, "b")
      subject.send(3)
      #expect(subject.value == 3)
      #expect(log.lines == ["a1", "a2", "b2", "a3", "b3"])
      withExtendedLifetime([first, second]) {}
    }

    @Test("given values come at once, then the end; a failure comes alone")
    func given() {
      let log = Log()
      let subscriptions = [
        log.follow(Just(7)), log.follow([1, 2].publisher), log.follow(Empty<Int, Never>()),
        log.follow(Empty<Int, Never>(completeImmediately: false)),
        log.follow(Fail<Int, Broken>(error: Broken())),
      ]
      #expect(log.lines == ["7", "end", "1", "2", "end", "end", "failure"])
      withExtendedLifetime(subscriptions) {}
    }

    @Test("a publisher sends to a subject until it is cancelled, its end included")
    func subscribed() {
      let (log, source, target) = (
        Log(), PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>()
      )
      let following = log.follow(target)
      let first = source.subscribe(target)
      source.send(1)
      first.cancel()
      source.send(2)
      let second = source.subscribe(target)
      source.send(completion: .failure(Broken()))
      #expect(log.lines == ["1", "failure"])
      withExtendedLifetime((following, second)) {}
    }

    /// As programs write them.
    private struct Counting: Publisher {
      typealias Output = Int
      typealias Failure = Never
      let log: Log

      func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Turns(subscriber, log))
      }
    }

    private final class Turns<S: Subscriber>: Subscription where S.Input == Int {
      private var subscriber: S?
      private var demand = Subscribers.Demand.none
      private let log: Log
      init(_ subscriber: S, _ log: Log) { (self.subscriber, self.log) = (subscriber, log) }

      func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        for number in 1...3 where self.demand > 0 {
          self.demand -= 1
          self.demand += subscriber?.receive(number) ?? .none
        }
      }

      func cancel() {
        subscriber = nil
        log.lines.append("cancelled")
      }
    }

    /// Asks for two values.
    private final class Two: Subscriber {
      let log: Log
      var subscription: (any Subscription)?
      init(_ log: Log) { self.log = log }

      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(2))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        log.lines.append("\(input)")
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { log.lines.append("end") }
    }

    @Test("a publisher of one's own is followed like others, and asked for as many values")
    func ownPublisher() {
      let log = Log()
      let all = log.follow(Counting(log: log).map { $0 * 10 })
      all.cancel()
      Counting(log: log).subscribe(Two(log))
      #expect(log.lines == ["10", "20", "30", "cancelled", "1", "2"])
    }

    @Test("a subscriber of one's own is told by publishers of Combine, until it cancels")
    func ownSubscriber() {
      let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
      let two = Two(log)
      subject.subscribe(AnySubscriber(two))
      subject.send(7)
      two.subscription?.cancel()
      subject.send(8)
      Just(9).subscribe(Two(log))
      #expect(log.lines == ["7", "9", "end"])
    }

    /// Keeps no subscription, and cancels it after a number of values.
    private final class Few: Subscriber {
      let log: Log
      let limit: Int
      var cancel: (() -> Void)?
      init(_ log: Log, limit: Int) { (self.log, self.limit) = (log, limit) }

      func receive(subscription: any Subscription) {
        subscription.request(.unlimited)
        if limit > 0 { cancel = { subscription.cancel() } }
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        log.lines.append("\(input)")
        if input == limit { cancel?() }
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { log.lines.append("end") }
    }

    @Test("a subscriber need not keep its subscription, and is told nothing after it cancelled")
    func keptSubscription() {
      let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
      subject.subscribe(Few(log, limit: 0))
      subject.send(1)
      subject.send(completion: .finished)
      [1, 2, 3].publisher.subscribe(Few(log, limit: 2))
      #expect(log.lines == ["1", "end", "1", "2"])
    }

    @Test("a sink is told nothing after its end, whichever came first")
    func sinkAfterEnd() {
      let log = Log()
      let sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { _ in log.lines.append("end") },
        receiveValue: { log.lines.append("\($0)") })
      _ = sink.receive(1)
      sink.receive(completion: .finished)
      sink.receive(completion: .finished)
      _ = sink.receive(2)
      sink.receive(
        subscription: Turns(
          Subscribers.Sink<Int, Never>(
            receiveCompletion: { _ in }, receiveValue: { _ in }), log))
      #expect(log.lines == ["1", "end", "cancelled"])
    }

    private final class Settings: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var isOn = false { willSet { objectWillChange.send() } }
    }

    private struct Switched: View {
      @ObservedObject var settings: Settings
      var body: some View { Text(settings.isOn ? "on" : "off") }
    }

    private final class Choice: ObservableObject {
      @Published var settings: Settings
      init(_ settings: Settings) { self.settings = settings }
    }

    private struct Chosen: View {
      @ObservedObject var choice: Choice
      var body: some View { Switched(settings: choice.settings) }
    }

    @MainActor
    @Test("a view follows an object whose changes a subject of its own tells")
    func ownObjectWillChange() {
      let (first, second) = (Settings(), Settings())
      let choice = Choice(first)
      let host = ViewHost(Chosen(choice: choice))
      func text() -> String? {
        host.layout()
        return host.tree.detail
      }
      #expect(text() == "\"off\"")
      first.isOn = true
      #expect(text() == "\"on\"")
      choice.settings = second
      #expect(text() == "\"off\"")
      second.isOn = true
      #expect(text() == "\"on\"")
    }
  }
#endif
