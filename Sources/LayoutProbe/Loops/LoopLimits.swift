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

  /// Limits.
  public init(
    maximumPasses: Int? = nil, epsilon: Double = 0, threshold: Int = 100, displayScale: Double = 2
  ) {
    self.maximumPasses = maximumPasses
    self.epsilon = epsilon
    self.threshold = threshold
    self.displayScale = displayScale
  }

  // Work that is honest but long takes a few passes for each view; a loop takes any number.
  // A tree that grows with each pass must not move its own limit for ever.
  func passes(nodes: Int, atFirst first: Int) -> Int {
    maximumPasses ?? min(max(256, 4 * nodes), 4_096 + 4 * first)
  }
}
