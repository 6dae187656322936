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
        if let titles {
          TitleAndSubtitles(parts: titles)
        } else {
          label
        }
        Spacer()
        control
      }
    }
  }
}

extension ControlRow {
  /// The title and subtitles of a label that is made of texts alone, or of texts and what may be there.
  @MainActor private var titles: [SeparateView]? {
    guard let parts = (label as? any SeveralViews)?.separateViews else { return nil }
    let areTitles = parts.first?.isText == true && parts.allSatisfy { $0.isText || $0.isOptional }
    return areTitles ? parts : nil
  }
}

extension SeparateView {
  /// Whether it is a text, without modifiers that make another view of it.
  fileprivate var isText: Bool { type == Text.self }
  /// Whether it is that of an `if` without `else`.
  fileprivate var isOptional: Bool { type is any ExpressibleByNilLiteral.Type }
}

/// The views of a label above each other: the first is the title, other texts are subtitles. How
/// small SwiftUI sets subtitles is not published.
private struct TitleAndSubtitles: View {
  let parts: [SeparateView]

  var body: some View {
    VStack(alignment: .leading) {
      parts.first?.view
      ForEach(parts.indices.dropFirst(), id: \.self) { index in
        parts[index].view.font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}
