import HeadlessUI

/// How long and how exactly layout is followed.
public struct LoopLimits: Codable, Equatable, Sendable {
  /// Passes after which nothing more is tried; nil for as many as the tree warrants.
  public var maximumPasses: Int?
  /// Frames are compared rounded to multiples of this (points). 0 compares exactly.
  public var epsilon: Double
  /// Layouts of one view in a row at which UIKit's loop debugger would stop.
  public var threshold: Int
  /// Pixels to a point, for the remedies that speak of pixels.
  public var displayScale: Double
  /// The simulated seconds for which what a view puts off is followed.
  public var horizon: Double
  /// The verdict of the same view in another window: a loop like it needs less to be confirmed.
  var known: LoopVerdict?

  /// Limits of a run; without a maximum, it has as many passes as the tree warrants.
  public init(
    maximumPasses: Int? = nil, epsilon: Double = 0, threshold: Int = 100, displayScale: Double = 2,
    horizon: Double = 60
  ) {
    self.maximumPasses = maximumPasses
    self.epsilon = epsilon
    self.threshold = threshold
    self.displayScale = displayScale
    self.horizon = horizon
  }

  // Work is counted in nodes that were placed, so that a large tree in which little changes is
  // followed for longer than one in which everything does.

  /// Passes and work after which there is a verdict, if only `undetermined`.
  private static let passes = 10_000
  private static let work = 1_500_000
  /// Passes and work for which what seems endless must go on.
  private static let confirmingPasses = 2_000
  private static let confirmingWork = 360_000
  private static let leastPasses = 64
  /// Work that does for what was seen to go on far away.
  private static let confirmingWorkOfProven = 150_000
  /// Passes for which growth must go on that cannot be tried far away, however much work they are: as
  /// many rows come one by one to an end.
  private static let steadyPasses = 600

  /// Passes after which nothing more is tried on what only a clock makes larger.
  static let clockPasses = 500
  /// Passes for which it is followed.
  static let mostClockPasses = 4_000

  func areReached(passes: Int, work: Int) -> Bool {
    if let maximumPasses { return passes >= maximumPasses }
    return passes >= LoopLimits.passes
      || (work >= LoopLimits.work && passes >= LoopLimits.leastPasses)
  }

  /// Whether there are more nodes than any screen has, after so many passes in which they became more: pages
  /// of rows, for rows that come one by one are as much work long before.
  func confirmsPages(passes: Int, nodes: Int) -> Bool {
    nodes >= FarAway.maximumNodes && passes >= LoopLimits.leastPasses
  }

  /// Whether growth of which nothing else is known goes on for long enough.
  func confirmsSteady(passes: Int, work: Int) -> Bool {
    passes >= LoopLimits.steadyPasses && confirms(passes: passes, work: work)
  }

  /// - Parameters:
  ///   - verdict: the name of what would be said.
  ///   - isProven: whether it was seen to go on far away.
  func confirms(_ verdict: String, passes: Int, work: Int, isProven: Bool) -> Bool {
    confirms(passes: passes, work: work, isProven: isProven)
      || (verdict == known?.name && passes >= LoopLimits.leastPasses)
  }

  func confirms(passes: Int, work: Int, isProven: Bool = false) -> Bool {
    let least = isProven ? LoopLimits.confirmingWorkOfProven : LoopLimits.confirmingWork
    return passes >= LoopLimits.confirmingPasses
      || (work >= least && passes >= LoopLimits.leastPasses)
  }
}
