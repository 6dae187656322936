import Foundation

/// How text fields look.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }

  /// The label of the field that a style of one's own is handed.
  typealias _Label = _TextFieldStyleLabel
  /// The type of the view that a field is.
  associatedtype _Body: View

  /// The view that a field is.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

extension TextFieldStyle {
  /// A style of one's own begins with the system's look.
  nonisolated public static var _look: String { TextFieldLook.automatic.rawValue }

  /// The field in its look.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

extension TextFieldStyle {
  /// The field as the style has it; as with other styles, what a style makes is not styled once more.
  func view(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(
      StyledBody.view(self) { $0._body(configuration: field) }
        .environment(\.customTextFieldStyle, nil))
  }
}

/// The label of the field that a style of one's own is handed.
public struct _TextFieldStyleLabel {
  let content: AnyView
  /// The label itself, if it is a text.
  let title: Text?

  nonisolated init(_ content: some View) {
    self.content = AnyView(content)
    title = content as? Text
  }
}

extension _TextFieldStyleLabel: View {
  /// The label that the field was given.
  public var body: some View { content }
}

/// A style whose look the field itself knows.
protocol BuiltInTextFieldStyle: TextFieldStyle {}

/// The looks of text fields.
enum TextFieldLook: String, Sendable {
  case automatic
  case plain
  case roundedBorder
  case squareBorder
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldLook.automatic
}

private enum CustomTextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of one's own that text fields are to ask for their view; nil for a known look.
  var customTextFieldStyle: (any TextFieldStyle)? {
    get { self[CustomTextFieldStyleKey.self] }
    set { self[CustomTextFieldStyleKey.self] = newValue }
  }

  /// The look of text fields.
  var textFieldStyle: TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text fields in the view look.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    environment(\.textFieldStyle, TextFieldLook(rawValue: S._look) ?? .automatic)
      .environment(\.customTextFieldStyle, S.self is any BuiltInTextFieldStyle.Type ? nil : style)
      .recorded("textFieldStyle", TypeName.short(S.self))
  }
}
