import Foundation

/// The style that gauges have in some part of the tree.
enum GaugeStyleChoice {
  /// One that they know themselves.
  case look(GaugeLook)
  /// One of one's own.
  case custom(any GaugeStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: GaugeStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension GaugeStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: GaugeStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of gauges.
  var gaugeStyle: GaugeStyleChoice {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the gauges in the view look.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    let builtIn = (S.self as? any BuiltInGaugeStyle.Type)?.look
    return environment(\.gaugeStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("gaugeStyle", TypeName.short(S.self))
  }
}
