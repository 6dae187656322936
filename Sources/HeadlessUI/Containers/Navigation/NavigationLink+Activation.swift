/// Links of before there were navigation stacks, to destinations that are given as values or that a
/// binding makes active.
extension NavigationLink {
  /// A link to a view given as a value, followed while a binding is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// A link to a view given as a value, followed while its tag is selected.
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title, followed while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link with a title, followed while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link with a title to a view given as a value, followed while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: { destination }) { Text(titleKey) }
  }

  /// A link with a title to a view given as a value, followed while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>)
  where S: StringProtocol {
    self.init(isActive: isActive, destination: { destination }) { Text(title) }
  }

  /// A link with a title, followed while its tag is selected.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link with a title, followed while its tag is selected.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol, V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link with a title to a view given as a value, followed while its tag is selected.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }) { Text(titleKey) }
  }

  /// A link with a title to a view given as a value, followed while its tag is selected.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) }
  }
}
