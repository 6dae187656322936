import Foundation

/// A value that a gesture updates while it goes on; without touches it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var current: State<Value>

  private init(
    first: Value, onReset: @escaping (Value, inout Transaction) -> Void = { _, _ in }
  ) {
    initialValue = first
    self.onReset = onReset
    current = State(wrappedValue: first)
  }

  /// A state with the value that it has while no gesture goes on.
  public init(wrappedValue: Value) { self.init(first: wrappedValue) }

  /// A state with the value that it has while no gesture goes on.
  public init(initialValue: Value) { self.init(first: initialValue) }

  /// A state with a transaction for going back to its first value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(first: wrappedValue) { $1 = resetTransaction }
  }

  /// A state with a transaction for going back to its first value.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(first: initialValue) { $1 = resetTransaction }
  }

  /// A state with a closure that is told the last value before it goes back to the first.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: wrappedValue, onReset: reset)
  }

  /// A state with a closure that is told the last value before it goes back to the first.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(first: initialValue, onReset: reset)
  }

  /// The value now: the first one while no gesture goes on.
  public var wrappedValue: Value { current.wrappedValue }

  /// The state itself, for gestures to update.
  public var projectedValue: GestureState<Value> { self }

  /// Finds the value that this place in the tree keeps, or starts with the first one.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) { current._link(slot) }

  /// Gives it another value, as a gesture does that goes on.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (wrappedValue, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { current.wrappedValue = value }
  }

  /// Goes back to the first value, as at the end of a gesture.
  func reset() {
    var transaction = Transaction()
    onReset(wrappedValue, &transaction)
    withTransaction(transaction) { current.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil while no gesture goes on.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

// Its storage is of the main actor, whose gestures write it.
extension GestureState: @unchecked Sendable where Value: Sendable {}
