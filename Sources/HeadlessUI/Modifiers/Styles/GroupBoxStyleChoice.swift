import Foundation

/// The style that group boxes have in some part of the tree.
enum GroupBoxStyleChoice {
  /// One that they know themselves.
  case look(GroupBoxLook)
  /// One of one's own.
  case custom(any GroupBoxStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: GroupBoxStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension GroupBoxStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: GroupBoxStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of group boxes.
  var groupBoxStyle: GroupBoxStyleChoice {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the group boxes in the view look.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    let builtIn = (S.self as? any BuiltInGroupBoxStyle.Type)?.look
    return environment(\.groupBoxStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("groupBoxStyle", TypeName.short(S.self))
  }
}
