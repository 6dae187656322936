import Foundation

/// Where a view is in its way through a scroll view.
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// About to enter at the top or the leading edge.
  case topLeading
  /// Fully visible.
  case identity
  /// About to enter at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 inside and 1 behind the visible part.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change on their way through a scroll view.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// When a view counts as visible.
  public struct Threshold: Equatable, Sendable {
    let value: Double
    let inset: Double

    /// When the view is fully visible.
    public static let visible = visible(1)
    /// When the view is hidden.
    public static let hidden = visible(0)
    /// When the centers meet.
    public static let centered = Threshold(value: 0.5, inset: 0)

    /// When a share of the view, from 0 to 1, is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold(value: amount, inset: 0) }

    /// The threshold, moved by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(value: value, inset: inset + distance)
    }

    /// A threshold between two.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        value: value + (other.value - value) * amount, inset: inset + (other.inset - inset) * amount
      )
    }
  }

  private enum Kind: Equatable {
    case identity
    case animated(Animation)
    case interactive
  }

  private let kind: Kind
  private var threshold = Threshold.visible

  private init(_ kind: Kind) { self.kind = kind }

  /// No change.
  public static let identity = ScrollTransitionConfiguration(.identity)
  /// A change with the usual animation.
  public static let animated = animated(.default)
  /// A change that follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration(.interactive)

  /// A change with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation))
  }

  /// The configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = ScrollTransitionConfiguration(.animated(animation))
    copy.threshold = threshold
    return copy
  }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension View {
  /// Changes how the view looks on its way through a scroll view; the layout stays.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition")
  }

  /// Changes how the view looks on its way through a scroll view; the layout stays.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    recorded("scrollTransition")
  }
}
