import Foundation

/// How split views look.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of split views.
enum NavigationSplitViewLook: String, Sendable {
  case automatic
  case balanced
  case prominentDetail
}

private enum NavigationSplitViewStyleKey: EnvironmentKey {
  static let defaultValue = NavigationSplitViewLook.automatic
}

extension EnvironmentValues {
  /// The look of split views.
  var navigationSplitViewStyle: NavigationSplitViewLook {
    get { self[NavigationSplitViewStyleKey.self] }
    set { self[NavigationSplitViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the split views in the view look.
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    environment(
      \.navigationSplitViewStyle, NavigationSplitViewLook(rawValue: S._look) ?? .automatic
    )
    .recorded("navigationSplitViewStyle", TypeName.short(S.self))
  }
}
