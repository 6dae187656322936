import HeadlessUI

/// Runs a model pass after pass until there is a verdict.
///
/// What speaks for a loop (``LoopEvidence``) is confirmed by going on: most of what seems endless
/// ends by itself, at a limit, a clamp, the last of a list of values or a count that is not visible.
@MainActor
struct LayoutRun {
  private let sampler: PassSampler
  private let limits: LoopLimits
  /// Makes the same model once more, to try something on it; nil if it cannot be made again.
  private let makeAnother: (() -> any LayoutModel)?

  struct Outcome {
    var verdict: LoopVerdict
    var trail: PassTrail
    /// How far time was followed; nil for a model without time.
    var time: FollowedTime?
    /// The simulated seconds by which it was followed for longer than its horizon.
    var addedSeconds = 0.0
    /// Whether it only goes on because time does.
    var followsClocks = false

    /// Whether it never settles, and not only because time goes on.
    var isOfConcern: Bool { verdict.isOfConcern(followsClocks: followsClocks) }
  }

  init(
    _ model: any LayoutModel, in size: CGSize, _ limits: LoopLimits,
    makeAnother: (() -> any LayoutModel)? = nil
  ) {
    sampler = PassSampler(model: model, size: size, epsilon: limits.epsilon)
    self.limits = limits
    self.makeAnother = makeAnother
  }

  func run() async -> Outcome {
    var rest = RestTrail()
    var added = 0.0
    var outcome = await run(noting: &rest, following: &added)
    outcome.addedSeconds = added
    outcome.time = rest.judged(sampler.model.followedTime)
    // Where work comes without end, it is not known what it does next.
    let isCut = outcome.time?.isCut == true
    if outcome.verdict.isSettled, isCut || rest.isUnsettled(outcome.time) {
      outcome.verdict = .undetermined(limit: outcome.trail.count)
    }
    outcome.followsClocks =
      !outcome.verdict.isSettled && rest.followsClocks
      && (rest.onlyFollowsClocks || !growsInSight(outcome))
    return outcome
  }

  /// Whether layout grows outside of scroll views too: what a clock makes longer in one, as a log of
  /// events, has all the room that it needs, and elsewhere no end either.
  private func growsInSight(_ outcome: Outcome) -> Bool {
    guard case .diverging = outcome.verdict else { return false }
    let scrolling = (sampler.model as? any TimedModel)?.scrollingPaths.map { $0 + "/" } ?? []
    let lengths = outcome.trail.passes.suffix(LayoutRun.lastPasses).map { pass in
      // In an order that is always the same, for sums of the same parts to be equal.
      pass.frames.sorted { $0.key < $1.key }
        .filter { id, _ in !scrolling.contains(where: id.hasPrefix) }
        .reduce(0) { $0 + $1.value.width + $1.value.height }
    }
    let steps = zip(lengths, lengths.dropFirst())
    // What it measures of each growth takes passes of its own.
    if steps.allSatisfy({ $0 <= $1 }) { return 3 * steps.count { $0 < $1 } >= lengths.count - 1 }
    // A text beside it that counts is wider and narrower again.
    let part = lengths.count / 3
    guard part > 0 else { return false }
    let highest = (0..<3).map { lengths[$0 * part..<($0 + 1) * part].max() ?? 0 }
    let rise = LayoutRun.leastRise * Double(part)
    return highest[1] - highest[0] >= rise && highest[2] - highest[1] >= rise
  }

  /// By how much lengths must grow in a pass, on the average, where they do not grow in each, in points.
  private static let leastRise = 0.5

