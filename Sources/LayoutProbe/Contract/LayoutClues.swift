import HeadlessUI

/// What the source of a layout says that no answer tells: two layouts that answer alike may be meant
/// otherwise. A rule takes it for a reason to look, never for what it finds.
package struct LayoutClues: Equatable, Sendable {
  /// A limit within a limit of the same kind, of which only one can ever hold:
  /// `max(max(length, 60), 5000)`.
  package struct DoubledLimit: Equatable, Sendable {
    /// Whether it is two times `max`, so that both are lower limits.
    package var isLower: Bool
    /// The one that never holds.
    package var idle: CGFloat
    /// The one that always does.
    package var effective: CGFloat
    /// The expression as it is written.
    package var code: String

    /// A limit within a limit.
    package init(isLower: Bool, idle: CGFloat, effective: CGFloat, code: String) {
      self.isLower = isLower
      self.idle = idle
      self.effective = effective
      self.code = code
    }
  }

  /// The axes on which 0 is written for a length that is not proposed.
  package var zeroForUnspecified: Set<Axis> = []
  /// Limits of which one never holds.
  package var doubledLimits: [DoubledLimit] = []

  /// No clues.
  package init() {}
}
