import Foundation

/// How content of a fixed aspect ratio meets a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Scaled to lie within the space.
  case fit
  /// Scaled to cover the space.
  case fill
}
