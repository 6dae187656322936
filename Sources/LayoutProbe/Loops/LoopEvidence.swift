/// What speaks for a run never coming to rest, as it goes on.
struct LoopEvidence {
  enum Kind {
    /// Everything that is known repeats.
    case repetition
    /// Frames grow, or there are more and more of them.
    case growth
    /// Frames repeat, a number in a state grows.
    case counting
    /// Frames repeat, values that are no numbers are written that were not there before.
    case fresh
  }

  /// What speaks for it now, and since which pass without a break; nil if nothing does.
  private(set) var current: (kind: Kind, since: Int, work: Int)?

  private(set) var whole = PeriodSearch()
  private(set) var frames = PeriodSearch()
  private(set) var trends = Trends()
  /// Work that all passes took, in nodes.
  private(set) var work = 0
  private(set) var count = 0

  private var freshSince = 0
  private var lastFresh = 0
  /// How much numbers and frames changed in each pass, and which way.
  private var moves: ContiguousArray<Double> = []
  private var lastFrames: UInt64?
  private var lastMove = 0
  /// The numbers that states had when they last changed.
  private var lastNumbers: [Int: [Double]] = [:]

  /// Passes in which fresh values were written and nothing moved.
  private static let freshSpan = 24
  /// Passes that may lie between two fresh values.
  private static let freshGap = 16

  mutating func append(_ sample: PassSample) {
    count += 1
    work += sample.work
    if sample.frames != lastFrames { lastMove = count }
    lastFrames = sample.frames
    whole.append(sample.whole)
    frames.append(sample.frames)
    let before = trends.lastSpread
    let isFresh = hasFreshValue(sample)
    trends.append(sample, isFresh: isFresh)
    moves.append(before.map { sample.spread - $0 } ?? 0)
    if isFresh {
      if count - lastFresh > LoopEvidence.freshGap { freshSince = count }
      lastFresh = count
    }
    let kind = kindNow
    if kind != current?.kind { current = kind.map { ($0, count, work) } }
  }

  /// Whether something was written that is no number: another value, or an object of which the
  /// numbers are those of before.
  private mutating func hasFreshValue(_ sample: PassSample) -> Bool {
    var isFresh = false
    for (id, numbers) in sample.changed {
      guard let numbers else {
        isFresh = true
        continue
      }
      if lastNumbers.updateValue(numbers, forKey: id) == numbers { isFresh = true }
    }
    return isFresh
  }

  /// Whether nothing moves, or all that moves comes back.
  private var framesRepeat: Bool { frames.isEvident && frames.matches >= Growth.span }

  private var kindNow: Kind? {
    if whole.isEvident { return .repetition }
    if trends.layoutGrows { return .growth }
    if framesRepeat {
      if trends.numbers.goesOn { return .counting }
      if count - lastFresh <= LoopEvidence.freshGap, !trends.falling.goesOn,
        count - freshSince + 1 >= LoopEvidence.freshSpan,
        frames.matches >= LoopEvidence.freshSpan - 1
      {
        return .fresh
      }
    }
    return nil
  }

  /// The name of the verdict that it speaks for.
  var verdict: String? {
    switch current?.kind {
    case nil: nil
    case .growth: LoopVerdict.diverging(rate: 0).name
    case .repetition, .counting, .fresh:
      (nothingMoves ? LoopVerdict.churning : .oscillating(period: 0, amplitude: 0)).name
    }
  }

  /// Whether nothing moved for as long as the evidence goes back, but for its beginning. A last pass or
  /// two in which nothing did say nothing: what waits in between moves every second pass only.
  var nothingMoves: Bool {
    guard frames.period == 1, lastMove <= frames.start else { return false }
    guard let current else { return true }
    return 2 * (lastMove - current.since) <= count - current.since
  }

  /// Whether frames repeat, while values come on and on of which none was there before.
  var neverComesBack: Bool {
    framesRepeat && whole.matches == 0 && !trends.falling.goesOn
      && 2 * frames.matches >= count
  }

  /// Whether frames wander about: they move again and again, this way and that, by no less than
  /// before, and never come to where everything was.
  var wanders: Bool {
    let quarter = moves.count / 4
    guard quarter >= Growth.span, whole.matches == 0 else { return false }
    // A countdown that shows something by turns ends with it.
    if framesRepeat, trends.falling.goesOn { return false }
    let (early, late) = (moves[quarter..<2 * quarter], moves.suffix(quarter))
    func distance(_ moves: ArraySlice<Double>) -> Double { moves.reduce(0) { $0 + abs($1) } }
    guard distance(late) > 0, distance(late) >= 0.5 * distance(early) else { return false }
    // Passes that move nothing may lie between two turns.
    let directions = late.filter { $0 != 0 }
    let turns = zip(directions, directions.dropFirst()).count { $0 * $1 < 0 }
    return turns >= quarter / LoopEvidence.passesPerTurn
  }

  private static let passesPerTurn = 64
}
