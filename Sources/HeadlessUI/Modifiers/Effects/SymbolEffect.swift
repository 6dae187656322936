import Foundation

/// An effect of symbols: what is drawn moves, the layout stays.
public protocol SymbolEffect: Sendable {}

/// An effect that goes on until it is ended.
public protocol IndefiniteSymbolEffect {}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}

/// How fast and how often an effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// A number of times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As the effect is meant.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// A number of times; nil for without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Again and again, with or without pauses.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// A number of times; nil for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Again and again, with or without pauses.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension View {
  /// Plays an effect of symbols as long as it is active; the layout stays.
  nonisolated public func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect {
    recorded("symbolEffect", TypeName.short(T.self))
  }

  /// Plays an effect of symbols when a value changes; the layout stays.
  nonisolated public func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable {
    recorded("symbolEffect", TypeName.short(T.self))
  }
}

extension AnyTransition {
  /// By the usual effect of symbols.
  public static var symbolEffect: AnyTransition { AnyTransition(name: "symbolEffect") }

  /// By an effect of symbols.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition where T: TransitionSymbolEffect, T: SymbolEffect {
    AnyTransition(name: "symbolEffect(\(TypeName.short(T.self)))")
  }
}

extension ContentTransition {
  /// By an effect of symbols.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    .symbolEffect
  }
}
