import Foundation

/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// The default size.
  case large
  /// A size above the default.
  case xLarge
  /// Two sizes above the default.
  case xxLarge
  /// Three sizes above the default.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth and largest accessibility size.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
