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
  let makeAnother: () -> any LayoutModel

  private static let factors = [1e2, 1e4]
  /// Far away there must not be more of them, for rows are made one by one.
  nonisolated static let maximumNodes = 8_192
  private static let windows = 8
  /// So many do where there are many nodes, each of which takes its time.
  private static let windowsOfMany = 4
  /// Windows in which states that follow from each other come back into their relation: where one is
  /// the other and 1, it is not once both were multiplied.
  private static let landing = 4
  /// What must be left of the factor where the states have landed.
  private static let leastPartOfFactor = 8.0

  /// Makes states larger on another model after as many passes, and looks whether it goes on there:
  /// numbers are multiplied, and a list that gets longer goes on as its elements do.
  ///
  /// - Parameters:
  ///   - states: the numbers that grow.
  ///   - nodes: how many there are, and whether they become more.
  ///   - width: passes in each of which something has grown.
  ///   - measure: what must grow, of each pass.
  /// - Returns: what was found, and how much work it was.
  func answer(
    _ states: [Int], after passes: Int, nodes: (now: Int, grow: Bool), width: Int,
    measure: (PassSample) -> Double
  ) async -> (Answer, work: Int) {
    guard !states.isEmpty || nodes.grow else { return (.unknown, 0) }
    var work = 0
    var factors = FarAway.factors
    var windows = FarAway.windows
    if nodes.grow {
      let factor = Double(FarAway.maximumNodes / max(nodes.now, 1))
      guard factor >= 4 else { return (.unknown, 0) }
      factors = [min(factor, 100)]
      windows = FarAway.windowsOfMany
    }
    for factor in factors {
      let start = await start(after: passes, spending: &work)
      let larger = start.enlarge(states, by: factor)
      guard !larger.isEmpty else { return (.unknown, work) }
      var known: Set<Int> = []
      var highest: Double?
      var last: UInt64 = 0
      for index in 0..<FarAway.landing + windows {
        var window = -Double.infinity
        var isFar = false
        for _ in 0..<width {
          let sample = await start.sampler.next(isKept: false).0
          work += sample.work
          guard sample.needsAnotherPass else { return (.ends, work) }
          known.formUnion(sample.changed.map(\.id))
          window = max(window, measure(sample))
          last = sample.whole
          isFar = isFar || start.isFar(sample, larger, atLeast: factor / FarAway.leastPartOfFactor)
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
      guard !known.isDisjoint(with: larger) else { return (.ends, work) }
    }
    return (.goesOn, work)
  }

  /// Another model after as many passes.
  private func start(after passes: Int, spending work: inout Int) async -> Start {
    var start = Start(sampler: PassSampler(model: makeAnother(), size: size, epsilon: epsilon))
    var changed: Set<Int> = []
    for pass in 0..<passes {
      let sample = await start.sampler.next(isKept: false).0
      work += sample.work
      start.amounts.merge(sample.amounts) { $1 }
      changed.formUnion(sample.changed.map(\.id))
      if pass + 1 == passes / 2 { start.earlierLists = start.lists(of: changed) }
    }
    start.lists = start.lists(of: changed)
    return start
  }

  /// Where the states are before they are made larger.
  @MainActor
  private struct Start {
    let sampler: PassSampler
    /// How far from 0 the numbers are in each state.
    var amounts: [Int: Double] = [:]
    /// The lists, and what they were in the first half of the passes.
    var lists: [Int: List] = [:]
    var earlierLists: [Int: List] = [:]

    struct List {
      var count: Int
      /// A digest of the last element.
      var last: UInt64?
    }

    var model: (any SampledModel)? { sampler.model as? any SampledModel }

    /// The lists among some states.
    func lists(of states: Set<Int>) -> [Int: List] {
      Dictionary(
        uniqueKeysWithValues: states.compactMap { id in
          model?.elementCount(ofState: id).map {
            (id, List(count: $0, last: model?.lastElement(ofState: id)))
          }
        })
    }

    /// - Returns: what could be made larger.
    func enlarge(_ states: [Int], by factor: Double) -> Set<Int> {
      let longer = lists.filter { $0.value.count > earlierLists[$0.key]?.count ?? 0 }.keys.sorted()
      // A list that gets longer is no nearer to its end with larger elements.
      let scaled = states.filter {
        !longer.contains($0) && sampler.model.scaleState(id: $0, by: factor)
      }
      let lengthened = longer.filter {
        // Where the last element stays, new ones come before those that are there.
        let last = earlierLists[$0]?.last
        return model?.lengthenState(
          id: $0, by: Int(min(factor, Double(FarAway.maximumNodes))),
          atFront: last != nil && lists[$0]?.last == last) == true
      }
      return Set(scaled + lengthened)
    }

    /// Whether the pass has changed one of the states, which is still so many times as large.
    func isFar(_ sample: PassSample, _ larger: Set<Int>, atLeast factor: Double) -> Bool {
      sample.changed.contains { id, numbers in
        guard larger.contains(id) else { return false }
        if let count = model?.elementCount(ofState: id), let before = lists[id]?.count {
          return Double(count) >= factor * Double(before)
        }
        return PassSample.amount(numbers) >= factor * (amounts[id] ?? 0)
      }
    }
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
