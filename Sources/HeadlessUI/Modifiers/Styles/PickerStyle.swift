import Foundation

/// How pickers look.
@MainActor
@preconcurrency
public protocol PickerStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of pickers.
enum PickerLook: String, Sendable {
  case automatic
  case segmented
  case menu
  case wheel
  case inline
  case palette
  case navigationLink
  case radioGroup
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerLook.automatic
}

extension EnvironmentValues {
  /// The look of pickers.
  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in the view look.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerStyle, PickerLook(rawValue: S._look) ?? .automatic)
      .recorded("pickerStyle", TypeName.short(S.self))
  }
}
