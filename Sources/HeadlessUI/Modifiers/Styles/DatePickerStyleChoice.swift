import Foundation

/// The style that date pickers have in some part of the tree.
enum DatePickerStyleChoice {
  /// One that they know themselves.
  case look(DatePickerLook)
  /// One of one's own.
  case custom(any DatePickerStyle)

  /// The view that a style of one's own makes; nil if the look is known.
  @MainActor
  func body(_ configuration: DatePickerStyleConfiguration) -> AnyView? {
    switch self {
    case .look: nil
    case .custom(let style): style.view(configuration)
    }
  }
}

extension DatePickerStyle {
  fileprivate func view(_ configuration: Configuration) -> AnyView {
    StyledBody.view(self) { $0.makeBody(configuration: configuration) }
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: DatePickerStyleChoice { .look(.automatic) }
}

extension EnvironmentValues {
  /// The style of date pickers.
  var datePickerStyle: DatePickerStyleChoice {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the date pickers in the view look.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    let builtIn = (S.self as? any BuiltInDatePickerStyle.Type)?.look
    return environment(\.datePickerStyle, builtIn.map { .look($0) } ?? .custom(style))
      .recorded("datePickerStyle", TypeName.short(S.self))
  }
}
