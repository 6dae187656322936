import Foundation

/// The style that disclosure groups have in some part of the tree.
enum DisclosureGroupStyleChoice {
  /// One that they know themselves.
  case look(DisclosureGroupLook)
  /// One of one's own.
  case custom(any DisclosureGroupStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension DisclosureGroupStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: DisclosureGroupStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of disclosure groups.
  var disclosureGroupStyle: DisclosureGroupStyleChoice {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the disclosure groups in the view look.
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle {
    let builtIn = (S.self as? any BuiltInDisclosureGroupStyle.Type)?.look
    return environment(\.disclosureGroupStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("disclosureGroupStyle", TypeName.short(S.self))
  }
}
