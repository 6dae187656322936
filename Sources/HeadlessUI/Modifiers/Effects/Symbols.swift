import Foundation

/// Which form of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  private let names: [String]

  /// The symbol as it is named.
  public static let none = SymbolVariants(names: [])
  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(names: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(names: ["slash"])

  /// Also in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// Also in a square.
  public var square: SymbolVariants { union(.square) }
  /// Also in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// Also filled.
  public var fill: SymbolVariants { union(.fill) }
  /// Also crossed out.
  public var slash: SymbolVariants { union(.slash) }

  /// Whether all of the other variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.names.allSatisfy(names.contains)
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(names: names + other.names.filter { !names.contains($0) })
  }

  var text: String { names.isEmpty ? "none" : names.joined(separator: ".") }
}

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let text: String

  /// In one color.
  public static let monochrome = SymbolRenderingMode(text: "monochrome")
  /// In the symbol's own colors.
  public static let multicolor = SymbolRenderingMode(text: "multicolor")
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode(text: "hierarchical")
  /// In several given colors.
  public static let palette = SymbolRenderingMode(text: "palette")
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// Which form of symbols is shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the layers of symbols are colored; nil for as the symbol prefers.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Adds a form in which symbols are shown.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
      .recorded("symbolVariant", variant.text)
  }

  /// Sets how the layers of symbols are colored; the layout stays.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode).recorded("symbolRenderingMode", mode?.text)
  }
}
