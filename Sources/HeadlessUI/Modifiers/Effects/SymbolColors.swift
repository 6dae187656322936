import Foundation

/// How the colours of symbols run.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// As they are.
  public static var flat: SymbolColorRenderingMode { .init(name: "flat") }
  /// From light to dark.
  public static var gradient: SymbolColorRenderingMode { .init(name: "gradient") }
}

/// How symbols show a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// By colouring a part.
  public static var color: SymbolVariableValueMode { .init(name: "color") }
  /// By drawing a part.
  public static var draw: SymbolVariableValueMode { .init(name: "draw") }
}

/// When materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: MaterialActiveAppearance { .init(name: "automatic") }
  /// Always.
  public static var active: MaterialActiveAppearance { .init(name: "active") }
  /// Never.
  public static var inactive: MaterialActiveAppearance { .init(name: "inactive") }
  /// When the window is.
  public static var matchWindow: MaterialActiveAppearance { .init(name: "matchWindow") }
}

extension Image {
  /// How bright an image can be.
  public enum DynamicRange: Hashable, Sendable {
    /// As white paper.
    case standard
    /// Brighter.
    case constrainedHigh
    /// As bright as can be.
    case high
  }
}

extension View {
  /// Takes effects of symbols away; the layout stays.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", "\(isEnabled)")
  }

  /// Sets how the colours of symbols run; the layout stays.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode", mode?.name)
  }

  /// Sets how symbols show a value; the layout stays.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode", mode?.name)
  }

  /// Sets how bright images can be; the layout stays.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange", range.map { "\($0)" })
  }

  /// Extends what is behind the view under bars; the layout stays.
  nonisolated public func backgroundExtensionEffect() -> some View {
    recorded("backgroundExtensionEffect")
  }
}
