import Foundation

/// A control that chooses one of several views, told apart by their tags.
///
/// What it looks like depends on the style: a menu shows the chosen view and arrows, segments share the width
/// that they are proposed and are 32 points high, a wheel is 216 points high, which is near what a
/// phone shows.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let selection: Binding<SelectionValue>?
  let content: Content
  let currentValueLabel: AnyView?

  @Environment(\.pickerStyle) var look
  @Environment(\.isInListRow) var isInListRow
}

extension Picker: View {
  /// The choice in the style of the environment.
  public var body: some View {
    shown.environment(\.tagsRows, true).control(
      Control(name: "Picker", choice: choice, label: label as? Text))
  }

  private var choice: Control.Choice? {
    selection.map { selection in
      Control.Choice(verb: "choose", current: { AnyHashable(selection.wrappedValue) }) { tag, _ in
        guard let value = tag?.value(as: SelectionValue.self) else { return }
        selection.wrappedValue = value
      }
    }
  }

  @ViewBuilder private var shown: some View {
    switch look {
    case .automatic, .menu:
      if isInListRow {
        ControlRow(label: label) { chosenInMenu }
      } else {
        chosenInMenu.padding(.horizontal, 12).padding(.vertical, 7)
      }
    case .navigationLink: ControlRow(label: label) { chosenBehindLink }
    case .segmented:
      HStack(spacing: 0) { content.lineLimit(1).frame(maxWidth: .infinity) }
        .environment(\.font, .system(size: 13)).frame(height: 32)
    case .wheel: ControlPart("Wheel", height: 216).frame(idealWidth: 320)
    case .palette: HStack { content }
    case .inline, .radioGroup:
      if isInListRow {
        InlineChoices(label: label, content: content, selection: selection?.wrappedValue)
      } else {
        VStack(alignment: .leading) { content }
      }
    }
  }

  @ViewBuilder private var chosenBehindLink: some View {
    if isInListRow {
      HStack {
        chosen
        ControlPart.linkArrow
      }
    } else {
      chosen
    }
  }

  private var chosenInMenu: some View {
    HStack(spacing: 4) {
      chosen
      ControlPart("MenuArrows", width: 12, height: 16)
    }
  }

  @ViewBuilder private var chosen: some View {
    if let currentValueLabel {
      currentValueLabel
    } else {
      ChosenView(
        tag: selection.map { AnyHashable($0.wrappedValue) }, fallback: nil,
        content: content)
    }
  }
}

extension Picker {
  /// A picker with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, content: content(), currentValueLabel: nil)
  }

  /// A picker with a label given as a value.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, selection: selection, content: content(), currentValueLabel: nil)
  }

  /// A picker for several values, with a label.
  nonisolated public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(
      label: label(), selection: sources.first?[keyPath: selection], content: content(),
      currentValueLabel: nil)
  }

  /// A picker with a label that shows its value in its own way.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      label: label(), selection: selection, content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
