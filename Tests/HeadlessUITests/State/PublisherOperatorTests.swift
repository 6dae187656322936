#if !canImport(Combine)
  import Foundation
  import Testing

  @testable import HeadlessUI

  @MainActor
  @Suite("Operators of publishers")
  struct PublisherOperatorTests {
    private struct Broken: Error {}

    /// What a publisher hands out, and its end.
    private final class Log {
      var lines: [String] = []
      var subscription: AnyCancellable?

      init<P: Publisher>(_ publisher: P) {
        subscription = publisher.sink(
          receiveCompletion: { [unowned self] end in
            if case .failure = end { lines.append("failed") } else { lines.append("finished") }
          },
          receiveValue: { [unowned self] in lines.append("\($0)") })
      }
    }

    private typealias Source = PassthroughSubject<Int, any Error>

    private func lines<P: Publisher>(_ publisher: P) -> [String] { Log(publisher).lines }

    @Test("values are put before and after those of a publisher")
    func added() {
      let numbers = [2, 3].publisher
      #expect(lines(numbers.prepend(0, 1)) == ["0", "1", "2", "3", "finished"])
      #expect(lines(numbers.append(4, 5)) == ["2", "3", "4", "5", "finished"])
      let failing = Fail<Int, any Error>(error: Broken())
      #expect(lines(failing.append(4)) == ["failed"])
    }

    @Test("values are chosen by place and by what they are")
    func chosen() {
      let numbers = [1, 2, 3, 4].publisher
      #expect(lines(numbers.prefix(2)) == ["1", "2", "finished"])
      #expect(lines(numbers.dropFirst(3)) == ["4", "finished"])
      #expect(lines(numbers.first()) == ["1", "finished"])
      #expect(lines(numbers.last()) == ["4", "finished"])
      #expect(lines(numbers.first { $0 > 2 }) == ["3", "finished"])
      #expect(lines(numbers.last { $0 < 3 }) == ["2", "finished"])
      #expect(lines(numbers.drop { $0 < 3 }) == ["3", "4", "finished"])
      #expect(lines(numbers.prefix { $0 < 3 }) == ["1", "2", "finished"])
      #expect(lines(numbers.contains(3)).first == "true")
      #expect(lines(numbers.contains(5)) == ["false", "finished"])
      #expect(lines(numbers.allSatisfy { $0 < 4 }).first == "false")
      #expect(lines(numbers.allSatisfy { $0 < 5 }) == ["true", "finished"])
    }

    @Test("an error is replaced, ends quietly, or leads to another try")
    func failures() {
      let failing = Fail<Int, any Error>(error: Broken())
      #expect(lines(failing.replaceError(with: 7)) == ["7", "finished"])
      #expect(
        lines(failing.catch { _ in Just(8).setFailureType(to: (any Error).self) }) == [
          "8", "finished",
        ])
      #expect(lines(failing.assertNoFailure()) == ["finished"])
      let throwing = [1, 2].publisher.tryMap { number -> Int in
        if number == 2 { throw Broken() }
        return number
      }
      #expect(lines(throwing) == ["1", "failed"])
      #expect(lines(Empty<Int, Never>().replaceEmpty(with: 9)) == ["9", "finished"])
      var tries = 0
      let third = Deferred {
        tries += 1
        return tries < 3
          ? Fail<Int, any Error>(error: Broken()).eraseToAnyPublisher()
          : Just(tries).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      }
      #expect(lines(third.retry(1)) == ["failed"])
      #expect(lines(third.retry(1)) == ["3", "finished"])
    }

    @Test("what is made of several ends with the last, or the first that fails")
    func joined() {
      for fails in [false, true] {
        let (one, two) = (Source(), Source())
        let merged = Log(one.merge(with: two))
        let latest = Log(one.combineLatest(two))
        one.send(1)
        two.send(2)
        one.send(completion: fails ? .failure(Broken()) : .finished)
        two.send(3)
        two.send(completion: .finished)
        #expect(merged.lines == (fails ? ["1", "2", "failed"] : ["1", "2", "3", "finished"]))
        #expect(
          latest.lines == (fails ? ["(1, 2)", "failed"] : ["(1, 2)", "(1, 3)", "finished"]))
      }
    }

    @Test("any number of publishers are one, to the end of the last or the first failure")
    func mergedMany() {
      for fails in [false, true] {
        let sources = [Source(), Source(), Source()]
        let log = Log(Publishers.MergeMany(sources))
        sources[0].send(1)
        sources[2].send(3)
        sources[0].send(completion: .finished)
        sources[1].send(completion: fails ? .failure(Broken()) : .finished)
        sources[2].send(4)
        sources[2].send(completion: .finished)
        #expect(log.lines == (fails ? ["1", "3", "failed"] : ["1", "3", "4", "finished"]))
      }
      #expect(lines(Publishers.MergeMany([Just<Int>]())) == ["finished"])
      #expect(lines(Publishers.Merge(Just(1), Just(2))) == ["1", "2", "finished"])
      let latest = Publishers.CombineLatest4(Just(1), Just("a"), Just(2), Just("b"))
      #expect(lines(latest.map { "\($0)\($1)\($2)\($3)" }) == ["1a2b", "finished"])
      #expect(
        lines(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 * 100 + $1 * 10 + $2 })
          == ["123", "finished"])
    }

    @Test("a question of values is answered as soon as one decides it, otherwise at the end")
    func answered() {
      let source = Source()
      let (has, hasNot) = (Log(source.contains(3)), Log(source.contains(9)))
      let (small, positive) = (Log(source.allSatisfy { $0 < 3 }), Log(source.allSatisfy { $0 > 0 }))
      source.send(1)
      #expect(has.lines.isEmpty && small.lines.isEmpty)
      source.send(3)
      source.send(3)
      #expect(has.lines == ["true", "finished"])
      #expect(small.lines == ["false", "finished"])
      source.send(completion: .finished)
      #expect(hasNot.lines == ["false", "finished"])
      #expect(positive.lines == ["true", "finished"])
      #expect(has.lines.count == 2 && small.lines.count == 2)
      let failing = Fail<Int, any Error>(error: Broken())
      #expect(lines(failing.contains(3)) == ["failed"])
      #expect(lines(failing.allSatisfy { $0 > 3 }) == ["failed"])
    }

    @Test("what is cut at its end says so once, and what fails gives no result")
    func cut() {
      let source = Source()
      let logs = [Log(source.prefix(2)), Log(source.prefix(0)), Log(source.prefix { $0 < 2 })]
      let all = Log(source.collect())
      let pairs = Log(source.collect(2))
      source.send(1)
      source.send(2)
      source.send(3)
      source.send(completion: .failure(Broken()))
      #expect(logs.map(\.lines) == [["1", "2", "finished"], ["finished"], ["1", "finished"]])
      #expect(all.lines == ["failed"])
      #expect(pairs.lines == ["[1, 2]", "failed"])
      let failing = Fail<Int, any Error>(error: Broken())
      #expect(lines(failing.last()) == ["failed"])
      #expect(lines(failing.count()) == ["failed"])
      #expect(lines(failing.replaceEmpty(with: 1)) == ["failed"])
      #expect(lines(Just(2).replaceEmpty(with: 1)) == ["2", "finished"])
      #expect(lines(failing.prefix(1)) == ["failed"])
    }

    @Test("values are transformed, without nils and without those that equal the one before")
    func transformed() {
      let numbers = [1, 1, 2, 4, 4, 1].publisher
      #expect(lines(numbers.removeDuplicates()) == ["1", "2", "4", "1", "finished"])
      #expect(
        lines(numbers.removeDuplicates { $0 % 2 == $1 % 2 }) == ["1", "2", "1", "finished"])
      #expect(
        lines(numbers.compactMap { $0 > 1 ? $0 * 10 : nil }) == ["20", "40", "40", "finished"])
      #expect(lines(numbers.map(\.description).first()) == ["1", "finished"])
      #expect(lines([1, nil, 3].publisher.replaceNil(with: 7)) == ["1", "7", "3", "finished"])
      #expect(lines(Just(1).setFailureType(to: Broken.self)) == ["1", "finished"])
      #expect(lines(numbers.ignoreOutput()) == ["finished"])
      #expect(lines(Int?.some(4).publisher) == ["4", "finished"])
      #expect(lines(Int?.none.publisher) == ["finished"])
      #expect(lines(Result<Int, any Error>.failure(Broken()).publisher) == ["failed"])
      #expect(
        lines(Publishers.Sequence<[Int], Never>(sequence: [5, 6])) == ["5", "6", "finished"])
      #expect(lines(Empty<Int, Never>(completeImmediately: false)) == [])
      let wrong = Fail<Int, any Error>(error: Broken()).mapError { _ in Broken() }
      #expect(lines(wrong) == ["failed"])
      let thrown = numbers.tryCompactMap { number -> Int? in
        if number == 4 { throw Broken() }
        return number > 1 ? number : nil
      }
      #expect(lines(thrown) == ["2", "failed"])
    }

    @Test("events beside the values are told, a cancellation only before the end")
    func handled() {
      var events: [String] = []
      func watched(_ source: Source) -> AnyPublisher<Int, any Error> {
        source.handleEvents(
          receiveSubscription: { _ in events.append("subscribed") },
          receiveOutput: { events.append("value \($0)") },
          receiveCompletion: { _ in events.append("end") },
          receiveCancel: { events.append("cancelled") },
          receiveRequest: { _ in events.append("requested") })
      }
      let source = Source()
      let first = Log(watched(source))
      source.send(1)
      first.subscription = nil
      source.send(2)
      #expect(events == ["subscribed", "requested", "value 1", "cancelled"])
      events = []
      let second = Log(watched(source))
      source.send(completion: .finished)
      second.subscription = nil
      #expect(events == ["subscribed", "requested", "end"])
    }

    @Test("pairs end when one side has no more for the next")
    func zipped() {
      let (one, two) = (Source(), Source())
      let pairs = Log(one.zip(two))
      one.send(1)
      one.send(2)
      one.send(completion: .finished)
      two.send(10)
      #expect(pairs.lines == ["(1, 10)"])
      two.send(20)
      #expect(pairs.lines == ["(1, 10)", "(2, 20)", "finished"])
      two.send(30)
      #expect(pairs.lines.count == 3)
    }

    @Test("only the newest publisher is heard, and its end is the end")
    func switched() {
      let outer = PassthroughSubject<Source, any Error>()
      let (one, two) = (Source(), Source())
      let log = Log(outer.switchToLatest())
      outer.send(one)
      one.send(1)
      outer.send(two)
      one.send(2)
      two.send(3)
      outer.send(completion: .finished)
      #expect(log.lines == ["1", "3"])
      two.send(4)
      two.send(completion: .finished)
      #expect(log.lines == ["1", "3", "4", "finished"])
    }

    @Test("publishers made of values end with the last of them; those that wait come in order")
    func flattened() {
      let outer = PassthroughSubject<Int, any Error>()
      let inner = [Source(), Source()]
      let log = Log(outer.flatMap(maxPublishers: .max(1)) { inner[$0] })
      outer.send(0)
      outer.send(1)
      inner[1].send(10)
      inner[0].send(1)
      outer.send(completion: .finished)
      inner[0].send(completion: .finished)
      inner[1].send(2)
      #expect(log.lines == ["1", "2"])
      inner[1].send(completion: .finished)
      #expect(log.lines == ["1", "2", "finished"])
    }

    @Test("a cancelled subscription hears nothing more of any of them")
    func cancelled() {
      let (one, two) = (Source(), Source())
      let logs = [
        Log(one.merge(with: two)), Log(one.flatMap { _ in two }),
        Log(Just(one).setFailureType(to: (any Error).self).switchToLatest()),
      ]
      for log in logs { log.subscription = nil }
      one.send(1)
      two.send(2)
      let heard = logs.flatMap(\.lines)
      #expect(heard == [])
    }
  }
#endif
