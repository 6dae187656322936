import Foundation

/// A button in one of the system's looks.
struct BuiltInButton<Label: View> {
  let look: ButtonLook
  let label: Label

  @Environment(\.controlSize) var controlSize

  nonisolated init(look: ButtonLook, label: Label) {
    self.look = look
    self.label = label
  }
}

extension BuiltInButton: View {
  var body: some View {
    let padding = padding
    label.padding(.horizontal, padding.width).padding(.vertical, padding.height)
  }

  /// Around the label, in points, near what a phone shows.
  private var padding: CGSize {
    switch look {
    case .automatic, .plain, .borderless, .link, .accessoryBar: return .zero
    case .bordered, .borderedProminent, .card, .accessoryBarAction:
      switch controlSize {
      case .mini, .small: return CGSize(width: 10, height: 4)
      case .regular: return CGSize(width: 12, height: 7)
      case .large, .extraLarge: return CGSize(width: 20, height: 15)
      }
    }
  }
}
