import HeadlessUI

/// How long and how exactly layout is followed.
public struct LoopLimits: Codable, Equatable, Sendable {
  /// Passes after which nothing more is tried; nil for as many as the tree warrants.
  public var maximumPasses: Int?
  /// Frames that differ by no more than this (points) count as the same. 0 compares exactly.
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
  func passes(nodes: Int) -> Int { maximumPasses ?? max(256, 4 * nodes) }
}
