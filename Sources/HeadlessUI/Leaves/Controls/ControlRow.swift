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
        if let several = label as? any SeveralViews {
          TitleAndSubtitles(parts: several.separateViews)
        } else {
          label
        }
        Spacer()
        control
      }
    }
  }
}

/// The views of a label above each other: the first is the title, the others are subtitles. How
/// small SwiftUI sets subtitles is not published.
private struct TitleAndSubtitles: View {
  let parts: [AnyView]

  var body: some View {
    VStack(alignment: .leading) {
      parts.first
      ForEach(parts.indices.dropFirst(), id: \.self) { index in
        parts[index].font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}
