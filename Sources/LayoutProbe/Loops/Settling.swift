import HeadlessUI

/// Follows layout until it settles or provably never will, and finds out why.
///
///     let report = await Settling().settle(in: CGSize(width: 393, height: 852)) {
///       ViewHost(WheelDemo())
///     }
@MainActor
public struct Settling {
  /// The limits of passes and of time, and the least change of a length that counts.
  public var limits: LoopLimits

  /// Follows layout within these limits.
  public init(limits: LoopLimits = LoopLimits()) { self.limits = limits }

  /// Work after which no more is tried to find out why, in nodes that are placed.
  private static let workOfExplaining = 200_000
  private static let maximumSites = 8

  /// Follows a model that cannot be made again: there is a verdict, but no replay.
  public func settle(_ model: any LayoutModel, in size: CGSize) async -> LoopReport {
    let outcome = await LayoutRun(model, in: size, limits).run()
    return report(outcome)
  }

  /// Follows a model, and replays the run on new ones to find out which write is to blame and what
  /// would help.
  public func settle(
    in size: CGSize, making make: @escaping () -> any LayoutModel
  ) async -> LoopReport {
    let model = make()
    let outcome = await LayoutRun(model, in: size, limits, makeAnother: make).run()
    return await explain(outcome, canIntervene: model.canIntervene, in: size, making: make)
  }

  /// Follows a model to its verdict, and finds out nothing else.
  package func verdict(
    in size: CGSize, making make: @escaping () -> any LayoutModel
  ) async -> LoopVerdict {
    await WriteLines.$areNoted.withValue(false) {
      await LayoutRun(make(), in: size, limits, makeAnother: make).run().verdict
    }
  }

  /// Finds out why a run went as it did.
  ///
  /// - Parameter startsOver: whether the models that are made find objects as the run left them: where
  ///   they go another way, but do not settle either, that way is explained.
  func explain(
    _ outcome: LayoutRun.Outcome, canIntervene: Bool, in size: CGSize, startsOver: Bool = false,
    making make: @escaping () -> any LayoutModel
  ) async -> LoopReport {
    let make = LayoutRun.making(make, followedLongerBy: outcome.addedSeconds)
    let sites = Array(WriteSite.suspects(in: outcome).prefix(Settling.maximumSites))
    guard canIntervene, !sites.isEmpty else { return report(outcome) }
    var replay = Replay(
      size: size, limits: limits, original: outcome.trail.steps,
      isSettled: outcome.verdict.isSettled, make: make)
    var work = 0
    if startsOver, !outcome.verdict.isSettled, await !replay.goesTheSameWay(spending: &work) {
      await replay.startOver(spending: &work)
    }
    var isCut: Bool { work > Settling.workOfExplaining }
    var effects: [String: LoopReport.StateRole.Effect] = [:]
    for (_, write) in sites where effects[write.state] == nil && !isCut {
      effects[write.state] = await replay.effect(of: write.state, spending: &work)
    }
    guard !outcome.verdict.isSettled else { return report(outcome, effects: effects) }
    let isRepeatable = await replay.goesTheSameWay(spending: &work)
    let cause = await LoopCause.find(
      among: sites, lateSites: WriteSite.lateSites(in: outcome)
    ) { sites in
      guard !isCut else { return false }
      // By luck, a run settles once, but hardly each time.
      for _ in 0..<(isRepeatable ? 1 : Settling.runsOfChance) {
        guard await replay.passes(with: sites.dropped, spending: &work) != nil else { return false }
      }
      return true
    }
    var remedies: [LoopReport.RemedyReport] = []
    // What is to change with time needs no remedy, nor does what may end.
    if let cause, isRepeatable, outcome.isOfConcern, !outcome.verdict.isUndetermined {
      let value = cause.sites.first.flatMap { Double($0.first.new) }
      for remedy in Remedy.allCases
      where !isCut && remedy.isMeant(for: outcome.verdict, writing: value)
        && (remedy != .keepFirst || cause.sites.allSatisfy { outcome.trail.beginsWith($0.first) })
      {
        if let report = await tried(remedy, cause, replay, spending: &work) {
          remedies.append(report)
        }
      }
    }
    var report = report(outcome, cause: cause, remedies: remedies, effects: effects, isCut: isCut)
    report.differs = isRepeatable ? nil : true
    return report
  }

