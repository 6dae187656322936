import Foundation

/// The curve that a rounded rectangle's corners follow.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A corner whose curvature grows and falls smoothly.
  case continuous
}
