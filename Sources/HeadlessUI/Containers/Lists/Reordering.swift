import Foundation

/// The collection of a container that has only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}

/// What was moved in a container, and where to.
public struct ReorderDifference<ItemID, CollectionID> {
  /// Where items are moved to.
  public struct Destination {
    /// A place in a collection.
    @frozen public enum Position {
      /// Before the item with this identifier.
      case before(ItemID)
      /// After all others.
      case end
    }

    /// The place in the collection.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID
  }

  /// The identifiers of the items that are moved, in the order in which they were chosen.
  public var sources: [ItemID]
  /// Where they are moved to.
  public var destination: Destination
}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

extension ReorderDifference.Destination: Equatable
where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable
where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

/// How what can be reordered is told to its container: by whether and how it moves its last item first.
private struct ReorderContainer {
  /// Moves the last of some items to the top of their collection; `nil` where the container takes other
  /// items or collections.
  var moveLast: (_ ids: [AnyHashable], _ collection: AnyHashable) -> (() -> Void)?
}

private enum ReorderContainerKey: EnvironmentKey {
  static var defaultValue: ReorderContainer? { nil }
}

extension EnvironmentValues {
  fileprivate var reorderContainer: ReorderContainer? {
    get { self[ReorderContainerKey.self] }
    set { self[ReorderContainerKey.self] = newValue }
  }
}

/// A control that moves the last of some items to the top, in the container that they are in.
private struct ReorderControl {
  let ids: [AnyHashable]
  let collection: AnyHashable
  @Environment(\.reorderContainer) private var container
}

extension ReorderControl: View {
  var body: some View {
    if let move = container?.moveLast(ids, collection) {
      OffstageControl(
        Control(
          name: "row",
          actions: [.init(verb: "move the last", suffix: "to the top") { move() }],
          hasTitle: false))
    }
  }
}

/// Content that knows the identifiers of its items.
@MainActor
protocol IdentifiedContent {
  var itemIDs: [AnyHashable] { get }
}

extension ForEach: IdentifiedContent {
  var itemIDs: [AnyHashable] { data.map { AnyHashable(id($0)) } }
}

extension EditableContent: IdentifiedContent {
  var itemIDs: [AnyHashable] { (base as? any IdentifiedContent)?.itemIDs ?? [] }
}

extension DynamicViewContent {
  /// Lets the items be reordered in the container around them; the layout stays.
  public func reorderable() -> some DynamicViewContent {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets the items be reordered within a collection and between those of the container around them;
  /// the layout stays.
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent {
    let content = self
    return EditableContent(
      base: self,
      content: recorded(
        "reorderable", place: "a container",
        controls: ControlUse.brings {
          ReorderControl(
            ids: (content as? any IdentifiedContent)?.itemIDs ?? [], collection: collectionID)
        }))
  }
}

extension View {
  nonisolated private func reorderContainer<ItemID: Hashable, CollectionID: Hashable>(
    of item: Any.Type, _ isEnabled: Bool,
    _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    let container = ReorderContainer { ids, collection in
      let ids = ids.compactMap { $0.base as? ItemID }
      guard let first = ids.first, let last = ids.last, ids.count > 1,
        let collection = collection.base as? CollectionID
      else { return nil }
      return {
        move(
          ReorderDifference(
            sources: [last],
            destination: .init(position: .before(first), collectionID: collection)))
      }
    }
    return environment(\.reorderContainer, isEnabled ? container : nil)
      .recorded("reorderContainer", "\(item)")
  }

  /// Lets items in the view that are marked `reorderable` be reordered; the layout stays.
  ///
  /// - Parameter move: is called when an item was moved, which `--interact` does once.
  nonisolated public func reorderContainer<Item>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable {
    reorderContainer(of: item, isEnabled, move)
  }

  /// Lets items in the view be reordered within and between collections; the layout stays.
  nonisolated public func reorderContainer<Item, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item: Identifiable, Item.ID: Sendable, CollectionID: Hashable & Sendable {
    reorderContainer(of: item, isEnabled, move)
  }

  /// Lets items in the view that a key path identifies be reordered; the layout stays.
  nonisolated public func reorderContainer<Item, ItemID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where ItemID: Hashable & Sendable {
    reorderContainer(of: item, isEnabled, move)
  }

  /// Lets items in the view that a key path identifies be reordered within and between collections; the
  /// layout stays.
  nonisolated public func reorderContainer<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View where ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable {
    reorderContainer(of: item, isEnabled, move)
  }
}
