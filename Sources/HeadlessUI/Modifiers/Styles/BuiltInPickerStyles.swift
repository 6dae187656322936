import Foundation

/// As the system sees fit.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "automatic" }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the system sees fit.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "segmented" }

  /// Segments side by side.
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "menu" }

  /// A menu.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "wheel" }

  /// A wheel.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Rows in place.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "inline" }

  /// Rows in place.
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A palette.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "palette" }

  /// A palette.
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A palette.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A row that leads to a list.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "navigationLink" }

  /// A row that leads to a list.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a list.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Radio buttons.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// The name of the look.
  nonisolated public static var _look: String { "radioGroup" }

  /// Radio buttons.
  nonisolated public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
