import Foundation

/// A value that a gesture updates while it goes on; without touches it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value

  /// A state with the value that it has while no gesture goes on.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// A state with the value that it has while no gesture goes on.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// A state with a transaction for going back to its first value.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initialValue = wrappedValue }

  /// A state with a transaction for going back to its first value.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.initialValue = initialValue
  }

  /// A state with a closure that is told the last value before it goes back to the first.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// A state with a closure that is told the last value before it goes back to the first.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.initialValue = initialValue
  }

  /// The value while no gesture goes on.
  public var wrappedValue: Value { initialValue }

  /// The state itself, for gestures to update.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil while no gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) { initialValue = nil }
}

extension GestureState: Sendable where Value: Sendable {}
