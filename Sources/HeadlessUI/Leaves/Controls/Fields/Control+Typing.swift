import Foundation

extension Control {
  /// What a user does with a text: one word more, and none at all.
  @MainActor
  static func typing(into text: Binding<String>?) -> [Action] {
    guard let text else { return [] }
    var actions = [Action(verb: "type into") { text.wrappedValue += "Words" }]
    if !text.wrappedValue.isEmpty {
      actions.append(Action(verb: "clear") { text.wrappedValue = "" })
    }
    return actions
  }

  /// The text that a field is known by.
  static func title(_ label: some View, _ prompt: Text?) -> Text? {
    label as? Text ?? (label as? _TextFieldStyleLabel)?.title ?? prompt
  }
}
