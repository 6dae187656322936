import HeadlessUI

/// Something that grew in each of the last passes and does not slow down.
struct Growth {
  /// The state whose numbers grow.
  var state: Int
  /// Points that an edge or side changes by in a pass.
  var rate: Double

  /// Passes of growth without a break that are looked at.
  static let span = 16

  /// What grows at the end of a run: the frames and with them a state, written in each pass, at a
  /// pace that does not fall, in a tree whose nodes stay as many as they are.
  ///
  /// A value that creeps up to a limit slows down; rows that appear one by one are more nodes.
  init?(_ trail: PassTrail) {
    let steps = trail.steps.suffix(Growth.span + 1)
    guard steps.count == Growth.span + 1, let last = steps.last, let first = steps.first else {
      return nil
    }
    guard steps.allSatisfy({ $0.nodes == last.nodes }) else { return nil }
    let written = steps.dropFirst().reduce(first.written.union(last.written)) {
      $0.intersection($1.written)
    }
    for state in written.sorted() {
      let values = steps.dropFirst().compactMap { $0.numbers[state] }
      guard values.count == Growth.span, let size = values.first?.count, size > 0,
        values.allSatisfy({ $0.count == size })
      else { continue }
      let grows = (0..<size).contains { index in
        let series = values.map { $0[index] }
        return Growth.keepsGrowing(series) || Growth.keepsGrowing(series.map { -$0 })
      }
      if grows, trail.someFrameGrows(Growth.span + 1, Growth.keepsGrowing) {
        self.state = state
        rate = trail.lastChange
        return
      }
    }
    return nil
  }

  /// Grows in each step by at least as much as in the one before.
  static func keepsGrowing(_ series: [Double]) -> Bool {
    let steps = zip(series, series.dropFirst()).map { $1 - $0 }
    guard let first = steps.first, first > 0, steps.allSatisfy(\.isFinite) else { return false }
    return zip(steps, steps.dropFirst()).allSatisfy { before, after in
      after > 0 && after >= before * (1 - 1e-6)
    }
  }
}
