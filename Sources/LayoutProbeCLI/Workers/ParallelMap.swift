import Foundation

/// Maps with several threads at a time; results are in the order of the values.
enum ParallelMap {
  static func run<Value: Sendable, Result: Sendable>(
    _ values: [Value], jobs: Int, _ transform: @escaping @Sendable (Value) throws -> Result
  ) throws -> [Result] {
    let state = State<Swift.Result<Result, any Error>>(count: values.count)
    let threads = min(max(1, jobs), values.count)
    let done = DispatchGroup()
    for _ in 0..<threads {
      done.enter()
      let thread = Thread {
        while let index = state.next() {
          state.set(index, Swift.Result { try transform(values[index]) })
        }
        done.leave()
      }
      thread.start()
    }
    done.wait()
    return try state.results.map { result in
      guard let result else { throw CancellationError() }
      return try result.get()
    }
  }

  private final class State<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private var position = 0
    private(set) var results: [Element?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard position < results.count else { return nil }
        position += 1
        return position - 1
      }
    }

    func set(_ index: Int, _ result: Element) { lock.withLock { results[index] = result } }
  }
}
