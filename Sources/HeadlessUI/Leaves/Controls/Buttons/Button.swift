import Foundation

/// A control that does something when it is chosen.
///
/// It is as large as its label, and as the padding of its style around it. A style of one's own is
/// asked for the view.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Made by a style for its own configuration: the style is not asked again.
  let isInsideStyle: Bool

  @Environment(\.buttonStyle) var style
  @Environment(\.isInListRow) var isInListRow
  @Environment(\.barSlot) var barSlot
}

extension Button: View {
  /// The label in the style of the environment.
  public var body: some View {
    if isInsideStyle {
      shown
    } else {
      shown.control(
        Control(name: "Button", actions: [.init(verb: "tap") { action() }], isWhole: true))
    }
  }

  @MainActor @ViewBuilder private var shown: some View {
    if let custom = customBody {
      custom.modifier(TapTarget(name: "Button"))
    } else if look == .automatic, barSlot != nil {
      BarButton(label: row)
    } else if look.hasBorder || isInListRow {
      BuiltInButton(look: look, label: row)
    } else {
      BuiltInButton(look: look, label: row).modifier(TapTarget(name: "Button"))
    }
  }

  /// Several views in a label are a horizontal stack.
  @MainActor @ViewBuilder private var row: some View {
    if Label.self is any SeveralViews.Type { HStack { label } } else { label }
  }

  @MainActor private var customBody: AnyView? {
    isInsideStyle
      ? nil
      : style.body(PrimitiveButtonStyleConfiguration(role: role, label: row, action: action))
  }

  private var look: ButtonLook {
    if case .look(let look) = style { look } else { .automatic }
  }
}

extension Button {
  /// A button with a label.
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  {
    self.init(role: nil, action: action, label: label(), isInsideStyle: false)
  }

  /// A button with a role and a label.
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label(), isInsideStyle: false)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked for, in the system's look.
  @MainActor
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: { configuration.trigger() }, label: configuration.label,
      isInsideStyle: true)
  }
}