  /// Runs that must all settle where they differ from each other.
  private static let runsOfChance = 4

  /// The remedy, if it can be written down and makes it settle.
  private func tried(
    _ remedy: Remedy, _ cause: LoopCause, _ replay: Replay, spending work: inout Int
  ) async -> LoopReport.RemedyReport? {
    let scale = limits.displayScale
    let codes = cause.sites.compactMap { RemedyCode(remedy, at: $0.first, scale: scale) }
    guard let first = cause.sites.first?.first, codes.count == cause.sites.count,
      let passes = await replay.passes(
        with: remedy.intervention(at: cause.all, pixel: 1 / scale), keepsView: true,
        spending: &work)
    else { return nil }
    let edits = codes.compactMap(\.edit)
    return LoopReport.RemedyReport(
      remedy: remedy, state: first.state, passes: passes,
      code: codes.map(\.code).joined(separator: "\n"), place: first.place,
      edits: edits.count == codes.count ? edits : nil)
  }

  // MARK: Report

  private static let shownPasses = 100
  private static let shownWrites = 100

  func report(
    _ outcome: LayoutRun.Outcome, cause: LoopCause? = nil,
    remedies: [LoopReport.RemedyReport] = [],
    effects: [String: LoopReport.StateRole.Effect] = [:], isCut: Bool = false
  ) -> LoopReport {
    let passes = outcome.trail.passes
    let verdict = outcome.verdict
    var period = 1
    if case .oscillating(let length, _) = verdict { period = max(1, length) }
    let others = cause?.sites.dropFirst().map(\.first) ?? []
    return LoopReport(
      verdict: verdict, passes: passReports(outcome.trail),
      states: roles(outcome.trail.tally, effects),
      ring: outcome.isOfConcern
        ? FeedbackCycle(outcome.trail, period: period, cause: cause).steps : [],
      firstOffendingWrite: cause?.sites.first?.first,
      alsoOffending: others.isEmpty ? nil : others,
      followsClocks: outcome.followsClocks ? true : nil, remedies: remedies,
      hosts: HostForecast.all(
        passes, verdict, nodes: outcome.trail.steps.last?.nodes ?? 0, threshold: limits.threshold),
      explanationIsCut: isCut ? true : nil, time: outcome.time)
  }

  private func passReports(_ trail: PassTrail) -> [LoopReport.PassReport] {
    let (passes, numbers) = (trail.passes, trail.numbers)
    let movement = Movement(passes)
    return passes.enumerated().compactMap { index, pass in
      guard index < Settling.shownPasses / 2 || index >= passes.count - Settling.shownPasses / 2
      else { return nil }
      // The pass before may not be kept.
      let before = index > 0 && numbers[index - 1] == numbers[index] - 1 ? passes[index - 1] : nil
      return LoopReport.PassReport(
        number: numbers[index], calls: pass.calls, layouts: pass.layouts, bodies: pass.bodies,
        moved: pass.frames.count { before?.frames[$0.key] != $0.value },
        writes: Array(pass.writes.prefix(Settling.shownWrites)),
        frames: movement.frames(pass, after: before))
    }
  }

  /// A line for each name: what one property does in many instances of a view is said once.
  private func roles(
    _ tally: WriteTally, _ effects: [String: LoopReport.StateRole.Effect]
  ) -> [LoopReport.StateRole] {
    tally.entries.map { entry in
      LoopReport.StateRole(
        state: entry.state, writers: entry.writers,
        places: entry.places.isEmpty ? nil : entry.places,
        instances: entry.instances.count > 1 ? entry.instances.count : nil,
        applied: entry.applied, equal: entry.equal, dropped: entry.dropped,
        effect: effects[entry.state] ?? .unknown, keys: entry.keys)
    }
  }
}
