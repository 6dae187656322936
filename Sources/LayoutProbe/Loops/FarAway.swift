import HeadlessUI

/// Tries whether what grows still does so far away, where it would be after much longer.
@MainActor
struct FarAway {
  enum Answer {
    case goesOn, ends
    /// Nothing can be made larger.
    case unknown
    /// What was made larger comes back to where it would be otherwise.
    case comesBack
  }

  let size: CGSize
  let epsilon: Double
  /// What other runs share with the models that are made, such as an object that the program has one of: it
  /// stays as it is.
  var shared: Set<StatePart.Place> = []
  let makeAnother: () -> any LayoutModel

  private static let factors = [1e2, 1e4]
  /// Far away there must not be more of them, for rows are made one by one.
  nonisolated static let maximumNodes = 8_192
  /// Lists that are no rows may be longer.
  private static let maximumElements = 64 * maximumNodes
  /// Nor texts of more characters.
  private static let maximumCharacters = 4 * maximumNodes
  /// What could be made larger by less is not.
  private static let leastFactor = 4.0
  private static let windows = 8
  /// So many do where there are many nodes, each of which takes its time.
  private static let windowsOfMany = 4
  /// Windows in which states that follow from each other come back into their relation: where one is
  /// the other and 1, it is not once both were multiplied.
  private static let landing = 4
  /// What must be left of the factor where the states have landed.
  private nonisolated static let leastPartOfFactor = 8.0

  /// Makes states larger on another model after as many passes, and looks whether it goes on there:
  /// numbers are multiplied, those that fall divided, and a list or a text that gets longer goes on.
  ///
  /// - Parameters:
  ///   - states: the numbers that grow.
  ///   - nodes: how many there are, and whether they become more.
  ///   - hasOthers: whether something changes that is no number.
  ///   - width: passes in each of which something has grown.
  ///   - measure: what must grow, of each pass.
  /// - Returns: what was found, and how much work it was.
  func answer(
    _ states: [Int], after passes: Int, nodes: (now: Int, grow: Bool), hasOthers: Bool,
    width: Int, measure: (PassSample) -> Double
  ) async -> (Answer, work: Int) {
    guard !states.isEmpty || nodes.grow || hasOthers else { return (.unknown, 0) }
    var work = 0
    var factors = FarAway.factors
    var windows = FarAway.windows
    if nodes.grow {
      let factor = Double(FarAway.maximumNodes / max(nodes.now, 1))
      guard factor >= FarAway.leastFactor else { return (.unknown, 0) }
      factors = [min(factor, 100)]
      windows = FarAway.windowsOfMany
    }
    for factor in factors {
      let start = await start(after: passes, spending: &work)
      guard !start.drainsList else { return (.unknown, work) }
      var larger = start.enlarge(states, by: factor)
      guard !larger.isEmpty else { return (.unknown, work) }
      var highest: Double?
      var last: UInt64 = 0
      for index in 0..<FarAway.landing + windows {
        var window = -Double.infinity
        var isFar = false
        for _ in 0..<width {
          let sample = await start.sampler.next(isKept: false).0
          work += sample.work
          guard sample.needsAnotherPass else { return (.ends, work) }
          window = max(window, measure(sample))
          last = sample.whole
          isFar = larger.isFar(after: sample) || isFar
        }
        guard index >= FarAway.landing else { continue }
        // What goes round (a remainder, say) is near again at once, and may go on from there as well.
        if !isFar || highest.map({ window <= $0 }) == true {
          let isFollowed = await comesBack(
            to: last, after: passes + (index + 1) * width, spending: &work)
          return (isFollowed ? .comesBack : .ends, work)
        }
        highest = window
      }
      guard larger.hasChanged else { return (.ends, work) }
    }
    return (.goesOn, work)
  }

  /// Another model after as many passes.
  private func start(after passes: Int, spending work: inout Int) async -> Start {
    var start = Start(
      sampler: PassSampler(model: makeAnother(), size: size, epsilon: epsilon), shared: shared)
    var changed: Set<Int> = []
    for pass in 0..<passes {
      let sample = await start.sampler.next(isKept: false).0
      work += sample.work
      start.amounts.merge(sample.amounts) { $1 }
      changed.formUnion(sample.changed.map(\.id))
      if pass + 1 == passes / 2 { start.earlier = start.parts(of: changed) }
    }
    start.parts = start.parts(of: changed)
    return start
  }

  /// Where the states are before they are made larger.
  @MainActor
  private struct Start {
    let sampler: PassSampler
    let shared: Set<StatePart.Place>
    /// How far from 0 the numbers are in each state.
    var amounts: [Int: Double] = [:]
    /// What could be made larger, and what it was in the first half of the passes.
    var parts: [StatePart.Place: StatePart] = [:]
    var earlier: [StatePart.Place: StatePart] = [:]

    private var model: (any SampledModel)? { sampler.model as? any SampledModel }

