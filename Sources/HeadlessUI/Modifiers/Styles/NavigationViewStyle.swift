import Foundation

/// How navigation views look.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of navigation views.
enum NavigationViewLook: String, Sendable {
  case automatic
  case stack
  case columns
}

private enum NavigationViewStyleKey: EnvironmentKey {
  static let defaultValue = NavigationViewLook.automatic
}

extension EnvironmentValues {
  /// The look of navigation views.
  var navigationViewStyle: NavigationViewLook {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the navigation views in the view look.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle {
    environment(\.navigationViewStyle, NavigationViewLook(rawValue: S._look) ?? .automatic)
      .recorded("navigationViewStyle", TypeName.short(S.self))
  }
}
