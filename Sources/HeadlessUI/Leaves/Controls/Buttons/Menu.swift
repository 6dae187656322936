import Foundation

/// A button that shows more actions, which are never made here.
///
/// It is laid out as its label, in the style of the environment.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let isInsideStyle: Bool

  @Environment(\.menuStyle) var style

  init(showing label: Label, isInsideStyle: Bool = false) {
    self.label = label
    self.isInsideStyle = isInsideStyle
  }
}

extension Menu: View {
  /// The label in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      Button {
      } label: {
        label
      }
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle
      ? nil : style.body(MenuStyleConfiguration(label: label, content: EmptyView()))
  }
}

extension Menu {
  /// A menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(showing: label())
  }

  /// A menu with a label that does something itself.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(showing: label())
  }

  /// A menu with a label given as a value.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(showing: label)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(showing: configuration.label, isInsideStyle: true)
  }
}
