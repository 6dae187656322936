import Foundation

/// The style that groups of controls have in some part of the tree.
enum ControlGroupStyleChoice {
  /// One that they know themselves.
  case look(ControlGroupLook)
  /// One of one's own.
  case custom(any ControlGroupStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: ControlGroupStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension ControlGroupStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlGroupStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of groups of controls.
  var controlGroupStyle: ControlGroupStyleChoice {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the groups of controls in the view look.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    let builtIn = (S.self as? any BuiltInControlGroupStyle.Type)?.look
    return environment(\.controlGroupStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("controlGroupStyle", TypeName.short(S.self))
  }
}
