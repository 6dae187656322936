import Foundation

/// How tab views look.
@MainActor
@preconcurrency
public protocol TabViewStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of tab views.
enum TabViewLook: String, Sendable {
  case automatic
  case page
  case verticalPage
  case sidebarAdaptable
  case tabBarOnly
  case grouped
}

private enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewLook.automatic
}

extension EnvironmentValues {
  /// The look of tab views.
  var tabViewStyle: TabViewLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tab views in the view look.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.tabViewStyle, TabViewLook(rawValue: S._look) ?? .automatic)
      .recorded("tabViewStyle", TypeName.short(S.self))
  }
}
