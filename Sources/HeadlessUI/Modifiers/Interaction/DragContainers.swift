import Foundation

/// What happens to items that are dragged away.
public struct DragConfiguration: Sendable {
  /// Items are copied; they may be moved or deleted as well.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// How a view takes items that are dropped.
public struct DropConfiguration: Sendable {
  /// What happens to the items.
  public var operation: DropOperation

  /// What happens to the items.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Items being dragged; there are none here.
public struct DragSession: Identifiable, Sendable {
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// Before it has moved.
    case initial
    /// It moves.
    case active
    /// It is over.
    case ended(DropOperation)
    /// Its items have been handed over.
    case dataTransferCompleted
  }

  /// Which one it is.
  public let id: UUID
  /// How far it is.
  public let phase: Phase
}

/// Items being dragged over a view; there are none here.
public struct DropSession: Identifiable, Sendable {
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// It has come to the view.
    case entering
    /// It is over the view.
    case active
    /// It has left the view.
    case exiting
    /// It is over.
    case ended(DropOperation)
    /// Its items have been handed over.
    case dataTransferCompleted
  }

  /// Which one it is.
  public let id: UUID
  /// How far it is.
  public let phase: Phase
  /// Where in the view it is, in points.
  public let location: CGPoint
}

/// How the images of dragged items lie together.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var `default`: DragDropPreviewsFormation { .init(name: "default") }
  /// As they are.
  public static var none: DragDropPreviewsFormation { .init(name: "none") }
  /// In a pile.
  public static var pile: DragDropPreviewsFormation { .init(name: "pile") }
  /// One upon the other.
  public static var stack: DragDropPreviewsFormation { .init(name: "stack") }
  /// One below the other.
  public static var list: DragDropPreviewsFormation { .init(name: "list") }
}

// Nothing is dragged here, so that what follows changes nothing.
extension View {
  /// Lets identifiable items in the view be dragged together; the layout stays.
  nonisolated public func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [Item.ID]) -> Data
  ) -> some View where Item: Identifiable, Data: Collection, Data.Element == Item {
    recorded("dragContainer", "\(itemType)")
  }

  /// Lets an identifiable item in the view be dragged; the layout stays.
  nonisolated public func dragContainer<Item>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemID: Item.ID) -> Item?
  ) -> some View where Item: Identifiable {
    recorded("dragContainer", "\(itemType)")
  }

  /// Lets items that a key path identifies be dragged together; the layout stays.
  nonisolated public func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil,
    _ payload: @escaping (_ draggedItemIDs: [ItemID]) -> Data
  ) -> some View where ItemID: Hashable, Data: Collection, Data.Element == Item {
    recorded("dragContainer", "\(itemType)")
  }

  /// Sets which items are dragged together; the layout stays.
  nonisolated public func dragContainerSelection<ItemID>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable {
    recorded("dragContainerSelection")
  }

  /// Lets the view be dragged as an item of the container around it; the layout stays.
  nonisolated public func draggable<ItemID>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable {
    recorded("draggable", "\(containerItemID)")
  }

  /// Sets what happens to items that are dragged away; the layout stays.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    recorded("dragConfiguration")
  }

  /// Sets how the view takes items; the layout stays.
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    recorded("dropConfiguration")
  }

  /// Follows items as they are dragged, which they never are here; the layout stays.
  nonisolated public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View {
    recorded("onDragSessionUpdated")
  }

  /// Follows items as they come over the view, which they never do here; the layout stays.
  nonisolated public func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View {
    recorded("onDropSessionUpdated")
  }

  /// Sets how the images of dragged items lie together; the layout stays.
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation)
    -> some View
  {
    recorded("dragPreviewsFormation", formation.name)
  }

  /// Sets how the images of items lie together over the view; the layout stays.
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation)
    -> some View
  {
    recorded("dropPreviewsFormation", formation.name)
  }

  /// Lets values be dropped on the view; the layout stays.
  @_disfavoredOverload
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    recorded("dropDestination", "\(payloadType)")
  }
}
