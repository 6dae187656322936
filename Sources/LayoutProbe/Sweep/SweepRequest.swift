/// Lengths of the window at which a probe is to be laid out.
public struct SweepRequest: Equatable, Sendable, Codable {
  /// Whether the width or the height is another each time.
  public var direction: SizeResponse.Direction
  /// The range of lengths, in hundredths of points.
  public var range: SweepRange
  /// The distance between the first lengths to be looked at, in points.
  public var step: Double

  /// A sweep that first looks every so many points.
  public init(_ direction: SizeResponse.Direction, _ range: SweepRange, step: Double = 2) {
    self.direction = direction
    self.range = range
    self.step = step
  }
}
