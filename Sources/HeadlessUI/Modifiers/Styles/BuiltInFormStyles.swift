import Foundation

/// The looks that forms have without a style of one's own.
enum FormLook: Hashable, Sendable {
  case automatic
  case grouped
  case columns
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInFormStyle: FormStyle {
  nonisolated static var look: FormLook { get }
}

extension BuiltInFormStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: FormStyleConfiguration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

/// As the system sees fit.
public struct AutomaticFormStyle: BuiltInFormStyle {
  nonisolated static var look: FormLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the system sees fit.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Sections apart.
public struct GroupedFormStyle: BuiltInFormStyle {
  nonisolated static var look: FormLook { .grouped }

  /// Sections apart.
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections apart.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels and controls in columns.
public struct ColumnsFormStyle: BuiltInFormStyle {
  nonisolated static var look: FormLook { .columns }

  /// Labels and controls in columns.
  nonisolated public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
