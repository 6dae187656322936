import Foundation

/// The style that forms have in some part of the tree.
enum FormStyleChoice {
  /// One that they know themselves.
  case look(FormLook)
  /// One of one's own.
  case custom(any FormStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: FormStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension FormStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: FormStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of forms.
  var formStyle: FormStyleChoice {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the forms in the view look.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    let builtIn = (S.self as? any BuiltInFormStyle.Type)?.look
    return environment(\.formStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("formStyle", TypeName.short(S.self))
  }
}
