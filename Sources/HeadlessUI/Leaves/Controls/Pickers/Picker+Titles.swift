import Foundation

extension Picker {
  /// A picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(
      label: Text(titleKey), selection: selection, content: content(), currentValueLabel: nil)
  }

  /// A picker with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, content: content(), currentValueLabel: nil)
  }

  /// A picker with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), selection: selection,
      content: content(), currentValueLabel: nil)
  }

  /// A picker with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), selection: selection,
      content: content(), currentValueLabel: nil)
  }

  /// A picker with a title for several values.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where Label == Text, C: RandomAccessCollection {
    self.init(
      label: Text(titleKey), selection: sources.first?[keyPath: selection],
      content: content(), currentValueLabel: nil)
  }

  /// A picker with a title for several values.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where Label == Text, C: RandomAccessCollection, S: StringProtocol {
    self.init(
      label: Text(title), selection: sources.first?[keyPath: selection],
      content: content(), currentValueLabel: nil)
  }

  /// A picker with a title for several values and a symbol.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where Label == HeadlessUI.Label<Text, Image>, C: RandomAccessCollection {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      selection: sources.first?[keyPath: selection],
      content: content(), currentValueLabel: nil)
  }

  /// A picker with a title for several values and a symbol.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where Label == HeadlessUI.Label<Text, Image>, C: RandomAccessCollection, S: StringProtocol {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage),
      selection: sources.first?[keyPath: selection],
      content: content(), currentValueLabel: nil)
  }

  /// A picker with a title that shows its value in its own way.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where Label == Text {
    self.init(
      label: Text(titleKey), selection: selection, content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a title that shows its value in its own way.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where Label == Text, S: StringProtocol {
    self.init(
      label: Text(title), selection: selection, content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a title that shows its value in its own way and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), selection: selection,
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a title that shows its value in its own way and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), selection: selection,
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
