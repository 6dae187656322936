import Foundation

/// The style that labels have in some part of the tree.
enum LabelStyleChoice {
  /// One that they know themselves.
  case look(LabelLook)
  /// One of one's own.
  case custom(any LabelStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: LabelStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension LabelStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of labels.
  var labelStyle: LabelStyleChoice {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels in the view look.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    let builtIn = (S.self as? any BuiltInLabelStyle.Type)?.look
    return environment(\.labelStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("labelStyle", TypeName.short(S.self))
  }
}