  /// - Parameter added: the simulated seconds by which it is followed for longer than its horizon.
  private func run(noting rest: inout RestTrail, following added: inout Double) async -> Outcome {
    var trail = PassTrail()
    var evidence = LoopEvidence()
    var farAway = Prospect()
    while true {
      let isKept = evidence.current == nil && trail.isAtHead
      var (sample, pass) = await sampler.next(isKept: isKept)
      trail.append(sample, pass)
      rest.append(sample)
      // What moves once in some seconds, and may end, has not moved often by the first horizon.
      if !sample.needsAnotherPass, added == 0, rest.isUnsettled(sampler.model.followedTime),
        let model = sampler.model as? any TimedModel
      {
        added = LayoutRun.horizonsMore * limits.horizon
        model.follow(longerBy: added)
        // The same pass goes on: nothing is to be laid out.
        sample = await sampler.next(isKept: false).0
        trail.extendLast(with: sample)
      }
      // The passes in which something happened, the last of which wrote nothing.
      guard sample.needsAnotherPass, !rest.staysAtRest else {
        // What still moves frames when simulated time is over may be seen to be a loop by then.
        if rest.isUnsettled(sampler.model.followedTime),
          let claim = claim(evidence, farAway, isLast: true)
        {
          return Outcome(verdict: verdict(claim, trail, evidence), trail: trail)
        }
        return Outcome(verdict: .settled(passes: rest.passesToRest), trail: trail)
      }
      evidence.append(sample)
      // What only a clock makes larger is no layout loop: little is tried to learn whether it ends.
      let isOfClock = rest.onlyFollowsClocks && evidence.count > LoopLimits.clockPasses
      if !isOfClock {
        await farAway.look(at: evidence, self, nodes: sample.nodes, addedSeconds: added)
      }
      let isLast =
        limits.areReached(passes: evidence.count, work: evidence.work + farAway.countedWork)
        || (isOfClock && evidence.count >= LoopLimits.mostClockPasses)
      if let claim = claim(evidence, farAway, isLast: isLast) {
        // What only paints, and waits in between, does not keep layout from coming to rest.
        if evidence.nothingMoves, !claim.isUndetermined, rest.hasRested(within: Growth.span) {
          return Outcome(verdict: .settled(passes: rest.passesToRest), trail: trail)
        }
        return await shown(claim, evidence, trail)
      }
      guard !isLast else {
        return await shown(.undetermined, evidence, trail)
      }
    }
  }

  /// How many horizons more are followed where layout still moves at the first one.
  private static let horizonsMore = 19.0

  /// Makes models that are followed for so many simulated seconds more.
  static func making(
    _ make: @escaping () -> any LayoutModel, followedLongerBy seconds: Double
  ) -> () -> any LayoutModel {
    guard seconds > 0 else { return make }
    return {
      let model = make()
      (model as? any TimedModel)?.follow(longerBy: seconds)
      return model
    }
  }

  /// Passes until the model settles, made quickly: nil as soon as everything repeats or grows, or
  /// more passes or work would be needed. The work that was done is added.
  func settles(
    within passes: Int, work: Int = .max, spending spent: inout Int
  ) async -> (passes: Int, nodes: Int)? {
    var evidence = LoopEvidence()
    var rest = RestTrail()
    defer { spent += evidence.work }
    while evidence.count < passes, evidence.work < work {
      let sample = await sampler.next(isKept: false).0
      rest.append(sample)
      guard sample.needsAnotherPass, !rest.staysAtRest else {
        spent += sample.work
        return (rest.passesToRest, sample.nodes)
      }
      evidence.append(sample)
      if evidence.trends.isExhausted { return nil }
      guard let current = evidence.current else { continue }
      let span = max(LayoutRun.quickSpan, evidence.whole.period)
      guard evidence.count - current.since >= span else { continue }
      // A timer that moves nothing any more does no harm.
      let onlyPaints = evidence.nothingMoves && rest.hasRested(within: Growth.span)
      return onlyPaints ? (rest.passesToRest, sample.nodes) : nil
    }
    return nil
  }

  /// Passes for which a replay must look like a loop to be given up.
  private static let quickSpan = 16

  /// The frames of each pass, in digests, until it settles, there were so many passes, or one is not
  /// as expected.
  func frames(
    within passes: Int, spending spent: inout Int, while expected: (Int, UInt64) -> Bool
  ) async -> [UInt64] {
    await steps(within: passes, spending: &spent, while: expected).map(\.frames)
  }

  /// The same, with how many nodes there were.
  func steps(
    within passes: Int, spending spent: inout Int, while expected: (Int, UInt64) -> Bool
  ) async -> ContiguousArray<PassTrail.Step> {
    var steps: ContiguousArray<PassTrail.Step> = []
    while steps.count < passes {
      let sample = await sampler.next(isKept: false).0
      spent += sample.work
      steps.append(PassTrail.Step(frames: sample.frames, nodes: sample.nodes))
      let goesOn = expected(steps.count - 1, sample.frames)
      if !sample.needsAnotherPass || !goesOn { break }
    }
    return steps
  }

