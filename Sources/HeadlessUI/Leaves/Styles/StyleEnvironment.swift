import Foundation

/// The styles of the foreground's levels, as far as they were set.
struct ForegroundLevels: Equatable, Sendable {
  /// The first up to three levels; empty for the system's.
  var styles: [AnyShapeStyle] = []

  // An array for the indirection: at most one.
  private var outer: [ForegroundLevels] = []

  init() {}

  /// Levels set inside of others, which a style that stands for the foreground then means.
  init(styles: [AnyShapeStyle], inside outer: ForegroundLevels) {
    self.styles = styles
    self.outer = [outer]
  }

  static func == (a: Self, b: Self) -> Bool {
    a.styles.count == b.styles.count
      && zip(a.styles, b.styles).allSatisfy { $0.isSame(as: $1) } && a.outer == b.outer
  }

  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    var around = environment
    around.foregroundStyle = outer.first ?? ForegroundLevels()
    if level < styles.count { return Paint.of(styles[level], in: around) }
    if let primary = styles.first {
      return .faded(
        Paint.of(primary, in: around), opacity: HierarchicalShapeStyle.opacities[level])
    }
    return ForegroundLevels.system(level, in: environment)
  }

  /// The colours of labels.
  private static func system(_ level: Int, in environment: EnvironmentValues) -> Paint {
    if level == 0 { return .color(SystemColor.primary.resolved(in: environment)) }
    var color = SystemColor.secondary.resolved(in: environment)
    color.opacity = [1, 0.6, 0.3, 0.18, 0.12][level]
    return .color(color)
  }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue = ForegroundLevels()
}

private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private enum TintStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: (any InsettableShape)? = nil
}

extension EnvironmentValues {
  /// The style that `BackgroundStyle` stands for; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  var foregroundStyle: ForegroundLevels {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The shape that `ContainerRelativeShape` stands for; nil for a rectangle.
  var containerShape: (any InsettableShape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}
