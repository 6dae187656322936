import Foundation

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 2
}

private enum StackAxisKey: EnvironmentKey {
  static let defaultValue: Axis? = nil
}

extension EnvironmentValues {
  /// The direction in which the language runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels to a point; 2 unless set.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The axis of the stack that surrounds a view, for spacers and dividers.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