  // MARK: Claims

  private enum Claim {
    case repetition(Int)
    case growth, churning, wandering, undetermined

    var isUndetermined: Bool {
      if case .undetermined = self { return true }
      return false
    }
  }

  /// What is found on other models about what grows.
  private struct Prospect {
    private(set) var answer: FarAway.Answer?
    private var width = 0
    private var work = 0

    /// Work that counts as the run's own. Growth that was found to end is followed for as long as
    /// growth that was not looked at: a period may be longer than what was spent on looking.
    var countedWork: Int { answer == .goesOn ? work : 0 }

    /// Growth that was found to end may have been another: it is looked at again once it has gone on
    /// for much longer.
    @MainActor
    mutating func look(
      at evidence: LoopEvidence, _ run: LayoutRun, nodes: Int, addedSeconds: Double
    ) async {
      guard let current = evidence.current, answer != .goesOn,
        current.kind == .growth || current.kind == .counting
      else { return }
      let trends = evidence.trends
      guard answer == nil || trends.width >= 4 * width else { return }
      width = trends.width
      guard let makeAnother = run.makeAnother, !LoopTrials.current.areLeftOut else {
        answer = .unknown
        return
      }
      let noting = LoopTrials.current.noting
      noting?(true)
      defer { noting?(false) }
      let states = trends.growingStates
      let counts = current.kind == .counting
      let test = FarAway(
        size: run.sampler.size, epsilon: run.limits.epsilon,
        shared: Set(
          (run.sampler.model as? any SampledModel)?.parts(ofStates: []).map(\.place) ?? []),
        makeAnother: LayoutRun.making(makeAnother, followedLongerBy: addedSeconds))
      let found = await WriteLines.$areNoted.withValue(false) {
        await test.answer(
          states, after: evidence.count, nodes: (nodes, trends.nodes.goesOn && !counts),
          hasOthers: trends.hasOpaqueChange, width: width
        ) { sample in
          counts
            ? sample.changed.reduce(0) { $0 + PassSample.amount($1.numbers) }
            : trends.spread.goesOn ? sample.spread : Double(sample.nodes)
        }
      }
      work += found.work
      // What was found to end does so even if there is too much now to try it again.
      if answer == .ends, found.0 == .unknown { return }
      answer = found.0
    }
  }

  /// What can be said now; nil as long as going on may still show otherwise.
  private func claim(_ evidence: LoopEvidence, _ farAway: Prospect, isLast: Bool) -> Claim? {
    if evidence.trends.isExhausted { return .growth }
    guard let current = evidence.current else {
      guard isLast else { return nil }
      if evidence.wanders { return .wandering }
      guard evidence.neverComesBack, limits.confirms(passes: evidence.frames.matches, work: 0)
      else { return nil }
      return evidence.nothingMoves ? .churning : .repetition(evidence.frames.period)
    }
    var span = evidence.count - current.since
    let isConfirmed = limits.confirms(
      evidence.verdict ?? "", passes: span,
      work: evidence.work - current.work + farAway.countedWork,
      isProven: farAway.answer == .goesOn)
    // Growth is seen late, but goes back to where it began.
    if isLast, current.kind == .growth || current.kind == .counting {
      span = max(span, evidence.trends.risingPasses)
    }
    // At the end, what was so for most of the run is as good as can be.
    let isGoodAtLast =
      isLast && span >= Growth.span / 2 && (2 * span >= evidence.count || isConfirmed)
    switch current.kind {
    case .repetition:
      // A long period is gone through twice, and is as good as confirmed by that.
      let isLong = isLast && 2 * evidence.whole.matches >= evidence.count
      guard isConfirmed || isGoodAtLast || isLong else { return nil }
      if evidence.nothingMoves { return .churning }
      return .repetition(evidence.whole.period)
    case .growth, .counting:
      let claim: Claim
      if current.kind == .growth {
        claim = .growth
      } else {
        claim = evidence.nothingMoves ? .churning : .repetition(evidence.frames.period)
      }
      let trends = evidence.trends
      let hasPages =
        current.kind == .growth && trends.nodes.isSteady
        && limits.confirmsPages(passes: span, nodes: trends.lastNodes)
      switch farAway.answer {
      case .goesOn:
        return isConfirmed || isGoodAtLast || trends.isBeyondMeasure ? claim : nil
      case .ends: return nil
      case .unknown, .comesBack, nil:
        // The end of a run that was short is no proof.
        let isLastAsked = isGoodAtLast && limits.maximumPasses != nil
        return goesOn(evidence, current, span, farAway.answer, isEnough: isLastAsked || hasPages)
          ? claim : nil
      }
    case .fresh:
      guard isConfirmed || isGoodAtLast else { return nil }
      return evidence.nothingMoves ? .churning : .repetition(evidence.frames.period)
    }
  }

