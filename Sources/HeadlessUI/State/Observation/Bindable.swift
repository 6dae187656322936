import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The bindable object itself.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects are bindable.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(storing value: Value) { wrappedValue = value }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding(location: ObjectPropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(storing: wrappedValue) }

  /// The bindable object of a projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
