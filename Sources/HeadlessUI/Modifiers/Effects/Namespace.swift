import Foundation

/// A space of identifiers that belongs to a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// Tells one space from another.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id = ID(number: 0)

  /// A space of its own.
  public init() {}

  /// The identifier of the space; the same for as long as the view exists.
  public var wrappedValue: Namespace.ID { id }

  /// Finds the identifier that this place in the tree keeps, or takes a new one.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    if slot.content == nil { slot.content = NamespaceLocation() }
    if let location = slot.content as? NamespaceLocation { id = ID(number: location.number) }
  }
}

@MainActor
private final class NamespaceLocation {
  private static var last = 0

  let number: Int

  init() {
    NamespaceLocation.last += 1
    number = NamespaceLocation.last
  }
}
