import Foundation

/// A button in a bar, in the look that buttons have there by themselves.
struct BarButton<Label: View> {
  let label: Label

  nonisolated init(label: Label) { self.label = label }
}

extension BarButton: View {
  var body: some View {
    label.padding(.horizontal, BarLengths.buttonPadding).frame(minHeight: BarLengths.button)
  }
}
