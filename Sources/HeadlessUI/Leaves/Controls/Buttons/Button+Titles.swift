import Foundation

extension Button {
  /// A button with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.init(role: nil, action: action, label: Text(titleKey), isInsideStyle: false)
  }

  /// A button with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(role: nil, action: action, label: Text(title), isInsideStyle: false)
  }

  /// A button with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(
      role: nil, action: action, label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      isInsideStyle: false)
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(
      role: nil, action: action, label: HeadlessUI.Label(title, systemImage: systemImage),
      isInsideStyle: false)
  }

  /// A button with a role, a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.init(role: role, action: action, label: Text(titleKey), isInsideStyle: false)
  }

  /// A button with a role, a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(role: role, action: action, label: Text(title), isInsideStyle: false)
  }

  /// A button with a role, a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(
      role: role, action: action, label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      isInsideStyle: false)
  }

  /// A button with a role, a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(
      role: role, action: action, label: HeadlessUI.Label(title, systemImage: systemImage),
      isInsideStyle: false)
  }

}
