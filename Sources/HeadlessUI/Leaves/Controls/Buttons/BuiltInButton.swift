import Foundation

/// A button in one of the system's looks.
struct BuiltInButton<Label: View> {
  let look: ButtonLook
  let label: Label

  @Environment(\.controlSize) var controlSize
  @Environment(\.font) var font

  nonisolated init(look: ButtonLook, label: Label) {
    self.look = look
    self.label = label
  }
}

extension BuiltInButton: View {
  var body: some View {
    let padding = padding
    sizedLabel.modifier(
      ControlFrame("Button", horizontal: padding.width, vertical: padding.height))
  }

  /// Small buttons have a smaller font unless one is set.
  @ViewBuilder private var sizedLabel: some View {
    if look.hasBorder, controlSize == .mini || controlSize == .small, font == nil {
      label.environment(\.font, .subheadline)
    } else {
      label
    }
  }

  /// Around the label, in points.
  private var padding: CGSize {
    guard look.hasBorder else { return .zero }
    return switch controlSize {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }
}

extension ButtonLook {
  /// Whether there is a border around the label.
  var hasBorder: Bool {
    switch self {
    case .automatic, .plain, .borderless, .link, .accessoryBar: false
    case .bordered, .borderedProminent, .card, .accessoryBarAction, .glass, .glassProminent: true
    }
  }
}
