import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content> where Content: View {
  let label: AnyView
  let content: Content
  let isInsideStyle: Bool

  @Environment(\.controlGroupStyle) var style
}

extension ControlGroup: View {
  /// The controls in the style of the environment.
  public var body: some View {
    if let custom = customBody {
      custom
    } else {
      switch look {
      case .menu, .compactMenu:
        Button {
        } label: {
          label
        }
      case .automatic, .navigation, .palette: HStack { content }
      }
    }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle
      ? nil : style.body(ControlGroupStyleConfiguration(label: label, content: content))
  }

  private var look: ControlGroupLook {
    if case .look(let look) = style { look } else { .automatic }
  }
}

extension ControlGroup {
  /// A group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: AnyView(EmptyView()), content: content(), isInsideStyle: false)
  }

  /// A group of controls with a label, which only menus show.
  nonisolated public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.init(
      label: AnyView(label()), content: LabeledControlGroupContent(content: content()),
      isInsideStyle: false)
  }

  /// A group of controls with a title, which only menus show.
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group of controls with a title, which only menus show.
  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// A group of controls with a title and a symbol, which only menus show.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked for, in the system's look.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(
      label: AnyView(configuration.label), content: configuration.content, isInsideStyle: true)
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content, Label> where Content: View, Label: View {
  let content: Content
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}
