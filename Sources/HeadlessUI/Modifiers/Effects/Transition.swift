import Foundation

/// Where a view is in its coming and going.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// Not there yet.
  case willAppear
  /// There.
  case identity
  /// Not there any more.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does apart from how it looks.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something.
  public var hasMotion: Bool

  /// Properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes; without a clock the view is there or it is not.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the view in transition.
  associatedtype Body: View
  /// Stands for the view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What the transition does apart from how it looks.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Properties with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Shows a view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(erasing: content), phase: phase)
  }

  /// Both at once.
  public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
