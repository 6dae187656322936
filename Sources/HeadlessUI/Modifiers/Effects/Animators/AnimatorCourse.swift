/// What an animator shows, one step after the other, in simulated time.
final class AnimatorCourse {
  /// Which steps come, and when.
  struct Steps {
    /// Who shows them.
    enum Animator: String {
      case phases = "PhaseAnimator"
      case keyframes = "KeyframeAnimator"
    }

    let animator: Animator
    /// The seconds before each step; an infinite one is never over.
    let delays: [Double]
    /// The seconds before the first step when it comes for the first time, if these are others.
    var firstDelay: Double?
    /// Whether the first step comes again after the last one.
    let repeats: Bool
  }

  private var steps: Steps?
  private var show: (Int) -> Void = { _ in }
  /// Counts the beginnings: what an earlier one put off does not go on.
  private var generation = 0

  /// In seconds, a frame of a display: steps that take no time come as often.
  private static let frame = 1.0 / 60

  /// Goes from step to step; where time is not followed, to none.
  func begin(_ steps: Steps, show: @escaping (Int) -> Void) {
    (self.steps, self.show) = (steps, show)
    generation += 1
    #if os(Linux)
      guard let delay = steps.delays.first, let time = SimulatedTime.current else { return }
      let kind: WorkOrigin.Kind =
        // What has no end comes by itself, as a clock's dates do.
        switch steps.animator {
        case _ where !steps.repeats: .animation
        case .phases: .phases
        case .keyframes: .keyframes
        }
      goOn(to: 0, after: steps.firstDelay ?? delay, generation, time, WorkOrigin(kind))
    #endif
  }

  #if os(Linux)
    private func goOn(
      to step: Int, after seconds: Double, _ generation: Int, _ time: SimulatedTime,
      _ origin: WorkOrigin
    ) {
      guard seconds.isFinite else { return }
      let due = time.now + SimulatedTime.instant(max(AnimatorCourse.frame, seconds))
      time.submit(
        .main,
        .closure { [weak self, weak time] in
          guard let self, let time, let steps, generation == self.generation else { return }
          let next = (step + 1) % steps.delays.count
          if steps.repeats || next > 0 {
            goOn(to: next, after: steps.delays[next], generation, time, origin)
          }
          WriteSource.during(WriteSource(action: steps.animator.rawValue)) { show(step) }
        }, at: due, kind: origin.kind, origin: origin)
    }
  #endif
}
