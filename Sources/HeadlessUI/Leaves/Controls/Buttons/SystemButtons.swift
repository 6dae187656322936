import Foundation

/// A button that pastes; nothing is pasted here.
public struct PasteButton {
  /// A button for values of a type.
  nonisolated public init<T>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  /// A button for types of content.
  nonisolated public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
}

extension PasteButton: View {
  /// A button with a symbol that reads "Paste".
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
  }
}

/// A button that begins to rename; nothing is renamed here.
public struct RenameButton<Label> where Label: View {
  let label: Label

  nonisolated init(label: Label) { self.label = label }
}

extension RenameButton where Label == HeadlessUI.Label<Text, Image> {
  /// The button.
  nonisolated public init() {
    self.init(label: HeadlessUI.Label("Rename", systemImage: "pencil"))
  }
}

extension RenameButton: View {
  /// The label in a button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// A button that opens the settings; nothing is opened here.
public struct SettingsLink<Label> where Label: View {
  let label: Label

  /// A button with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// The button.
  nonisolated public init() { self.init { DefaultSettingsLinkLabel() } }
}

extension SettingsLink: View {
  /// The label in a button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The usual label of a button that opens the settings.
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  /// A text that reads "Settings…".
  public var body: some View { Text("Settings…") }
}

extension View {
  /// What happens when the user renames; the layout stays.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    recorded("renameAction")
  }

  /// Begins to edit a text field when the user renames; the layout stays.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    recorded("renameAction")
  }
}
