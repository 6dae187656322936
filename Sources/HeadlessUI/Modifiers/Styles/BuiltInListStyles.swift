import Foundation

/// As the system sees fit.
public struct DefaultListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the system sees fit.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows alone.
public struct PlainListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "plain" }

  /// Rows alone.
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections apart.
public struct GroupedListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "grouped" }

  /// Sections apart.
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Sections apart and inset.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "insetGrouped" }

  /// Sections apart and inset.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections apart and inset.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Inset rows.
public struct InsetListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "inset" }

  /// Inset rows.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Inset rows, of which every other one may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

/// As a sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "sidebar" }

  /// As a sidebar.
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// As a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// With a border.
public struct BorderedListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "bordered" }

  /// With a border.
  nonisolated public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// With a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// Rows that pass by.
public struct CarouselListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "carousel" }

  /// Rows that pass by.
  nonisolated public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows that pass by.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows along an ellipse.
public struct EllipticalListStyle: ListStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "elliptical" }

  /// Rows along an ellipse.
  nonisolated public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows along an ellipse.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
