import HeadlessUI

/// Something measurable that can also run a layout pass and say what happened in it.
///
/// Enough to follow layout from pass to pass. `ViewHost` is the adopter for views.
@MainActor
public protocol LayoutModel: Measurable {
  /// Lays out once in a window of this size and says what happened.
  func layoutPass(in size: CGSize) -> LayoutPass
}

/// What happened in one pass of layout.
public struct LayoutPass: Sendable, Equatable {
  /// Where everything ended up, by an id that stays the same from pass to pass.
  public var frames: [String: CGRect]
  /// How often what was called.
  public var calls: CallCounts
  /// Whether something changed meanwhile, so that another pass is due.
  public var needsAnotherPass: Bool

  /// A pass.
  public init(frames: [String: CGRect], calls: CallCounts, needsAnotherPass: Bool) {
    self.frames = frames
    self.calls = calls
    self.needsAnotherPass = needsAnotherPass
  }
}
