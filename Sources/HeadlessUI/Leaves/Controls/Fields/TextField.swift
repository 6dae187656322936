import Foundation

/// A line of text that can be edited.
///
/// It takes the width that it is proposed and is one line high and a little more, 22 points with a body
/// text; with a border 12 more. Along the vertical axis it grows with its text.
public struct TextField<Label> where Label: View {
  let label: Label
  let text: String
  let prompt: Text?
  let axis: Axis
  /// Sets the text; nil where it is a value in a format.
  var edited: Binding<String>?
  /// What it is called where it is used: a style may be handed a field of another kind.
  var kind = "TextField"
  @Environment(\.customTextFieldStyle) var style
}

extension TextField: View {
  /// The text, or what stands for it; what a style of one's own makes of it.
  public var body: some View {
    if let style {
      style.view(
        TextField<_TextFieldStyleLabel>(
          label: _TextFieldStyleLabel(label), text: text, prompt: prompt, axis: axis,
          edited: edited, kind: kind))
    } else {
      FieldText(text: text, prompt: prompt, label: label, axis: axis)
        .control(
          Control(
            name: kind, actions: Control.typing(into: edited),
            label: Control.title(label, prompt)))
    }
  }
}

extension TextField {
  /// A field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), text: text.wrappedValue, prompt: prompt, axis: .horizontal, edited: text)
  }

  /// A field with a label that grows along an axis.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt, axis: axis, edited: text)
  }
}
