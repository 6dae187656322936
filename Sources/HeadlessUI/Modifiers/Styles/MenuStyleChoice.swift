import Foundation

/// The style that menus have in some part of the tree.
enum MenuStyleChoice {
  /// One that they know themselves.
  case look(MenuLook)
  /// One of one's own.
  case custom(any MenuStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: MenuStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension MenuStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: MenuStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of menus.
  var menuStyle: MenuStyleChoice {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the menus in the view look.
  nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    let builtIn = (S.self as? any BuiltInMenuStyle.Type)?.look
    return environment(\.menuStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("menuStyle", TypeName.short(S.self))
  }
}
