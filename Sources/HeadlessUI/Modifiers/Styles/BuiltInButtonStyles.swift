import Foundation

/// The looks that buttons have without a style of one's own.
enum ButtonLook: Hashable, Sendable {
  case automatic
  case plain
  case bordered
  case borderedProminent
  case borderless
  case link
  case card
  case accessoryBar
  case accessoryBarAction
  case glass
  case glassProminent
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated static var look: ButtonLook { get }
}

extension BuiltInButtonStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

/// As the system sees fit.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the system sees fit.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label alone.
public struct PlainButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .plain }

  /// The label alone.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// With a border.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .bordered }

  /// With a border.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// With a border that stands out.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .borderedProminent }

  /// With a border that stands out.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Without a border.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .borderless }

  /// Without a border.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// As a link.
public struct LinkButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .link }

  /// As a link.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// As a card.
public struct CardButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .card }

  /// As a card.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// As a card. Only tvOS has it: a style of the same name that a program declares comes first.
  @_disfavoredOverload
  public static var card: CardButtonStyle { CardButtonStyle() }
}

/// As in a bar of accessories.
public struct AccessoryBarButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .accessoryBar }

  /// As in a bar of accessories.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// As in a bar of accessories.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// As an action in a bar of accessories.
public struct AccessoryBarActionButtonStyle: BuiltInButtonStyle {
  nonisolated static var look: ButtonLook { .accessoryBarAction }

  /// As an action in a bar of accessories.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// As an action in a bar of accessories.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
