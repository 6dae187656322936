import Foundation

/// A label at the leading and a control at the trailing edge; the control alone where labels are
/// hidden.
struct ControlRow<Label: View, Control: View> {
  let label: Label
  let control: Control

  @Environment(\.labelsVisibility) var labels

  nonisolated init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension ControlRow: View {
  var body: some View {
    if labels == .hidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}
