import Foundation

/// How lists look.
@MainActor
@preconcurrency
public protocol ListStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of lists.
enum ListLook: String, Sendable {
  case automatic
  case plain
  case grouped
  case insetGrouped
  case inset
  case sidebar
  case bordered
  case carousel
  case elliptical
}

private enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListLook.automatic
}

extension EnvironmentValues {
  /// The look of lists.
  var listStyle: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists in the view look.
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listStyle, ListLook(rawValue: S._look) ?? .automatic)
      .recorded("listStyle", TypeName.short(S.self))
  }
}
