import Foundation

/// What goes along with a change of state.
public struct Transaction {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether animations further down are turned off.
  public var disablesAnimations = false
  /// Whether the change is part of a gesture that goes on.
  public var isContinuous = false

  /// A transaction without animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes changes with an animation: here they take effect at once, as the last frame would show.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes changes with a transaction: here they take effect at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
