import HeadlessUI

/// Runs a model pass after pass until there is a verdict.
@MainActor
struct LayoutRun {
  private let model: any LayoutModel
  private let size: CGSize
  private let limits: LoopLimits
  /// Makes the same model once more, to try something on it; nil if nobody can.
  private let makeAnother: (() -> any LayoutModel)?

  struct Outcome {
    var verdict: LoopVerdict
    var trail: PassTrail
  }

  init(
    _ model: any LayoutModel, in size: CGSize, _ limits: LoopLimits,
    makeAnother: (() -> any LayoutModel)? = nil
  ) {
    self.model = model
    self.size = size
    self.limits = limits
    self.makeAnother = makeAnother
  }

  /// Passes for which frames must stay while something fresh is written in each of them.
  private static let churnSpan = 24

  func run() async -> Outcome {
    var trail = PassTrail(epsilon: limits.epsilon)
    var limit = Int.max
    while trail.steps.count < limit {
      let pass = await model.layoutPass(in: size)
      trail.append(pass)
      limit = limits.passes(nodes: pass.frames.count, atFirst: trail.steps[0].nodes)
      if !pass.needsAnotherPass {
        // The passes in which something happened, the last of which wrote nothing.
        return Outcome(verdict: .settled(passes: trail.steps.count), trail: trail)
      }
      if let verdict = repetition(trail) ?? churn(trail) {
        return Outcome(verdict: verdict, trail: trail)
      }
      if let growth = Growth(trail), await goesOnFarAway(growth, after: trail.steps.count) {
        return Outcome(verdict: .diverging(rate: growth.rate), trail: trail)
      }
    }
    let span = max(LayoutRun.churnSpan, limit / 2)
    if trail.framesStay(span), trail.writesNothingNew(span) {
      return Outcome(verdict: .churning, trail: trail)
    }
    return Outcome(verdict: .undetermined(limit: limit), trail: trail)
  }

  private func repetition(_ trail: PassTrail) -> LoopVerdict? {
    guard let period = trail.period else { return nil }
    if trail.framesStay(min(2 * period, trail.steps.count - 1)) { return .churning }
    return .oscillating(period: period, amplitude: trail.amplitude(period))
  }

  /// Values that are new each time although nothing moves: not numbers, which may be counting down
  /// to something.
  private func churn(_ trail: PassTrail) -> LoopVerdict? {
    guard trail.framesStay(LayoutRun.churnSpan),
      !trail.steps.suffix(LayoutRun.churnSpan).contains(where: \.hasUnknownWrite)
    else { return nil }
    let steps = trail.steps.suffix(LayoutRun.churnSpan)
    guard let last = steps.last else { return nil }
    let always = steps.reduce(last.opaque) { $0.intersection($1.opaque) }
    return always.isEmpty ? nil : .churning
  }

  /// Multiplies what grows, on another model, and looks whether it still grows there: what ends at
  /// some size, ends.
  private func goesOnFarAway(_ growth: Growth, after passes: Int) async -> Bool {
    guard let makeAnother else { return passes >= 2 * Growth.span }
    for factor in [1e2, 1e4] {
      let model = makeAnother()
      for _ in 0..<passes { _ = await model.layoutPass(in: size) }
      guard model.scaleState(id: growth.state, by: factor) else {
        return passes >= 2 * Growth.span
      }
      var trail = PassTrail(epsilon: limits.epsilon)
      for _ in 0..<4 {
        let pass = await model.layoutPass(in: size)
        trail.append(pass)
        if !pass.needsAnotherPass { return false }
      }
      guard trail.someFrameGrows(trail.steps.count, { zip($0, $0.dropFirst()).allSatisfy(<) })
      else { return false }
    }
    return true
  }
}
