import HeadlessUI

/// Something measurable that can also run layout passes and say what happened in each.
///
/// Enough to follow layout until it settles or provably never will. `ViewHost` is the adopter for
/// views.
@MainActor
public protocol LayoutModel: Measurable {
  /// Takes in what was written, lays out once in a window of this size, and says what happened.
  func layoutPass(in size: CGSize) async -> LayoutPass

  /// Decides about writes from now on, for those who replay a run; nil to allow all.
  ///
  /// The default does nothing: such a model is followed, but no remedy is tried on it.
  func intervene(_ intervention: WriteIntervention?)

  /// Multiplies the numbers of a state, to see whether it still grows far away. False if the model
  /// cannot do that, which is the default.
  func scaleState(id: Int, by factor: Double) -> Bool

  /// Whether ``intervene(_:)`` does anything.
  var canIntervene: Bool { get }

  /// How far time was followed, and what is left; nil for a model without time, which is the default.
  var followedTime: FollowedTime? { get }
}

extension LayoutModel {
  /// Does nothing.
  public func intervene(_ intervention: WriteIntervention?) {}
  /// False: the model cannot change its state.
  public func scaleState(id: Int, by factor: Double) -> Bool { false }
  /// False: no remedy is tried on the model.
  public var canIntervene: Bool { false }
  /// Nil: the model has no simulated time.
  public var followedTime: FollowedTime? { nil }
}

/// What happened in one pass of layout.
public struct LayoutPass: Sendable, Equatable {
  /// Where everything ended up, by an id that stays the same from pass to pass.
  public var frames: [String: CGRect]
  /// The values that layout depends on and may write.
  public var states: [StateSnapshot]
  /// The writes that were made, in order.
  public var writes: [StateWrite]
  /// Changes that are known but wait for a pass of their own.
  public var queued: Int
  /// How often what was called.
  public var calls: CallCounts
  /// The calls of each layout that is not built in, by its name.
  public var layouts: [String: CallCounts]
  /// How often the body of which view was evaluated.
  public var bodies: [String: Int]
  /// Whether something is left to do, so that another pass is due.
  public var needsAnotherPass: Bool
  /// The simulated seconds that had gone by when it was laid out; 0 for a model without time.
  public var time: Double
  /// Whether nothing was left to do at that time: what comes after the pass had to be waited for.
  public var isAtRest: Bool
  /// Whether it was at rest, and all that was waited for goes on by itself, as a timer does that
  /// repeats.
  public var awaitsClocks: Bool
  /// Whether code was told where views are, or how large, since time last went on.
  public var readsLayout: Bool

  /// A pass with its frames, states, writes and calls.
  public init(
    frames: [String: CGRect], states: [StateSnapshot] = [], writes: [StateWrite] = [],
    queued: Int = 0, calls: CallCounts = CallCounts(), layouts: [String: CallCounts] = [:],
    bodies: [String: Int] = [:], needsAnotherPass: Bool, time: Double = 0,
    isAtRest: Bool = false, awaitsClocks: Bool = false, readsLayout: Bool = true
  ) {
    self.frames = frames
    self.states = states
    self.writes = writes
    self.queued = queued
    self.calls = calls
    self.layouts = layouts
    self.bodies = bodies
    self.needsAnotherPass = needsAnotherPass
    self.time = time
    self.isAtRest = isAtRest
    self.awaitsClocks = awaitsClocks
    self.readsLayout = readsLayout
  }
}
