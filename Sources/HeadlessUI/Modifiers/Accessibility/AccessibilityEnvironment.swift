import Foundation

extension EnvironmentValues {
  /// Whether the user wants less motion: never, there is none.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the user wants less transparency.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the user cannot tell colors apart.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the user inverted the colors.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the user wants shapes around buttons.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a screen reader runs.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches are used.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether content shows large when a finger rests on it.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether simplified apps are used.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
