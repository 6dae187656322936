/// The lengths between two, in hundredths of a point: what a sweep tells apart.
public struct SweepRange: Equatable, Sendable, Codable {
  /// The shortest, in hundredths of points.
  public var lower: Int
  /// The longest, in hundredths of points.
  public var upper: Int

  /// Hundredths in a point.
  static let unit = 100
  /// Longer lengths are no room that a view would ever get.
  private static let longest = 100_000.0

  /// `200...900`, in points; nil for what is no range of lengths from 0 to 100000.
  public init?(_ text: String) {
    guard let dots = text.range(of: "...") else { return nil }
    guard let lower = Double(text[..<dots.lowerBound]), let upper = Double(text[dots.upperBound...])
    else { return nil }
    self.init(lower, upper)
  }

  /// The lengths between two, in points; nil if the first is not the shorter.
  public init?(_ lower: Double, _ upper: Double) {
    guard lower >= 0, upper <= SweepRange.longest, lower < upper else { return nil }
    self.lower = SweepRange.hundredths(lower)
    self.upper = SweepRange.hundredths(upper)
    guard self.lower < self.upper else { return nil }
  }

  static func hundredths(_ points: Double) -> Int { Int((points * Double(unit)).rounded()) }

  static func points(_ hundredths: Int) -> Double { Double(hundredths) / Double(unit) }
}
