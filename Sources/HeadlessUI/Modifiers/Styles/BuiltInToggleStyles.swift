import Foundation

/// The looks that toggles have without a style of one's own.
enum ToggleLook: Hashable, Sendable {
  case automatic
  case `switch`
  case button
  case checkbox
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInToggleStyle: ToggleStyle {
  nonisolated static var look: ToggleLook { get }
}

extension BuiltInToggleStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    configuration.label
  }
}

/// As the system sees fit.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the system sees fit.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleLook { .`switch` }

  /// A switch.
  nonisolated public init() {}
  /// A switch in a colour, which is not drawn here.
  nonisolated public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleLook { .button }

  /// A button.
  nonisolated public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A checkbox.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  nonisolated static var look: ToggleLook { .checkbox }

  /// A checkbox.
  nonisolated public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
