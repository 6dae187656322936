import Foundation

/// A kind of window of which there may be several.
public struct WindowGroup<Content> where Content: View {
  let show: () -> Content
}

extension WindowGroup: Scene {
  /// Nothing shows scenes.
  public typealias Body = Never
}

extension WindowGroup {
  /// Windows with a content.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(show: content)
  }

  /// Windows with an identifier.
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(show: content)
  }

  /// Windows with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(show: content)
  }

  /// Windows with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(show: content)
  }

  /// Windows with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(show: content)
  }

  /// Windows with a title and an identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(show: content)
  }

  /// Windows with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(show: content)
  }

  /// Windows that each show a value.
  nonisolated public init<D>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) where D: Hashable, D: Codable {
    self.init(show: { content(.constant(nil)) })
  }

  /// Windows with an identifier that each show a value.
  nonisolated public init<D>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) where D: Hashable, D: Codable {
    self.init(show: { content(.constant(nil)) })
  }

  /// Windows that each show a value, a new one at first.
  nonisolated public init<D>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) where D: Hashable, D: Codable {
    self.init(show: { content(.constant(defaultValue())) })
  }
}
