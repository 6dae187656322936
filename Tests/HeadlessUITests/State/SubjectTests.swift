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
  }
#endif
