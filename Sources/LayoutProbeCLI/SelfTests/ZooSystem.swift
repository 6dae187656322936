import LayoutProbe

/// A feedback system that is drawn at random, and of which it is known by construction whether it
/// comes to rest.
///
/// What is written is a number of steps; it follows from the one before by a rule. A rule that
/// reaches a number which follows from itself ends, any other one never does.
struct ZooSystem: Sendable {
  /// What follows from a number of steps.
  enum Rule: Hashable, Sendable {
    /// Becomes smaller, and ends at 0.
    case shrinking(from: Int, by: Int)
    /// Grows, and ends at a limit.
    case clamped(steps: Int, by: Int)
    /// Halves its distance to where it ends.
    case convergent(distance: Int)
    /// Goes to and fro until an object has counted so many rounds.
    case hidden(rounds: Int)
    /// Goes through a list of texts, and ends with the last.
    case listed(count: Int)
    /// Counts without anything moving, and ends.
    case countedTo(Int)
    /// Counts without anything moving, then moves for some steps, and ends.
    case delayedEnd(quiet: Int, steps: Int)
    /// Another identifier each time, until an object has counted so many.
    case freshTo(Int)
    /// Grows without end.
    case growing(by: Int)
    /// Grows in every so manieth step without end.
    case growingEvery(Int, by: Int)
    /// Two lengths grow by turns without end.
    case byTurns(by: Int)
    /// Repeats.
    case periodic(Int)
    /// Counts without anything moving, then repeats.
    case delayed(quiet: Int, period: Int)
    /// Counts without end and without anything moving.
    case counted
    /// Another identifier each time.
    case fresh
  }

  /// What becomes of it.
  enum Truth: String, Sendable {
    case settled, oscillating, churning, diverging
  }

  /// Where the number is kept.
  enum Store: String, CaseIterable, Sendable {
    case state, binding, observable, observableObject, appStorage
  }

  /// How layout leads to a write.
  enum WayBack: String, CaseIterable, Sendable {
    case geometryChange, preference, geometryReader, layoutValue
    /// What layout led to puts the write off.
    case laterByQueue, inBackground, laterByTask, laterBySleep, laterByTimer, laterByActor
    /// The value itself does.
    case change
  }

  var number: Int
  var rule: Rule
  var store: Store
  var wayBack: WayBack
  /// How many views do the same.
  var instances: Int
  /// Views around that take no part.
  var bystanders: Int
}

extension ZooSystem {
  /// System number so and so of a seed.
  init(number: Int, seed: UInt64) {
    var random = SplitMix(state: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    self.number = number
    func steps(_ range: ClosedRange<Double>) -> Int {
      // Short ones as often as long ones.
      Int(exp2(Double.random(in: log2(range.lowerBound)...log2(range.upperBound), using: &random)))
    }
    let by = Int.random(in: 1...6, using: &random)
    // By turns, so that there are enough of each.
    switch number % 15 {
    case 0: rule = .shrinking(from: steps(2...600), by: by)
    case 1: rule = .clamped(steps: steps(2...600), by: by)
    case 2: rule = .convergent(distance: steps(4...4_000))
    case 3: rule = .hidden(rounds: steps(3...600))
    case 4: rule = .listed(count: steps(2...400))
    case 5: rule = .countedTo(steps(2...1_000))
    case 6: rule = .delayedEnd(quiet: steps(2...400), steps: steps(2...100))
    case 7: rule = .freshTo(steps(3...400))
    case 8: rule = .growing(by: by)
    case 9: rule = .growingEvery(Int.random(in: 2...5, using: &random), by: by)
    case 10: rule = .byTurns(by: by)
    case 11: rule = .periodic(steps(2...1_000))
    case 12: rule = .delayed(quiet: steps(2...400), period: steps(2...100))
    case 13: rule = .counted
    default: rule = .fresh
    }
    store = Store.allCases.randomElement(using: &random) ?? .state
    let moving = WayBack.allCases.dropLast()
    wayBack = rule.movesAlways ? moving.randomElement(using: &random) ?? .change : .change
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<13: instances = 1
    case 13..<18: instances = Int.random(in: 2...6, using: &random)
    case 18: instances = Int.random(in: 7...16, using: &random)
    default: instances = Int.random(in: 17...50, using: &random)
    }
    bystanders = Int.random(in: 0...4, using: &random)
  }

  var truth: Truth { rule.truth }

