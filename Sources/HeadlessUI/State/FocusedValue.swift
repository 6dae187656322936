import Foundation

/// A key for a value that what has the focus hands to the rest of the program.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of what has the focus. Nothing ever has it here.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if what has the focus hands out none.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Optional {
  /// The type inside.
  public typealias _Wrapped = Wrapped
}

/// Reads a value of what has the focus: nil, because nothing has it here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// The value.
  public var wrappedValue: Value? { nil }
}

/// Binds a value of what has the focus: nil, because nothing has it here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Binds the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value; writes go nowhere.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object of what has the focus: nil, because nothing has it here.
@propertyWrapper
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Reads the object of this type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Hands out a value while the view has the focus; it never has it here.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    recorded("focusedValue")
  }

  /// Hands out a value while the view has the focus; it never has it here.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    recorded("focusedValue")
  }

  /// Hands out an object while the view has the focus; it never has it here.
  nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject {
    recorded("focusedValue")
  }

  /// Hands out a value while the scene has the focus; it never has it here.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    recorded("focusedSceneValue")
  }

  /// Hands out a value while the scene has the focus; it never has it here.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    recorded("focusedSceneValue")
  }

  /// Hands out an object while the view has the focus; it never has it here.
  nonisolated public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    recorded("focusedObject")
  }

  /// Hands out an object while the scene has the focus; it never has it here.
  nonisolated public func focusedSceneObject<T>(_ object: T?) -> some View
  where T: ObservableObject {
    recorded("focusedSceneObject")
  }
}
