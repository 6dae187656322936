import Foundation

/// The style that buttons have in some part of the tree.
enum ButtonStyleChoice {
  /// One that buttons know themselves.
  case look(ButtonLook)
  /// One of one's own.
  case custom(any ButtonStyle)
  /// One of one's own that decides when buttons act.
  case primitive(any PrimitiveButtonStyle)

  /// The view that a style of one's own makes; nil if the button knows the look itself.
  ///
  /// A button that a style makes has the system's look: as in SwiftUI, a style is not applied to
  /// what it makes itself.
  @MainActor
  func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style):
      outsideOfStyle(
        style.view(
          ButtonStyleConfiguration(role: configuration.role, label: configuration.label)))
    case .primitive(let style): outsideOfStyle(style.view(configuration))
    }
  }

  @MainActor
  private func outsideOfStyle<Body: View>(_ body: Body) -> AnyView {
    AnyView(body.environment(\.buttonStyle, .look(.automatic)))
  }
}

extension ButtonStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

extension PrimitiveButtonStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of buttons.
  var buttonStyle: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in the view look.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    environment(\.buttonStyle, .custom(style)).recorded("buttonStyle", TypeName.short(S.self))
  }

  /// Sets how the buttons in the view look and when they act.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    let builtIn = (S.self as? any BuiltInButtonStyle.Type)?.look
    return environment(\.buttonStyle, builtIn.map { .look($0) } ?? .primitive(style))
      .recorded("buttonStyle", TypeName.short(S.self))
  }
}