  /// Whether growth that could not be tried far away went on for long enough.
  ///
  /// In large trees work is soon done, and rows may still be made or measured one by one. What goes round
  /// may come back as well.
  private func goesOn(
    _ evidence: LoopEvidence, _ current: (kind: LoopEvidence.Kind, since: Int, work: Int),
    _ span: Int, _ answer: FarAway.Answer?, isEnough: Bool
  ) -> Bool {
    let trends = evidence.trends
    // What only a known number makes grow stays with it.
    guard trends.hasOpaqueChange || !trends.growingStates.isEmpty,
      current.kind == .growth ? trends.layoutGrowsSteadily : trends.numbers.isSteady
    else { return false }
    return limits.confirms(passes: span, work: 0)
      || answer != .comesBack
        && (isEnough || limits.confirmsSteady(passes: span, work: evidence.work - current.work))
  }

  // MARK: What is shown

  private static let lastPasses = LoopVerdict.passesOfWandering
  /// Frames in all of the last passes, of which only how far they move is kept.
  private static let framesOfPeriod = 2_000_000

  /// The verdict, with the passes that show it: those of the beginning if it was evident there,
  /// otherwise some more at the end.
  private func shown(
    _ claim: Claim, _ evidence: LoopEvidence, _ trail: PassTrail
  ) async -> Outcome {
    var trail = trail
    var count = LayoutRun.lastPasses
    if case .repetition(let period) = claim { count = max(count, period + 1) }
    let isShownAlready = trail.passes.count == evidence.current?.since
    if isShownAlready, !claim.isUndetermined {
      trail.cut(to: trail.passes.count)
      return Outcome(verdict: verdict(claim, trail, evidence), trail: trail)
    }
    // More passes would multiply nodes once more, and what is infinite stays.
    if !trail.isComplete, !evidence.trends.isExhausted {
      let nodes = trail.steps.last?.nodes ?? 1
      count = min(count, max(2, LayoutRun.framesOfPeriod / max(nodes, 1)))
      if limits.maximumPasses != nil { count = min(count, LayoutRun.lastPasses) }
      trail.beginLast()
      for _ in 0..<count {
        let (sample, pass) = await sampler.next(isKept: true)
        if let pass { trail.appendLast(sample, pass) }
        guard sample.needsAnotherPass else {
          return Outcome(verdict: .settled(passes: trail.count), trail: trail)
        }
      }
    }
    return Outcome(verdict: verdict(claim, trail, evidence), trail: trail)
  }

  private func verdict(
    _ claim: Claim, _ trail: PassTrail, _ evidence: LoopEvidence
  ) -> LoopVerdict {
    switch claim {
    case .repetition(let period):
      .oscillating(period: ofMoves(period), amplitude: trail.amplitude(period))
    case .growth:
      .diverging(rate: evidence.trends.overflows ? 0 : trail.rate, factor: trail.factor)
    case .churning: .churning
    case .wandering:
      .oscillating(
        period: evidence.frames.isEvident ? ofMoves(evidence.frames.period) : 0,
        amplitude: trail.amplitude(LayoutRun.lastPasses))
    case .undetermined: .undetermined(limit: evidence.count)
    }
  }

  /// A period, or 0 for none: what repeats with each pass stays where it is, so that frames that move
  /// were the same for a while only.
  private func ofMoves(_ period: Int) -> Int { period == 1 ? 0 : period }
}
