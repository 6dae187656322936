import HeadlessUI

/// Finds by bisection where an answer changes its kind or jumps.
///
/// It looks at steps first. Between two neighbours of another kind, or whose sizes do not lie on
/// a line, it looks again in the middle, until they are a hundredth of a point apart. What is
/// narrower than a step and the same on both sides is not seen.
struct BreakpointSearch<Kind: Equatable> {
  struct Answer {
    var size: CGSize
    var kind: Kind
  }

  struct Outcome {
    /// The answers, by lengths in hundredths of points.
    var answers: [(length: Int, answer: Answer)]
    /// Whether there were more places to look at than the limit allows.
    var isCutOff: Bool
  }

  let range: SweepRange
  /// In hundredths of points.
  let step: Int
  /// Lengths that are looked at in any case, in hundredths of points.
  var landmarks: [Int] = []
  var maximumAnswers = 4096
  /// Whether jumps of the size are looked for too, not only other kinds.
  var followsSizes = true

  @MainActor
  func run(_ ask: (Int) async -> Answer) async -> Outcome {
    var known: [Int: Answer] = [:]
    func answer(_ length: Int) async -> Answer {
      if let answer = known[length] { return answer }
      let new = await ask(length)
      known[length] = new
      return new
    }
    let grid = Set(stride(from: range.lower, to: range.upper, by: max(1, step)))
      .union(landmarks.filter { range.lower < $0 && $0 < range.upper }).union([range.upper])
    let lengths = grid.sorted().prefix(maximumAnswers)
    for length in lengths { _ = await answer(length) }
    var pending = zip(lengths, lengths.dropFirst()).map { (low: $0, high: $1) }
    pending.reverse()
    var isCutOff = lengths.count < grid.count
    while let (low, high) = pending.popLast() {
      guard high - low > 1 else { continue }
      let (first, last) = (await answer(low), await answer(high))
      let jumps = followsSizes && first.size.jumps(to: last.size)
      guard first.kind != last.kind || jumps else { continue }
      guard known.count + 2 <= maximumAnswers else {
        isCutOff = true
        break
      }
      let middle = low + (high - low) / 2
      // Off the middle: jumps that lie evenly about it would seem a line.
      let beside = low + (high - low) * 3 / 8
      let between = [(middle, await answer(middle)), (beside, await answer(beside))]
      let isLine =
        first.kind == last.kind
        && between.allSatisfy { length, answer in
          let sample = SizeResponse.Sample(length: Double(length), size: answer.size)
          return answer.kind == first.kind
            && sample.lies(
              between: .init(length: Double(low), size: first.size),
              and: .init(length: Double(high), size: last.size))
        }
      guard !isLine else { continue }
      pending += [(middle, high), (low, middle)]
    }
    return Outcome(
      answers: known.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, isCutOff: isCutOff)
  }
}

extension BreakpointSearch.Outcome {
  /// Where neighbours a hundredth of a point apart answer sizes that are not near each other.
  var jumps: [SizeResponse.Jump] {
    zip(answers, answers.dropFirst()).compactMap { before, after in
      guard after.length - before.length == 1,
        before.answer.size.jumps(to: after.answer.size)
      else { return nil }
      return SizeResponse.Jump(
        length: SweepRange.points(after.length), before: before.answer.size,
        after: after.answer.size)
    }
  }

  /// The answers without those that lie on a line between others.
  var samples: [SizeResponse.Sample] {
    var kept: [SizeResponse.Sample] = []
    var skipped: [SizeResponse.Sample] = []
    for (length, answer) in answers {
      let sample = SizeResponse.Sample(length: SweepRange.points(length), size: answer.size)
      if let first = kept.last, let last = skipped.last,
        !skipped.allSatisfy({ $0.lies(between: first, and: sample) })
      {
        kept.append(last)
        skipped = []
      }
      if kept.isEmpty { kept.append(sample) } else { skipped.append(sample) }
    }
    return kept + skipped.suffix(1)
  }
}

extension CGSize {
  /// Smaller changes are no jumps: texts and pixels round by as much.
  fileprivate func jumps(to other: CGSize) -> Bool { differs(from: other, by: 1) }

  fileprivate func differs(from other: CGSize, by limit: CGFloat) -> Bool {
    func differ(_ a: CGFloat, _ b: CGFloat) -> Bool {
      a != b && !(a.isNaN && b.isNaN) && !(abs(a - b) <= limit)
    }
    return differ(width, other.width) || differ(height, other.height)
  }
}

extension SizeResponse.Sample {
  /// Whether the answer is what it would be if it changed evenly from one to the other.
  fileprivate func lies(between first: Self, and last: Self) -> Bool {
    let part = CGFloat((length - first.length) / (last.length - first.length))
    func even(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      from == to ? from : from + part * (to - from)
    }
    let expected = CGSize(
      width: even(first.size.width, last.size.width),
      height: even(first.size.height, last.size.height))
    return !size.differs(from: expected, by: 0.02)
  }
}