    func parts(of states: Set<Int>) -> [StatePart.Place: StatePart] {
      Dictionary(
        (model?.parts(ofStates: states) ?? []).filter { !shared.contains($0.place) }
          .map { ($0.place, $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// Whether a list gets shorter: it may be what others get longer from, and end them.
    var drainsList: Bool {
      parts.values.contains { part in
        guard !part.isText, let length = part.length else { return false }
        return length < earlier[part.place]?.length ?? 0
      }
    }

    /// - Returns: what could be made larger.
    func enlarge(_ states: [Int], by factor: Double) -> Larger {
      let growing = parts.values.filter { grows($0) }
      // A list that gets longer is no nearer to its end with larger elements.
      let longer = Set(growing.filter(\.isWhole).compactMap(\.stateID))
      let scaled = states.filter {
        !longer.contains($0) && sampler.model.scaleState(id: $0, by: factor)
      }
      var larger = Larger(
        states: Dictionary(uniqueKeysWithValues: scaled.map { ($0, amounts[$0] ?? 0) }),
        factor: factor)
      for part in growing {
        let factor = part.length.map { min(factor, mostTimes(part, of: $0)) } ?? factor
        guard factor >= FarAway.leastFactor else { continue }
        // Where the last element stays, new ones come before those that are there.
        let last = earlier[part.place]?.last
        model?.enlarge(part, by: factor, atFront: last != nil && part.last == last)
        larger.add(part, factor)
      }
      // What counts down is near its end there.
      for part in parts.values where falls(part) {
        model?.enlarge(part, by: 1 / factor, atFront: false)
      }
      return larger
    }

    private func falls(_ part: StatePart) -> Bool {
      guard part.length == nil, let before = earlier[part.place] else { return false }
      return part.amount < before.amount * (1 - 1e-9)
    }

    private func mostTimes(_ part: StatePart, of length: Int) -> Double {
      let most = part.isText ? FarAway.maximumCharacters : FarAway.maximumElements
      return Double(most / max(length, 1))
    }

    private func grows(_ part: StatePart) -> Bool {
      guard let before = earlier[part.place] else {
        return part.isWhole && part.length ?? 0 > 0 && !part.isText
      }
      guard let length = part.length else {
        // The numbers that are states by themselves are known to grow.
        return !part.isWhole && part.amount > before.amount * (1 + 1e-9)
      }
      // The text of a number gets longer with it now and then.
      return length > (part.isText ? before.length.map { 5 * $0 / 4 + 4 } : before.length) ?? 0
    }
  }

  /// What was made larger, with what it was before.
  @MainActor
  private struct Larger {
    let states: [Int: Double]
    let factor: Double
    private var parts: [(before: StatePart, last: StatePart?, factor: Double)] = []
    /// Whether any of it has changed since.
    private(set) var hasChanged = false

    init(states: [Int: Double], factor: Double) {
      (self.states, self.factor) = (states, factor)
    }

    var isEmpty: Bool { states.isEmpty && parts.isEmpty }

    mutating func add(_ part: StatePart, _ factor: Double) {
      parts.append((part, part.current, factor))
    }

    /// Whether a pass has changed some of it, which is still so many times as large.
    mutating func isFar(after sample: PassSample) -> Bool {
      var isFar = false
      for (id, numbers) in sample.changed {
        guard let before = states[id] else { continue }
        hasChanged = true
        if PassSample.amount(numbers) >= FarAway.stillFar(factor) * before { isFar = true }
      }
      let changed = Set(sample.changed.map(\.id))
      for index in parts.indices {
        let (before, last, factor) = parts[index]
        let now = before.current
        parts[index].last = now
        guard let now, !now.isSame(as: last) || before.stateID.map(changed.contains) == true else {
          continue
        }
        hasChanged = true
        let least = FarAway.stillFar(factor)
        let (amount, old) =
          now.length.map { (Double($0), Double(before.length ?? 0)) } ?? (now.amount, before.amount)
        if amount >= least * old { isFar = true }
      }
      return isFar
    }
  }

  /// So many times as large at least is what was multiplied, once the states have landed.
  nonisolated private static func stillFar(_ factor: Double) -> Double {
    factor / leastPartOfFactor
  }

  /// Passes by which what was multiplied may be ahead of a run in which nothing was.
  private static let slack = 8

  /// Whether a run in which nothing was multiplied comes by where another one was at last: then the
  /// states follow something else (an actor that counts, say), and say nothing about its end. At any
  /// other time, it would only go round as the other one does.
  private func comesBack(
    to whole: UInt64, after passes: Int, spending work: inout Int
  ) async -> Bool {
    let sampler = PassSampler(model: makeAnother(), size: size, epsilon: epsilon)
    for pass in 1...passes + FarAway.slack {
      let sample = await sampler.next(isKept: false).0
      work += sample.work
      if pass >= passes - FarAway.slack, sample.whole == whole { return true }
      if !sample.needsAnotherPass { return false }
    }
    return false
  }
}
