import Foundation

/// A key for a value that a view hands to its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view hands to its container.
public struct ContainerValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate(set) var selectionTag: AnyHashable?

  init() {}

  /// The value of a key.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type; nil if it has none.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable { selectionTag?.base as? V }

  /// Whether the view has this tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}

enum ContainerValuesTrait {}

extension LayoutNode {
  /// The values that the node's view hands to its container.
  var containerValues: ContainerValues {
    var values = trait(ObjectIdentifier(ContainerValuesTrait.self)) as? ContainerValues ?? .init()
    values.selectionTag = tag
    return values
  }
}

extension LayoutSubview {
  /// The values that the view hands to its container.
  public var containerValues: ContainerValues { node.containerValues }
}

extension View {
  /// Hands a value to the container that the view is in.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  nonisolated init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension ContainerValueModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ContainerValueNode<Value> {
    ContainerValueNode(child: child, self, context)
  }

  func updateNode(_ node: ContainerValueNode<Value>, _ context: ViewContext) { node.set(self) }
}

/// Adds one value to those that its child hands outward.
final class ContainerValueNode<Value>: PassThroughNode {
  private var added: ContainerValueModifier<Value>

  init(child: LayoutNode, _ added: ContainerValueModifier<Value>, _ context: ViewContext) {
    self.added = added
    super.init(child: child, context)
  }

  func set(_ new: ContainerValueModifier<Value>) {
    guard !ValueComparison.areEqual(added, new) else { return }
    added = new
    invalidate()
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    let inner = child.trait(key)
    guard key == ObjectIdentifier(ContainerValuesTrait.self) else { return inner }
    var values = inner as? ContainerValues ?? ContainerValues()
    values[keyPath: added.keyPath] = added.value
    return values
  }
}
