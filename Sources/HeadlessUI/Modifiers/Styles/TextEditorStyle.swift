import Foundation

/// How text editors look.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of text editors.
enum TextEditorLook: String, Sendable {
  case automatic
  case plain
  case roundedBorder
}

private enum TextEditorStyleKey: EnvironmentKey {
  static let defaultValue = TextEditorLook.automatic
}

extension EnvironmentValues {
  /// The look of text editors.
  var textEditorStyle: TextEditorLook {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text editors in the view look.
  nonisolated public func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle {
    environment(\.textEditorStyle, TextEditorLook(rawValue: S._look) ?? .automatic)
      .recorded("textEditorStyle", TypeName.short(S.self))
  }
}
