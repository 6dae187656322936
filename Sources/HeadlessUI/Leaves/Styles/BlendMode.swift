import Foundation

/// How a view's pixels are combined with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// Covers what is behind.
  case normal
  /// Multiplies both.
  case multiply
  /// Multiplies the inverses of both.
  case screen
  /// Multiplies or screens, as the background asks.
  case overlay
  /// Keeps the darker one.
  case darken
  /// Keeps the lighter one.
  case lighten
  /// Brightens the background to reflect the source.
  case colorDodge
  /// Darkens the background to reflect the source.
  case colorBurn
  /// Darkens or lightens softly, as the source asks.
  case softLight
  /// Multiplies or screens, as the source asks.
  case hardLight
  /// Subtracts the darker one from the lighter one.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// Takes the hue of the source.
  case hue
  /// Takes the saturation of the source.
  case saturation
  /// Takes the hue and saturation of the source.
  case color
  /// Takes the luminosity of the source.
  case luminosity
  /// Draws the source only where the background is.
  case sourceAtop
  /// Draws the source only where the background is not.
  case destinationOver
  /// Erases the background where the source is.
  case destinationOut
  /// Adds both and caps at black.
  case plusDarker
  /// Adds both and caps at white.
  case plusLighter
}
