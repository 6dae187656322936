import Foundation

/// Maps with several threads at a time; results are in the order of the values.
///
/// What takes longest should begin first, so that all threads end at about the same time.
enum ParallelMap {
  /// - Parameter weight: how long a value probably takes, beside the others.
  static func run<Value: Sendable, Result: Sendable>(
    _ values: [Value], jobs: Int, weight: (Value) -> Int = { _ in 0 },
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) throws -> [Result] {
    let weights = values.map(weight)
    // The index keeps what weighs the same in order.
    let order = values.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    let state = State<Swift.Result<Result, any Error>>(order: order)
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

  // What changes is only touched with the lock held.
  private final class State<Element>: @unchecked Sendable {
    private let lock = NSLock()
    private let order: [Int]
    private var position = 0
    private(set) var results: [Element?]

    init(order: [Int]) {
      self.order = order
      results = Array(repeating: nil, count: order.count)
    }

    func next() -> Int? {
      lock.withLock {
        guard position < results.count else { return nil }
        position += 1
        return order[position - 1]
      }
    }

    func set(_ index: Int, _ result: Element) { lock.withLock { results[index] = result } }
  }
}
