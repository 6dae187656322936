import Foundation

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}

extension EnvironmentValues {
  /// The direction in which the language runs.
  public var layoutDirection: LayoutDirection {
    get { direction }
    set { direction = newValue }
  }

  /// Pixels to a point; 2 unless set.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
