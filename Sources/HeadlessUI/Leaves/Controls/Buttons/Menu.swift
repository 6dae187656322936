import Foundation

/// A button that shows more actions.
///
/// It is laid out as its label, in the style of the environment; the actions are made where it is
/// used.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  /// Nil where the menu is not going to be used.
  let content: Content?
  let isInsideStyle: Bool
  @State private var isOpen = false

  @Environment(\.menuStyle) var style

  nonisolated init(showing label: Label, _ content: () -> Content) {
    self.label = label
    self.content = ControlUse.brings(content)
    isInsideStyle = false
  }

  nonisolated fileprivate init(inStyle label: Label) {
    self.label = label
    content = nil
    isInsideStyle = true
  }
}

extension Menu: View {
  /// The label in the style of the environment.
  public var body: some View {
    if isInsideStyle {
      shown
    } else {
      shown.control(
        Control(name: "Menu", actions: [.init(verb: "open") { isOpen = true }], isWhole: true)
      )
      .presenting(.menu, WhilePresented($isOpen) { VStack { content } })
    }
  }

  @MainActor @ViewBuilder private var shown: some View {
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
    self.init(showing: label(), content)
  }

  /// A menu with a label that does something itself.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(showing: label(), content)
  }

  /// A menu with a label given as a value.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(showing: label, content)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(inStyle: configuration.label)
  }
}
