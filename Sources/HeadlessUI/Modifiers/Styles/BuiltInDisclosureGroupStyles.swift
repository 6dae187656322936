import Foundation

/// The looks that disclosure groups have without a style of one's own.
enum DisclosureGroupLook: Hashable, Sendable {
  case automatic
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated static var look: DisclosureGroupLook { get }
}

extension BuiltInDisclosureGroupStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// As the system sees fit.
public struct AutomaticDisclosureGroupStyle: BuiltInDisclosureGroupStyle {
  nonisolated static var look: DisclosureGroupLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
