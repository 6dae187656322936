import Foundation

extension Menu {
  /// A menu with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(showing: Text(titleKey), content)
  }

  /// A menu with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) where Label == Text, S: StringProtocol {
    self.init(showing: Text(title), content)
  }

  /// A menu with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(showing: HeadlessUI.Label(titleKey, systemImage: systemImage), content)
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(showing: HeadlessUI.Label(title, systemImage: systemImage), content)
  }

  /// A menu with a title that does something itself.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(showing: Text(titleKey), content)
  }

  /// A menu with a title that does something itself.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(showing: Text(title), content)
  }

  /// A menu with a title that does something itself and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(showing: HeadlessUI.Label(titleKey, systemImage: systemImage), content)
  }

  /// A menu with a title that does something itself and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(showing: HeadlessUI.Label(title, systemImage: systemImage), content)
  }
}
