import Foundation

/// A place in the view tree: it lives as long as its identity, while view values come and go.
///
/// Elements keep state and make layout nodes; one element may stand for no node (an empty view),
/// one (a leaf, a stack) or many (a group, a `ForEach`).
///
///     AnyElement
///     └── _ViewElement<V>            knows the type of view it shows
///         ├── CompositeElement       a view with a body
///         ├── LeafElement            one leaf node
///         ├── ContainerElement       one node whose children are the content's nodes
///         ├── ModifierElement …      wraps each node of its content, or changes its context
///         └── list elements          Tuple, Group, ForEach, conditionals, AnyView
@MainActor
public class AnyElement {
  final var context: ViewContext
  // Not weak, which costs a block of memory for each element that has something inside. Only a
  // change of structure goes up here, and only from elements that are part of a host's tree, whose
  // parents live as long as they do. It is read and written as a whole, so there is nothing that the
  // runtime would have to keep apart.
  @exclusivity(unchecked) final unowned var parent: AnyElement?
  final private(set) var isAlive = true
  /// Counts the evaluations of its body that have ended: what properties of objects an earlier one read does not
  /// count any more.
  // Small, so that it has room beside what is there: trees of 100,000 elements are slower by each word.
  final var evaluation: UInt16 = 0
  /// Which of the elements of its host it was made as.
  final let number: UInt32

  init(_ context: ViewContext) {
    self.context = context
    let layout = context.layout
    layout.elementCount &+= 1
    number = layout.elementCount
    layout.deepestLevel = max(layout.deepestLevel, context.depth)
  }

  /// The layout nodes of this element, in order.
  func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {}

  /// Its node, if it is one that `appendNodes` would append alone; nil says nothing.
  var onlyNode: LayoutNode? { nil }

  /// How many nodes it makes, if its type alone tells; nil for dynamic content.
  var staticNodeCount: Int? { nil }

  /// The type of its view, if that has a body of its own.
  var composite: Any.Type? { nil }

  /// What its body is evaluated of; nil if it has none.
  var viewValue: Any? { nil }

  /// The elements directly inside.
  var children: ContiguousArray<AnyElement> { [] }

  /// Evaluates a body whose inputs changed.
  func evaluateAgain() {}

  /// Collects the nodes of its content anew.
  func collectAgain() {}

  /// Gathers the preferences of what is inside.
  func gatherPreferences() {}

  /// Looks at where its content was placed.
  func readGeometry() {}

  /// What an identifier that it gives to something directly inside stands for.
  func ownContent(identifiedBy id: AnyHashable) -> ScrollTargetContent? { nil }

  /// Adds the preferences of this element to those before it.
  func appendPreference<K: PreferenceKey>(_ key: K.Type, to value: inout K.Value?) {
    for child in children { child.appendPreference(key, to: &value) }
  }

  /// The list of nodes of something inside changed.
  func structureDidChange() { parent?.structureDidChange() }

  /// The element leaves the tree, with everything inside.
  final func dismantle() {
    // Iterative: a tree may be deeper than the stack.
    var pending: ContiguousArray<AnyElement> = [self]
    while let element = pending.popLast() {
      guard element.isAlive else { continue }
      element.isAlive = false
      element.willDismantle()
      pending.append(contentsOf: element.children)
    }
  }

  /// Last chance to act before leaving the tree.
  func willDismantle() {}

  /// Elements of one host by their depth, those of the same depth in the order in which they were made.
  static func outermostFirst(
    _ elements: Dictionary<ObjectIdentifier, AnyElement>.Values
  ) -> [AnyElement] {
    let found = Array(elements)
    guard found.count > 1 else { return found }
    // Numbers are sorted: objects would be retained and released at each comparison.
    return found.indices.map { index in
      let depth = UInt64(UInt32(bitPattern: found[index].context.depth))
      return (depth << 32 | UInt64(found[index].number), index)
    }
    .sorted { $0 < $1 }
    .map { found[$0.1] }
  }

  /// The nodes as a list.
  final var nodes: ContiguousArray<LayoutNode> {
    var nodes = ContiguousArray<LayoutNode>()
    if let staticNodeCount { nodes.reserveCapacity(staticNodeCount) }
    appendNodes(to: &nodes)
    return nodes
  }
}

/// The element of a view of type `V`.
public class _ViewElement<V: View>: AnyElement {
  /// Shows another value of the view in the same place.
  func update(_ view: V, _ context: ViewContext) { self.context = context }
}

typealias ViewElement = _ViewElement

extension AnyElement {
  /// Makes the element of a view directly inside this one.
  final func makeChild<V: View>(_ view: V, _ context: ViewContext) -> ViewElement<V> {
    let child = AnyElement.make(view, context)
    child.parent = self
    return child
  }

  static func make<V: View>(_ view: V, _ context: ViewContext) -> ViewElement<V> {
    guard context.depth % 16 == 0, context.layout.stackLimit.isNear else {
      return V._makeElement(view, context)
    }
    var made: ViewElement<V>?
    StackLimit.onFreshStack(context.layout) {
      made = OnMainThread.run { V._makeElement(view, context) }
    }
    return made ?? V._makeElement(view, context)
  }

  /// Updates the element of a view directly inside this one.
  final func updateChild<V: View>(_ child: ViewElement<V>, _ view: V, _ context: ViewContext) {
    context.layout.updateCount += 1
    guard context.depth % 16 == 0, context.layout.stackLimit.isNear else {
      return child.update(view, context)
    }
    StackLimit.onFreshStack(context.layout) {
      OnMainThread.run { child.update(view, context) }
    }
  }
}
