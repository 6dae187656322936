import Foundation

extension Toggle {
  /// A toggle with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>
  ) where Label == Text {
    self.init(label: Text(titleKey), sources: [isOn], isInsideStyle: false)
  }

  /// A toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    isOn: Binding<Bool>
  ) where Label == Text, S: StringProtocol {
    self.init(label: Text(title), sources: [isOn], isInsideStyle: false)
  }

  /// A toggle with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) where Label == HeadlessUI.Label<Text, Image> {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), sources: [isOn],
      isInsideStyle: false)
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) where Label == HeadlessUI.Label<Text, Image>, S: StringProtocol {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), sources: [isOn],
      isInsideStyle: false)
  }

  /// A toggle for several values with a title.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where Label == Text, C: RandomAccessCollection {
    self.init(
      label: Text(titleKey), sources: sources.map { $0[keyPath: isOn] }, isInsideStyle: false)
  }

  /// A toggle for several values with a title.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where Label == Text, C: RandomAccessCollection, S: StringProtocol {
    self.init(
      label: Text(title), sources: sources.map { $0[keyPath: isOn] }, isInsideStyle: false)
  }

  /// A toggle for several values with a title and a symbol.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where Label == HeadlessUI.Label<Text, Image>, C: RandomAccessCollection {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage),
      sources: sources.map { $0[keyPath: isOn] }, isInsideStyle: false)
  }

  /// A toggle for several values with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where Label == HeadlessUI.Label<Text, Image>, C: RandomAccessCollection, S: StringProtocol {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage),
      sources: sources.map { $0[keyPath: isOn] }, isInsideStyle: false)
  }
}
