import HeadlessUI

/// Tries whether what grows still does so far away, where it would be after much longer.
@MainActor
struct FarAway {
  enum Answer { case goesOn, ends, unknown }

  let size: CGSize
  let epsilon: Double
  let makeAnother: () -> any LayoutModel

  private static let factors = [1e2, 1e4]
  /// Far away there must not be more of them, for rows are made one by one.
  private static let maximumNodes = 4_096
  private static let windows = 8
  /// Windows in which states that follow from each other come back into their relation: where one is
  /// the other and 1, it is not once both were multiplied.
  private static let landing = 4

  /// Multiplies the numbers of states on another model after as many passes, and looks whether it
  /// goes on there.
  ///
  /// - Parameters:
  ///   - states: what grows.
  ///   - width: passes in each of which something has grown.
  ///   - measure: what must grow, of each pass.
  /// - Returns: what was found, and how much work it was.
  func answer(
    _ states: [Int], after passes: Int, nodes: (now: Int, grow: Bool), width: Int,
    measure: (PassSample) -> Double
  ) async -> (Answer, work: Int) {
    guard !states.isEmpty else { return (.unknown, 0) }
    var work = 0
    var factors = FarAway.factors
    if nodes.grow {
      let factor = Double(FarAway.maximumNodes / max(nodes.now, 1))
      guard factor >= 4 else { return (.unknown, 0) }
      factors = [min(factor, 100)]
    }
    for factor in factors {
      let sampler = PassSampler(model: makeAnother(), size: size, epsilon: epsilon)
      for _ in 0..<passes { work += await sampler.next(isKept: false).0.work }
      let scaled = states.filter { sampler.model.scaleState(id: $0, by: factor) }
      guard !scaled.isEmpty else { return (.unknown, work) }
      var known: Set<Int> = []
      var highest: Double?
      var last: UInt64 = 0
      for index in 0..<FarAway.landing + FarAway.windows {
        var window = -Double.infinity
        for _ in 0..<width {
          let sample = await sampler.next(isKept: false).0
          work += sample.work
          guard sample.needsAnotherPass else { return (.ends, work) }
          known.formUnion(sample.changed.map(\.id))
          window = max(window, measure(sample))
          last = sample.whole
        }
        guard index >= FarAway.landing else { continue }
        if let highest, window <= highest {
          let isFollowed = await comesBack(
            to: last, around: passes...passes + (index + 1) * width, spending: &work)
          return (isFollowed ? .unknown : .ends, work)
        }
        highest = window
      }
      guard !known.isDisjoint(with: states) else { return (.ends, work) }
    }
    return (.goesOn, work)
  }

  /// Passes by which what was multiplied may be ahead of a run in which nothing was.
  private static let slack = 8

  /// Whether a run in which nothing was multiplied comes by where another one was at last: then the
  /// states follow something else (an actor that counts, say), and say nothing about its end.
  private func comesBack(
    to whole: UInt64, around passes: ClosedRange<Int>, spending work: inout Int
  ) async -> Bool {
    let sampler = PassSampler(model: makeAnother(), size: size, epsilon: epsilon)
    for pass in 1...passes.upperBound + FarAway.slack {
      let sample = await sampler.next(isKept: false).0
      work += sample.work
      if pass >= passes.lowerBound - FarAway.slack, sample.whole == whole { return true }
      if !sample.needsAnotherPass { return false }
    }
    return false
  }
}
