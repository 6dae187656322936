import Foundation

/// A blurred, tinted view of what is behind.
public struct Material: Equatable, Sendable {
  let name: String

  /// Mostly translucent.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// More translucent than opaque.
  public static let thin = Material(name: "thinMaterial")
  /// Somewhat translucent.
  public static let regular = Material(name: "regularMaterial")
  /// More opaque than translucent.
  public static let thick = Material(name: "thickMaterial")
  /// Mostly opaque.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// As the system's toolbars.
  public static let bar = Material(name: "bar")
}

extension Material: PaintStyle {
  /// The engine knows the material.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint { .material(name) }

  var text: String { name }
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's toolbars.
  public static var bar: Material { Material.bar }
}
