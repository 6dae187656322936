import Foundation

/// A tab and the view that it shows.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// What tells the tab from others.
  public typealias TabValue = Value

  /// The view of the tab.
  public var _views: [AnyView] {
    [AnyView(VStack { content }.modifier(OptionalTagModifier(tag: value)))]
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
    self.init(value: value, content: content())
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: value, content: content())
  }

  /// A tab with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content())
  }

  /// A tab that its role describes, if it has one.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content())
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: nil, content: content())
  }

  /// A tab with a title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content())
  }

  /// A tab that its role describes, if it has one.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content())
  }
}

/// The label of a tab made from a title and an image; the bar of tabs is left out.
public struct DefaultTabLabel: View, Sendable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What a tab is there for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Search.
  public static var search: TabRole { TabRole(name: "search") }
  /// The most important task, apart from the other tabs.
  public static var prominent: TabRole { TabRole(name: "prominent") }
}
