import HeadlessUI

/// A host that is laid out and used before it is followed, so that a run after an interaction can be
/// replayed from the start.
@MainActor
final class PreparedHost: LayoutModel, SampledModel, TimedModel {
  /// Some passes, and then what is done.
  struct Stage {
    var passes: Int
    var act: @MainActor (ViewHost) -> Void
  }

  let host: ViewHost
  private var stages: [Stage]
  private var horizon: Double
  private var intervention: WriteIntervention?
  private let intervenesAtOnce: Bool

  /// - Parameters:
  ///   - horizon: the simulated seconds that are followed once all is done.
  ///   - intervenesAtOnce: whether what comes before is intervened in as well.
  init(
    _ host: ViewHost, _ stages: [Stage], horizon: Double, intervenesAtOnce: Bool = false
  ) {
    self.host = host
    self.stages = stages
    self.horizon = horizon
    self.intervenesAtOnce = intervenesAtOnce
  }

  /// Does what comes before.
  private func prepare(in size: CGSize) async {
    guard !stages.isEmpty else { return }
    for stage in stages {
      for _ in 0..<stage.passes { _ = await host.sampledPass(in: size, isKept: false) }
      stage.act(host)
    }
    stages = []
    host.extendHorizon(by: horizon)
    host.intervene(intervention)
  }

  func layoutPass(in size: CGSize) async -> LayoutPass {
    await prepare(in: size)
    return await host.layoutPass(in: size)
  }

  func sampledPass(in size: CGSize, isKept: Bool) async -> (PassSample, LayoutPass?) {
    await prepare(in: size)
    return await host.sampledPass(in: size, isKept: isKept)
  }

  func intervene(_ intervention: WriteIntervention?) {
    self.intervention = intervention
    if stages.isEmpty || intervenesAtOnce { host.intervene(intervention) }
  }

  func follow(longerBy seconds: Double) {
    if stages.isEmpty { host.horizon += seconds } else { horizon += seconds }
  }

  var scrollingPaths: [String] { host.scrollingPaths }

  func scaleState(id: Int, by factor: Double) -> Bool { host.scaleState(id: id, by: factor) }
  func parts(ofStates states: Set<Int>) -> [StatePart] { host.parts(ofStates: states) }
  func enlarge(_ part: StatePart, by factor: Double, atFront: Bool) {
    host.enlarge(part, by: factor, atFront: atFront)
  }
  var canIntervene: Bool { true }
  var followedTime: FollowedTime? { host.followedTime }
  func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize] { host.sizesThatFit(proposals) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }
  var currentProposal: ProposedViewSize? { host.currentProposal }
}

extension ViewHost {
  /// Follows so many simulated seconds more from now on.
  func extendHorizon(by seconds: Double) {
    horizon = (followedTime?.seconds ?? 0) + seconds
  }

  /// Lays out until nothing is left to do now, without waiting for what is due later.
  ///
  /// - Returns: the passes that it took; nil if there are too many.
  func comeToRest(in size: CGSize) async -> Int? {
    for passes in 1...ViewHost.passesToRest {
      let sample = await sampledPass(in: size, isKept: false).0
      if !sample.needsAnotherPass || sample.isAtRest { return passes }
    }
    return nil
  }

  private static let passesToRest = 256
}
