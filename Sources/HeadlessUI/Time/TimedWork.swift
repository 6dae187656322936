#if os(Linux)
  /// Work by when it is due, and what is due at once by when it was put off.
  struct TimedWork {
    private var heap: [(work: HeldWork, due: Int64)] = []

    var isEmpty: Bool { heap.isEmpty }
    var next: Int64? { heap.first?.due }

    /// Whether all of it comes by itself, as by a clock.
    var isOfClocks: Bool { heap.allSatisfy(\.work.isOfClock) }

    /// In the order in which it is due.
    var all: [(work: HeldWork, due: Int64)] { heap.sorted(by: TimedWork.isBefore) }

    private static func isBefore(
      _ a: (work: HeldWork, due: Int64), _ b: (work: HeldWork, due: Int64)
    ) -> Bool {
      (a.due, a.work.order) < (b.due, b.work.order)
    }

    mutating func insert(_ work: HeldWork, at due: Int64) {
      heap.append((work, due))
      var child = heap.count - 1
      while child > 0, TimedWork.isBefore(heap[child], heap[(child - 1) / 2]) {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func takeFirst(upTo instant: Int64) -> (work: HeldWork, due: Int64)? {
      guard let first = heap.first, first.due <= instant else { return nil }
      let last = heap.removeLast()
      guard !heap.isEmpty else { return last }
      heap[0] = last
      var parent = 0
      while true {
        var least = parent
        for child in [2 * parent + 1, 2 * parent + 2]
        where child < heap.count && TimedWork.isBefore(heap[child], heap[least]) {
          least = child
        }
        guard least != parent else { return first }
        heap.swapAt(parent, least)
        parent = least
      }
    }
  }
#endif
