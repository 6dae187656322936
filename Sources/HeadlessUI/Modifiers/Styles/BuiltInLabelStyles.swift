import Foundation

/// The looks that labels have without a style of one's own.
enum LabelLook: Hashable, Sendable {
  case automatic
  case titleAndIcon
  case titleOnly
  case iconOnly
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInLabelStyle: LabelStyle {
  nonisolated static var look: LabelLook { get }
}

extension BuiltInLabelStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack {
      if Self.look != .titleOnly { configuration.icon }
      if Self.look != .iconOnly { configuration.title }
    }
  }
}

/// As the system sees fit.
public struct DefaultLabelStyle: BuiltInLabelStyle {
  nonisolated static var look: LabelLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the system sees fit.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  nonisolated static var look: LabelLook { .titleAndIcon }

  /// The icon and the title.
  nonisolated public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated static var look: LabelLook { .titleOnly }

  /// The title alone.
  nonisolated public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone.
public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated static var look: LabelLook { .iconOnly }

  /// The icon alone.
  nonisolated public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
