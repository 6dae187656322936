import HeadlessUI

/// Finds by bisection where answers jump or bend between lengths at which they are known.
///
/// Nothing is asked between two lengths with the same answer, and little between two whose answers
/// lie on a line: a layout that does the same everywhere is not asked about it.
@MainActor
struct TurnSearch {
  /// How closely a turn is known, in points.
  private static let exactness: CGFloat = 0.01
  /// Answers that lie so near to a line are on it: pixels round by as much.
  private static let tolerance: CGFloat = 0.6
  private static let maximumQuestions = 96

  private let ask: (CGFloat) -> CGSize
  private var questions = 0

  init(_ ask: @escaping (CGFloat) -> CGSize) { self.ask = ask }

  /// Both sides of each turn.
  mutating func turns(_ lengths: [CGFloat]) -> [CGFloat] {
    var turns: [CGFloat] = []
    // Near by first: what happens at the lengths that a view really gets.
    var pending = Array(zip(lengths, lengths.dropFirst()).reversed())
    while let (low, high) = pending.popLast(), questions < Self.maximumQuestions {
      let (first, last) = (ask(low), ask(high))
      guard RuleSubject.differ(first, last), first.isFinite, last.isFinite else { continue }
      if high - low <= Self.exactness {
        turns += [low, high]
        continue
      }
      let middle = low + (high - low) / 2
      // Off the middle: jumps that lie evenly about it would seem a line.
      let beside = low + (high - low) * 3 / 8
      questions += 2
      let isLine = [middle, beside].allSatisfy { length in
        let part = (length - low) / (high - low)
        let answer = ask(length)
        return Axis.allCases.allSatisfy { axis in
          abs(answer[axis] - (first[axis] + part * (last[axis] - first[axis]))) <= Self.tolerance
        }
      }
      guard !isLine else { continue }
      // A bend is a line from near by: the last length at which it is seen is where it is.
      if high - low <= 16 * Self.tolerance, high - low > 4 * Self.tolerance {
        turns += (0...8).map { low + (high - low) * CGFloat($0) / 8 }
      }
      pending += [(middle, high), (low, middle)]
    }
    return turns
  }
}
