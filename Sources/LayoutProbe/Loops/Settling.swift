import HeadlessUI

/// Follows layout until it settles or provably never will, and finds out why.
///
///     let report = await Settling().settle(in: CGSize(width: 393, height: 852)) {
///       ViewHost(WheelDemo())
///     }
@MainActor
public struct Settling {
  /// How long and how exactly.
  public var limits: LoopLimits

  /// Follows within limits.
  public init(limits: LoopLimits = LoopLimits()) { self.limits = limits }

  /// Runs of a model in which remedies are tried are given up after this many nodes and passes, for
  /// each of them costs as much as the first.
  private static let replayBudget = 4_000_000
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

  /// Finds out why a run went as it did.
  func explain(
    _ outcome: LayoutRun.Outcome, canIntervene: Bool, in size: CGSize,
    making make: @escaping () -> any LayoutModel
  ) async -> LoopReport {
    let sites = Array(WriteSite.all(in: outcome.trail.passes).prefix(Settling.maximumSites))
    let cost = outcome.trail.steps.reduce(0) { $0 + $1.nodes }
    guard canIntervene, !sites.isEmpty, cost < Settling.replayBudget else {
      return report(outcome)
    }
    let replay = Replay(size: size, limits: limits, make: make)
    var effects: [Int: LoopReport.StateRole.Effect] = [:]
    for (site, _) in sites where effects[site.stateID] == nil {
      effects[site.stateID] = await replay.effect(of: site.stateID, comparedWith: outcome.trail)
    }
    guard !outcome.verdict.isSettled else {
      return report(outcome, effects: effects)
    }
    var offending: (site: WriteSite, first: StateWrite)?
    for candidate in sites {
      let dropped = candidate.site.intervention(WriteSite.drop)
      if await replay.passes(with: dropped) != nil {
        offending = candidate
        break
      }
    }
    var remedies: [LoopReport.RemedyReport] = []
    if let offending {
      for remedy in Remedy.allCases {
        let change = remedy.intervention(at: offending.site, pixel: 1 / limits.displayScale)
        guard let passes = await replay.passes(with: change) else { continue }
        remedies.append(
          LoopReport.RemedyReport(
            remedy: remedy, state: offending.site.state, passes: passes,
            code: remedy.code(offending.site.state)))
      }
    }
    return report(outcome, offending: offending, remedies: remedies, effects: effects)
  }

  // MARK: Report

  private static let shownPasses = 100
  private static let shownWrites = 100

  func report(
    _ outcome: LayoutRun.Outcome, offending: (site: WriteSite, first: StateWrite)? = nil,
    remedies: [LoopReport.RemedyReport] = [],
    effects: [Int: LoopReport.StateRole.Effect] = [:]
  ) -> LoopReport {
    let passes = outcome.trail.passes
    let verdict = outcome.verdict
    var period = 1
    if case .oscillating(let length, _) = verdict { period = length }
    return LoopReport(
      verdict: verdict, passes: passReports(passes), states: roles(passes, effects),
      ring: verdict.isSettled
        ? [] : LoopRing(outcome.trail, period: period, offending: offending?.site).steps,
      firstOffendingWrite: offending?.first, remedies: remedies,
      hosts: HostForecast.all(
        passes, verdict, nodes: outcome.trail.steps.last?.nodes ?? 0, threshold: limits.threshold))
  }

  private func passReports(_ passes: [LayoutPass]) -> [LoopReport.PassReport] {
    let movement = Movement(passes)
    return passes.enumerated().compactMap { index, pass in
      guard index < Settling.shownPasses / 2 || index >= passes.count - Settling.shownPasses / 2
      else { return nil }
      let before = index > 0 ? passes[index - 1].frames : [:]
      return LoopReport.PassReport(
        number: index + 1, calls: pass.calls, layouts: pass.layouts, bodies: pass.bodies,
        moved: pass.frames.count { before[$0.key] != $0.value },
        writes: Array(pass.writes.prefix(Settling.shownWrites)),
        frames: movement.frames(pass, after: index > 0 ? passes[index - 1] : nil))
    }
  }

  private func roles(
    _ passes: [LayoutPass], _ effects: [Int: LoopReport.StateRole.Effect]
  ) -> [LoopReport.StateRole] {
    var order: [Int] = []
    var roles: [Int: LoopReport.StateRole] = [:]
    for write in passes.lazy.flatMap(\.writes) {
      let id = write.stateID
      if roles[id] == nil {
        order.append(id)
        roles[id] = LoopReport.StateRole(
          state: write.state, writers: [], applied: 0, equal: 0, dropped: 0,
          effect: effects[id] ?? .unknown)
      }
      if let writer = write.source?.name, roles[id]?.writers.contains(writer) == false {
        roles[id]?.writers.append(writer)
      }
      switch write.outcome {
      case .applied:
        roles[id]?.applied += 1
        if let key = write.source?.key { roles[id]?.keys[key, default: 0] += 1 }
      case .equal: roles[id]?.equal += 1
      case .dropped: roles[id]?.dropped += 1
      case .prevented: break
      }
    }
    return order.compactMap { roles[$0] }
  }
}
