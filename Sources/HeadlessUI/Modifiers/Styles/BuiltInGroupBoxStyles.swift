import Foundation

/// The looks that group boxes have without a style of one's own.
enum GroupBoxLook: Hashable, Sendable {
  case automatic
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInGroupBoxStyle: GroupBoxStyle {
  nonisolated static var look: GroupBoxLook { get }
}

extension BuiltInGroupBoxStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

/// As the system sees fit.
public struct DefaultGroupBoxStyle: BuiltInGroupBoxStyle {
  nonisolated static var look: GroupBoxLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the system sees fit.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
