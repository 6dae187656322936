import Foundation

extension View {
  /// Hands a value to the layout that the view is in.
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey {
    modifier(TraitModifier(key: ObjectIdentifier(key), value: value))
  }

  /// Sets the order in which overlapping views are shown; the layout stays.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(ZIndexKey.self), value: value))
  }
}

enum ZIndexKey {}

/// Carries a value outward to the container.
struct TraitModifier<Value> {
  let key: ObjectIdentifier
  let value: Value

  nonisolated init(key: ObjectIdentifier, value: Value) {
    self.key = key
    self.value = value
  }
}

extension TraitModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> TraitNode<Value> {
    TraitNode(child: child, key, value, context)
  }

  func updateNode(_ node: TraitNode<Value>, _ context: ViewContext) { node.set(value) }
}

final class TraitNode<Value>: PassThroughNode {
  private let key: ObjectIdentifier
  private var value: Value

  init(child: LayoutNode, _ key: ObjectIdentifier, _ value: Value, _ context: ViewContext) {
    self.key = key
    self.value = value
    super.init(child: child, context)
  }

  func set(_ new: Value) {
    guard !ValueComparison.areEqual(value, new) else { return }
    value = new
    invalidate()
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : child.trait(key)
  }
}
