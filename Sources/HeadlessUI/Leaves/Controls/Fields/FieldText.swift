import Foundation

/// What a field shows: its text, or what stands for one that is empty.
struct FieldText<Label: View> {
  let text: String
  let prompt: Text?
  let label: Label
  let axis: Axis

  @Environment(\.textFieldStyle) var look
  @Environment(\.lineLimit) var lineLimit

  nonisolated init(text: String, prompt: Text?, label: Label, axis: Axis) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
  }
}

extension FieldText: View {
  var body: some View {
    let hasBorder = look == .roundedBorder || look == .squareBorder
    shown
      .lineLimit(axis == .vertical ? lineLimit : 1)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .padding(.horizontal, hasBorder ? 7 : 0)
      .padding(.vertical, hasBorder ? 6 : 0)
  }

  @ViewBuilder private var shown: some View {
    if !text.isEmpty {
      Text(verbatim: text)
    } else if let prompt {
      prompt
    } else {
      label
    }
  }
}
