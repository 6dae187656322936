import Foundation

enum TagKey {}

extension View {
  /// Tells the view from others that a user can choose from; the layout stays.
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    modifier(TraitModifier(key: ObjectIdentifier(TagKey.self), value: AnyHashable(tag)))
      .recorded("tag", ValueText.short(tag))
  }

  /// Tells the view from others that a user can choose from, or from none; the layout stays.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool) -> some View where V: Hashable {
    self.tag(tag)
  }
}

extension LayoutNode {
  /// What tells the node's view from others that a user can choose from.
  var tag: AnyHashable? {
    (trait(ObjectIdentifier(TagKey.self)) ?? trait(ObjectIdentifier(RowTagKey.self)))
      as? AnyHashable
  }
}
