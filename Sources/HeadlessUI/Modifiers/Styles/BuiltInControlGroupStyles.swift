import Foundation

/// The looks that groups of controls have without a style of one's own.
enum ControlGroupLook: Hashable, Sendable {
  case automatic
  case navigation
  case menu
  case compactMenu
  case palette
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInControlGroupStyle: ControlGroupStyle {
  nonisolated static var look: ControlGroupLook { get }
}

extension BuiltInControlGroupStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    HStack { configuration.content }
  }
}

/// As the system sees fit.
public struct AutomaticControlGroupStyle: BuiltInControlGroupStyle {
  nonisolated static var look: ControlGroupLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// To move between places.
public struct NavigationControlGroupStyle: BuiltInControlGroupStyle {
  nonisolated static var look: ControlGroupLook { .navigation }

  /// To move between places.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// To move between places.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A menu.
public struct MenuControlGroupStyle: BuiltInControlGroupStyle {
  nonisolated static var look: ControlGroupLook { .menu }

  /// A menu.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A menu whose controls are small.
public struct CompactMenuControlGroupStyle: BuiltInControlGroupStyle {
  nonisolated static var look: ControlGroupLook { .compactMenu }

  /// A menu whose controls are small.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu whose controls are small.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A palette.
public struct PaletteControlGroupStyle: BuiltInControlGroupStyle {
  nonisolated static var look: ControlGroupLook { .palette }

  /// A palette.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A palette.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
