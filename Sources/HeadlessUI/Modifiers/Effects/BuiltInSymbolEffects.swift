import Foundation

/// A jump.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: BounceSymbolEffect { self }
  /// Downwards.
  public var down: BounceSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: BounceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fading out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Each layer by itself.
  public var byLayer: PulseSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fading out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Parts take on colour one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// One part at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// One part after the other, all of which stay.
  public var cumulative: VariableColorSymbolEffect { self }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// Always from the beginning.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Other parts are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Other parts are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: VariableColorSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Parts take on colour one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Another size; the layout stays.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: ScaleSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size; the layout stays.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Coming in sight.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Growing.
  public var up: AppearSymbolEffect { self }
  /// Shrinking.
  public var down: AppearSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: AppearSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Coming in sight.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Going out of sight; the layout stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Growing.
  public var up: DisappearSymbolEffect { self }
  /// Shrinking.
  public var down: DisappearSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: DisappearSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Going out of sight; the layout stays.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol after the other.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Down, then up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up, twice.
  public var upUp: ReplaceSymbolEffect { self }
  /// At once, then up.
  public var offUp: ReplaceSymbolEffect { self }
  /// By drawing what differs, where the symbols have much in common.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol after the other.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  /// Each layer by itself.
  public var byLayer: AutomaticSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: AutomaticSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Growing and shrinking slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The size alone.
  public var plain: BreatheSymbolEffect { self }
  /// With fading.
  public var pulse: BreatheSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: BreatheSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Growing and shrinking slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Turning.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// To the right.
  public var clockwise: RotateSymbolEffect { self }
  /// To the left.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: RotateSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turning.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Upwards.
  public var up: WiggleSymbolEffect { self }
  /// Downwards.
  public var down: WiggleSymbolEffect { self }
  /// To the left.
  public var left: WiggleSymbolEffect { self }
  /// To the right.
  public var right: WiggleSymbolEffect { self }
  /// As text runs.
  public var forward: WiggleSymbolEffect { self }
  /// Against the way that text runs.
  public var backward: WiggleSymbolEffect { self }
  /// Turning to the right.
  public var clockwise: WiggleSymbolEffect { self }
  /// Turning to the left.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: WiggleSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Being drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Part by part.
  public var individually: DrawOnSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: DrawOnSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Being drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Being taken off.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Part by part.
  public var individually: DrawOffSymbolEffect { self }
  /// From the end.
  public var reversed: DrawOffSymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: DrawOffSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Being taken off.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
