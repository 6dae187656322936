import Foundation

/// A stored property of a view that is updated before the view's body is evaluated.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()

  /// Connects the property with what it stands for. Properties made of others need not care.
  @MainActor mutating func _link(_ slot: _PropertySlot)
}

extension DynamicProperty {
  /// Nothing to update.
  public mutating func update() {}

  /// Links the dynamic properties inside this one.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) { slot.linkFields(of: &self) }
}

/// Where a dynamic property keeps what must outlive the view value.
@MainActor
public final class _PropertySlot {
  weak var owner: AnyElement?
  /// What the property keeps: a state's location, an object.
  var content: AnyObject?
  /// The view's type and the property: `WheelDemo.radius`.
  let name: String
  private var nested: PropertyStorage?
  /// What tells of changes of an object, as long as it is the property's.
  var subscription: AnyCancellable?
  weak var subscribedObject: AnyObject?

  init(name: String) { self.name = name }

  func linkFields<P>(of property: inout P) {
    guard let owner else { return }
    if nested == nil { nested = PropertyStorage.make(for: P.self) }
    nested?.link(&property, in: owner)
  }
}

/// The slots of all dynamic properties of one view.
@MainActor
final class PropertyStorage {
  private struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
    let slot: _PropertySlot
  }

  private let properties: [Property]

  init?(_ record: ViewTypeRecord) {
    if record.fields.isEmpty { return nil }
    properties = record.fields.map {
      Property(offset: $0.offset, type: $0.type, slot: _PropertySlot(name: $0.name))
    }
  }

  /// Storage for the dynamic properties of a type; nil if it has none.
  static func make<T>(for type: T.Type) -> PropertyStorage? {
    PropertyStorage(ViewTypeRecord.of(type))
  }

  func link<T>(_ value: inout T, in owner: AnyElement) {
    withUnsafeMutablePointer(to: &value) { pointer in
      for property in properties {
        property.slot.owner = owner
        // The offset and the type of the field come from the same table as `T`.
        @MainActor func link<P: DynamicProperty>(_: P.Type) {
          let field = (UnsafeMutableRawPointer(pointer) + property.offset)
            .assumingMemoryBound(to: P.self)
          field.pointee._link(property.slot)
          field.pointee.update()
        }
        link(property.type)
      }
    }
  }
}
