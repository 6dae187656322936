import Foundation

/// The style that labeled contents have in some part of the tree.
enum LabeledContentStyleChoice {
  /// One that they know themselves.
  case look(LabeledContentLook)
  /// One of one's own.
  case custom(any LabeledContentStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: LabeledContentStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension LabeledContentStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: LabeledContentStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of labeled contents.
  var labeledContentStyle: LabeledContentStyleChoice {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labeled contents in the view look.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle {
    let builtIn = (S.self as? any BuiltInLabeledContentStyle.Type)?.look
    return environment(\.labeledContentStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("labeledContentStyle", TypeName.short(S.self))
  }
}
