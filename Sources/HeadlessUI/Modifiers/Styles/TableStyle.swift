import Foundation

/// How tables look.
@MainActor
@preconcurrency
public protocol TableStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of tables.
enum TableLook: String, Sendable {
  case automatic
  case inset
  case bordered
}

private enum TableStyleKey: EnvironmentKey {
  static let defaultValue = TableLook.automatic
}

extension EnvironmentValues {
  /// The look of tables.
  var tableStyle: TableLook {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tables in the view look.
  nonisolated public func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
    environment(\.tableStyle, TableLook(rawValue: S._look) ?? .automatic)
      .recorded("tableStyle", TypeName.short(S.self))
  }
}
