import Foundation

/// Whether something shows.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the context sees fit.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}
