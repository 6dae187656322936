import HeadlessUI

/// Runs a model again with something changed.
@MainActor
struct Replay {
  let size: CGSize
  let limits: LoopLimits
  let make: () -> any LayoutModel

  /// Passes until it settles with an intervention and keeps the size contract; nil if it does not.
  func passes(with intervention: WriteIntervention) async -> Int? {
    let model = make()
    model.intervene(intervention)
    let outcome = await LayoutRun(model, in: size, limits).run()
    guard case .settled(let passes) = outcome.verdict, Replay.keepsContract(model) else {
      return nil
    }
    return passes
  }

  /// A minimum above the maximum crashes SwiftUI; a size that is no number is none.
  private static func keepsContract(_ model: any LayoutModel) -> Bool {
    let sizes = model.sizesThatFit([.zero, .unspecified, .infinity])
    let isNumber = sizes.allSatisfy { !$0.width.isNaN && !$0.height.isNaN }
    return isNumber && sizes[0].width <= sizes[2].width + 0.001
      && sizes[0].height <= sizes[2].height + 0.001
  }

  /// What a state does: whether frames are others when it keeps its first value.
  func effect(
    of state: Int, comparedWith trail: PassTrail
  ) async -> LoopReport.StateRole.Effect {
    let model = make()
    model.intervene(
      WriteIntervention { write, _, _ in write.stateID == state ? .prevent : .allow })
    let frozen = await LayoutRun(model, in: size, limits).run().trail.steps
    let steps = trail.steps
    // A run that ends stays as it is.
    for index in 0..<max(steps.count, frozen.count) {
      let a = steps[min(index, steps.count - 1)]
      let b = frozen[min(index, frozen.count - 1)]
      if a.frames != b.frames { return .layoutAffecting }
    }
    return .paintOnly
  }
}
