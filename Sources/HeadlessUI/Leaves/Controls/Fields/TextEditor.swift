import Foundation

/// A text of many lines that can be edited; it takes all that it is proposed.
public struct TextEditor {
  let text: String
  private let edited: Binding<String>

  /// An editor of a text.
  nonisolated public init(text: Binding<String>) {
    self.text = text.wrappedValue
    edited = text
  }
}

extension TextEditor: View {
  /// The space of the text.
  public var body: some View {
    ControlPart("TextEditor", detail: "\"\(text)\"")
      .control(Control(name: "TextEditor", actions: Control.typing(into: edited), hasTitle: false))
  }
}
