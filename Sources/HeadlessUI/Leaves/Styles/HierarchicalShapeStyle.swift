import Foundation

/// A level of the foreground: primary content stands out most.
public struct HierarchicalShapeStyle: Hashable, Sendable {
  let level: Int

  /// The first level: the foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  static let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  /// The opacity of each level of a style that does not define its levels, 0 to 1.
  static let opacities = [1, 0.5, 0.25, 0.2, 0.15]
}

extension HierarchicalShapeStyle: PaintStyle {
  /// The engine knows the level.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle.paint(level: level, in: environment)
  }

  var text: String { HierarchicalShapeStyle.names[level] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}

/// A level of a given style.
struct LevelStyle<Base: ShapeStyle>: PaintStyle, DerivedStyle {
  let base: Base
  let level: Int

  func paint(in environment: EnvironmentValues) -> Paint {
    .faded(
      Paint.of(base, in: environment), opacity: HierarchicalShapeStyle.opacities[level])
  }

  var text: String { "\(StyleText.of(base)) \(HierarchicalShapeStyle.names[level])" }
}
