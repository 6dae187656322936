import Foundation

/// The looks that menus have without a style of one's own.
enum MenuLook: Hashable, Sendable {
  case automatic
  case button
  case borderlessButton
  case borderedButton
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInMenuStyle: MenuStyle {
  nonisolated static var look: MenuLook { get }
}

extension BuiltInMenuStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: MenuStyleConfiguration) -> some View {
    configuration.label
  }
}

/// As the system sees fit.
public struct DefaultMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: MenuLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the system sees fit.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
public struct ButtonMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: MenuLook { .button }

  /// A button.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: MenuLook { .borderlessButton }

  /// A button without a border.
  nonisolated public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: BuiltInMenuStyle {
  nonisolated static var look: MenuLook { .borderedButton }

  /// A button with a border.
  nonisolated public init() {}
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
