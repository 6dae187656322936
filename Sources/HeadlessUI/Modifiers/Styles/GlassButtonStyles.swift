import Foundation

/// With a border of glass, which takes as much room as that of a bordered button.
public struct GlassButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .glass }

  /// With a border of glass.
  nonisolated public init() {}

  /// With a border of some glass.
  nonisolated public init(_ glass: Glass) {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// With a border of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// With a border of some glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// With a border of glass that stands out, which takes as much room as that of a bordered button.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .glassProminent }

  /// With a border of glass that stands out.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// With a border of glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
