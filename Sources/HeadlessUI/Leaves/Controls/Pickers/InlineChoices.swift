import Foundation

/// A picker inside of a list: a row for the label, and one for each choice with a mark at the one that is
/// selected.
struct InlineChoices<Label: View, Content: View, Value: Hashable> {
  let label: Label
  let content: Content
  let selection: Value?

  @Environment(\.labelsVisibility) var labels

  nonisolated init(label: Label, content: Content, selection: Value?) {
    self.label = label
    self.content = content
    self.selection = selection
  }
}

extension InlineChoices: View {
  var body: some View {
    if labels != .hidden { label }
    ForEach(subviews: content) { choice in
      if let tag = choice.node.tag {
        row(choice).modifier(TraitModifier(key: ObjectIdentifier(TagKey.self), value: tag))
      } else {
        row(choice)
      }
    }
  }

  private func row(_ choice: Subview) -> some View {
    HStack {
      choice
      Spacer()
      if isSelected(choice) { Image(systemName: "checkmark").fontWeight(.semibold) }
    }
  }

  private func isSelected(_ choice: Subview) -> Bool {
    guard let selection else { return false }
    return choice.node.matches(AnyHashable(selection))
  }
}
