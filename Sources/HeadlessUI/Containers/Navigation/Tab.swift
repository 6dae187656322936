import Foundation

/// A tab and the view that it shows.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  /// What its tab shows.
  let label: AnyView

  nonisolated private init(
    _ value: AnyHashable?, _ content: () -> Content, _ label: () -> some View
  ) {
    self.value = value
    self.content = content()
    self.label = AnyView(label())
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// What tells the tab from others.
  public typealias TabValue = Value

  /// The view of the tab.
  public var _views: [AnyView] {
    [
      AnyView(
        VStack { content }.tabItem { label }.modifier(OptionalTagModifier(tag: value)))
    ]
  }
}

/// A tab without a value has no tag.
private struct OptionalTagModifier: ViewModifier {
  let tag: AnyHashable?

  func body(content: Content) -> some View {
    if let tag { content.tag(tag) } else { content }
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value, content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// A tab with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content) { HeadlessUI.Label(titleKey, image: image) }
  }

  /// A tab that its role describes, if it has one.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content) { TabRoleLabel(role: role) }
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content, label)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(nil, content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// A tab with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content) { HeadlessUI.Label(titleKey, image: image) }
  }

  /// A tab that its role describes, if it has one.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, content) { TabRoleLabel(role: role) }
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content, label)
  }
}

/// The label of a tab made from a title and an image.
public struct DefaultTabLabel: View, Sendable {
  /// Nothing: the tab makes its label itself.
  public var body: some View { EmptyView() }
}

/// What a tab shows that has no label, by what it is there for.
private struct TabRoleLabel: View {
  let role: TabRole?

  nonisolated init(role: TabRole?) { self.role = role }

  var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

/// What a tab is there for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Search.
  public static var search: TabRole { TabRole(name: "search") }
  /// The most important task, apart from the other tabs.
  public static var prominent: TabRole { TabRole(name: "prominent") }
}