  /// Whether a verdict is right.
  func agrees(with verdict: LoopVerdict) -> Bool {
    guard verdict.name == truth.rawValue else { return false }
    if case .oscillating(let found, _) = verdict {
      switch rule {
      case .periodic(let period), .delayed(_, let period): return found == period
      default: return true
      }
    }
    return true
  }

  /// A settling system that is said never to settle.
  func isFalseAlarm(_ verdict: LoopVerdict) -> Bool {
    guard truth == .settled else { return false }
    switch verdict {
    case .settled, .undetermined: return false
    case .oscillating, .churning, .diverging: return true
    }
  }
}

extension ZooSystem.Rule {
  /// The class that it is counted in.
  var name: String {
    switch self {
    case .shrinking: "shrinking"
    case .clamped: "clamped"
    case .convergent: "convergent"
    case .hidden: "ended by a hidden count"
    case .listed: "a list of texts"
    case .countedTo: "counting, painted"
    case .delayedEnd: "delayed, ends"
    case .freshTo: "fresh values, ended"
    case .growing: "growing"
    case .growingEvery: "growing now and then"
    case .byTurns: "growing by turns"
    case .periodic: "periodic"
    case .delayed: "delayed, periodic"
    case .counted: "counting without end"
    case .fresh: "fresh values without end"
    }
  }

  var truth: ZooSystem.Truth {
    switch self {
    case .shrinking, .clamped, .convergent, .hidden, .listed, .countedTo, .delayedEnd, .freshTo:
      .settled
    case .growing, .growingEvery, .byTurns: .diverging
    case .periodic, .delayed: .oscillating
    case .counted, .fresh: .churning
    }
  }

  /// Whether each step changes the layout, so that layout may lead to the next.
  var movesAlways: Bool {
    switch self {
    case .listed, .countedTo, .delayedEnd, .freshTo, .delayed, .counted, .fresh: false
    default: true
    }
  }

  /// Values that are no numbers: texts, identifiers.
  var isOpaque: Bool {
    switch self {
    case .listed, .freshTo, .fresh: true
    default: false
    }
  }

  var start: Int {
    if case .shrinking(let from, _) = self { return from }
    return 0
  }

  /// Rounds that an object counts before it ends the system; nil if none does.
  var rounds: Int? {
    switch self {
    case .hidden(let rounds), .freshTo(let rounds): rounds
    default: nil
    }
  }

  /// The number that follows; `goesOn` is what the object says that counts rounds.
  func next(_ a: Int, _ goesOn: () -> Bool) -> Int {
    switch self {
    case .shrinking: max(a - 1, 0)
    case .clamped(let steps, _): min(a + 1, steps)
    case .convergent(let distance): a + (distance - a + 1) / 2
    case .hidden: goesOn() ? 1 - a : a
    case .listed(let count), .countedTo(let count): min(a + 1, count)
    case .delayedEnd(let quiet, let steps): min(a + 1, quiet + steps)
    case .growing, .growingEvery, .byTurns, .counted: a + 1
    case .periodic(let period): (a + 1) % period
    case .delayed(let quiet, let period): a + 1 < quiet + period ? a + 1 : quiet
    case .freshTo, .fresh: goesOn() ? a + 1 : a
    }
  }

  /// The widths of two boxes, in points.
  func widths(_ a: Int) -> (CGFloat, CGFloat) {
    switch self {
    case .shrinking(_, let by), .clamped(_, let by), .growing(let by): (CGFloat(10 + by * a), 5)
    case .convergent, .periodic: (CGFloat(10 + a), 5)
    case .hidden: (CGFloat(20 + 20 * a), 5)
    case .growingEvery(let count, let by):
      (CGFloat(10 + by * (a / count)) + CGFloat(a % count) / 8, 5)
    case .byTurns(let by): (CGFloat(10 + by * ((a + 1) / 2)), CGFloat(10 + by * (a / 2)))
    case .delayedEnd(let quiet, _), .delayed(let quiet, _): (CGFloat(10 + max(a - quiet, 0)), 5)
    case .listed, .countedTo, .freshTo, .counted, .fresh: (10, 5)
    }
  }
}

extension ZooSystem: CustomStringConvertible {
  /// `system 17: shrinking(from: 40, by: 2) in state, back by preference, 1 view: settled`
  var description: String {
    "system \(number): \(rule) in \(store.rawValue), back by \(wayBack.rawValue), "
      + "\(instances) \(instances == 1 ? "view" : "views"): \(truth.rawValue)"
  }
}
