import Foundation

/// The style that toggles have in some part of the tree.
enum ToggleStyleChoice {
  /// One that they know themselves.
  case look(ToggleLook)
  /// One of one's own.
  case custom(any ToggleStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: ToggleStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension ToggleStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of toggles.
  var toggleStyle: ToggleStyleChoice {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in the view look.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    let builtIn = (S.self as? any BuiltInToggleStyle.Type)?.look
    return environment(\.toggleStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("toggleStyle", TypeName.short(S.self))
  }
}
