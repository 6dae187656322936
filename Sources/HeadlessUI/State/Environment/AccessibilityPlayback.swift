import Foundation

extension EnvironmentValues {
  /// Whether flashing lights in videos are dimmed: never, there are none.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play by themselves: never, nothing moves.
  public var accessibilityPlayAnimatedImages: Bool { false }
}
