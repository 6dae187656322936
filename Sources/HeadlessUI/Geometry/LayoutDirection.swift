import Foundation

/// The direction in which reading goes: which side is leading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
