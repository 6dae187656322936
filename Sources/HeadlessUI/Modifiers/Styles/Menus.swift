import Foundation

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: MenuOrder { .init(name: "automatic") }
  /// The first one next to the button.
  public static var priority: MenuOrder { .init(name: "priority") }
  /// As they are written.
  public static var fixed: MenuOrder { .init(name: "fixed") }
}

/// Whether a menu goes when an item is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: MenuActionDismissBehavior { .init(name: "automatic") }
  /// The menu is dismissed.
  public static var enabled: MenuActionDismissBehavior { .init(name: "enabled") }
  /// The menu stays open.
  public static var disabled: MenuActionDismissBehavior { .init(name: "disabled") }
}

/// How what is chosen in a palette shows.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// By a variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant")
  }
  /// As the system sees fit.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// As the view itself shows it.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }
}

extension View {
  /// Sets whether menus have an arrow; the layout stays.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", "\(visibility)")
  }

  /// Sets the order of a menu's items; the layout stays.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    recorded("menuOrder", order.name)
  }

  /// Sets whether a menu goes when an item is chosen; the layout stays.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    recorded("menuActionDismissBehavior", behavior.name)
  }

  /// Sets how what is chosen in a palette shows; the layout stays.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    recorded("paletteSelectionEffect", effect.name)
  }
}
