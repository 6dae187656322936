import Foundation

/// The style that progress views have in some part of the tree.
enum ProgressViewStyleChoice {
  /// One that they know themselves.
  case look(ProgressViewLook)
  /// One of one's own.
  case custom(any ProgressViewStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: ProgressViewStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension ProgressViewStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ProgressViewStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of progress views.
  var progressViewStyle: ProgressViewStyleChoice {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the progress views in the view look.
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    let builtIn = (S.self as? any BuiltInProgressViewStyle.Type)?.look
    return environment(\.progressViewStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("progressViewStyle", TypeName.short(S.self))
  }
}
