/// Whether a number grows in the long run: over windows of passes, not from each pass to the next.
///
/// The windows cover the whole run; there are never more than 64, and they get longer with it. So
/// what grows in every third pass, or by turns with something else, grows from window to window.
struct Growth {
  /// How many passes a window has.
  private(set) var width = 1
  private var highest: ContiguousArray<Double> = []
  private var current = -Double.infinity
  private var filled = 0

  /// Windows in a row that are looked at.
  static let span = 16
  private static let maximumWindows = 64
  /// What is less is rounding.
  private static let precision = 1e-12

  mutating func append(_ value: Double) {
    current = max(current, value)
    filled += 1
    guard filled == width else { return }
    highest.append(current)
    (current, filled) = (-.infinity, 0)
    defer { pace = paceNow }
    if highest.count == Growth.maximumWindows {
      highest = ContiguousArray(
        (0..<Growth.maximumWindows / 2).map { max(highest[2 * $0], highest[2 * $0 + 1]) })
      width *= 2
    }
  }

  /// Whether each of the last windows went further than the one before, at a pace that does not die
  /// away.
  var goesOn: Bool { pace.map { $0 >= 0.5 } ?? false }

  /// Whether it does so at a pace that does not fall at all.
  var isSteady: Bool { pace.map { $0 >= 0.98 } ?? false }

  /// For how many passes each window has gone further than the one before.
  var risingPasses: Int {
    let rising = highest.indices.dropFirst().reversed().prefix { index in
      highest[index] - highest[index - 1] > Growth.precision * abs(highest[index])
    }
    return rising.count * width
  }

  /// By how much it grew at the end compared with before; nil if it did not grow all the time.
  private var pace: Double?

  private var paceNow: Double? {
    guard highest.count > Growth.span, let last = highest.last else { return nil }
    // A length that goes up and down was as large before: in the second half of the run, for any period.
    guard highest[(highest.count / 2)..<(highest.count - 1)].allSatisfy({ $0 < last }) else {
      return nil
    }
    let part = Growth.span / 3
    var (first, end) = (0.0, 0.0)
    for step in 0..<Growth.span {
      let after = highest[highest.count - 1 - step]
      let rise = after - highest[highest.count - 2 - step]
      guard rise > Growth.precision * abs(after), rise.isFinite else { return nil }
      if step < part { end += rise }
      if step >= Growth.span - part { first += rise }
    }
    return end / first
  }
}

/// What grows, and what falls, in a run.
struct Trends {
  /// The frames of the tree: any that grows without end makes this grow.
  private(set) var spread = Growth()
  private(set) var nodes = Growth()
  /// The numbers in states: how far they are from 0, all together.
  private(set) var numbers = Growth()
  /// The same, upside down: something comes nearer to 0.
  private(set) var falling = Growth()

  private var amounts: [Int: Double] = [:]
  private var total = 0.0
  /// The amounts as they were some time ago.
  private var before: [Int: Double] = [:]
  private var between: [Int: Double] = [:]
  private var count = 0
  private(set) var lastSpread: Double?
  private(set) var lastNodes = 0
  /// Something changed that is no number, in a state or among what an object has.
  private(set) var hasOpaqueChange = false

  private static let maximumStates = 10_000
  /// What is larger, such as `Int.max`, stands for no end, and hides beside it what is counted.
  private static let limitOfNumbers = 0x1p62

  /// - Parameter isFresh: whether something changed that is no number.
  mutating func append(_ sample: PassSample, isFresh: Bool) {
    for (id, numbers) in sample.changed {
      guard let numbers, amounts.count < Trends.maximumStates else {
        hasOpaqueChange = true
        continue
      }
      noteOverflow(of: id, PassSample.amount(numbers))
      // More numbers than before are growth as well.
      let amount = numbers.reduce(Double(numbers.count)) {
        $0 + (abs($1) < Trends.limitOfNumbers ? abs($1) : 0)
      }
      total += amount - (amounts[id] ?? 0)
      amounts[id] = amount
    }
    if isFresh || sample.hasUnknownWrite { hasOpaqueChange = true }
    // A text that doubles is as much to lay out as so many nodes.
    let extent = Double(sample.nodes + sample.characters / PassSample.charactersPerNode)
    multiplied = extent >= Trends.multiple * lastExtent ? multiplied + 1 : 0
    lastExtent = extent
    spread.append(sample.spread)
    nodes.append(Double(sample.nodes))
    numbers.append(total)
    falling.append(-total)
    lastSpread = sample.spread
    lastNodes = sample.nodes
    count += 1
    if count & (count - 1) == 0 { (before, between) = (between, amounts) }
  }

  /// A number of a state grew to the end of the range of numbers, and is infinite now: it would be no
  /// other any more.
  private(set) var overflows = false
  private var huge: Set<Int> = []
  private static let hugeAmount = 1e100

  private mutating func noteOverflow(of id: Int, _ amount: Double) {
    if amount <= Trends.hugeAmount { return }
    if amount.isFinite { huge.insert(id) } else if huge.contains(id) { overflows = true }
  }

  /// Whether frames grow, or there are more and more of them.
  var layoutGrows: Bool { spread.goesOn || nodes.goesOn }
  /// Whether that goes at a pace that does not fall.
  var layoutGrowsSteadily: Bool { spread.isSteady || nodes.isSteady }

  /// Whether frames are larger than anything that is shown: what doubles in each pass gets to the end
  /// of the range of numbers, and begins anew there, before many passes could confirm it.
  var isBeyondMeasure: Bool { spread.goesOn && (lastSpread ?? 0) > Trends.beyondMeasure }
  private static let beyondMeasure = 1e12

  private var multiplied = 0
  private var lastExtent = Double.infinity
  private static let multiple = 1.2
  private static let passesOfMultiplying = 6
  private static let manyNodes = 10_000.0

  /// Whether there are more nodes than any screen has, or as much text, and more by a fifth or more in
  /// each of the last passes: time and memory are used up before many passes could confirm it.
  private var nodesMultiply: Bool {
    multiplied >= Trends.passesOfMultiplying && lastExtent >= Trends.manyNodes
  }

  /// Whether growth is at its limit: one more pass is too much to lay out, or could change nothing.
  var isExhausted: Bool { nodesMultiply || overflows }

  /// For how many passes anything has grown that goes on growing.
  var risingPasses: Int {
    [spread, nodes, numbers].filter(\.goesOn).map(\.risingPasses).max() ?? 0
  }

  /// The states whose numbers are further from 0 than some time ago.
  var growingStates: [Int] {
    amounts.filter { id, amount in
      let earlier = before[id] ?? 0
      return amount > earlier + 1e-9 * abs(earlier)
    }.keys.sorted()
  }

  /// How many passes one of the windows has in which something grows.
  var width: Int {
    [spread, nodes, numbers].filter(\.goesOn).map(\.width).max() ?? 1
  }
}
