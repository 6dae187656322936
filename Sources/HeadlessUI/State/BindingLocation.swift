import Foundation

/// Where a binding's value comes from and goes to.
protocol BindingLocation<Value>: AnyObject {
  associatedtype Value

  func get() -> Value
  /// The value, read without a dependency on it.
  func peek() -> Value
  func set(_ value: Value, _ transaction: Transaction)

  /// Whether both are the same place, so that two bindings to it are equal values.
  func isSame(as other: AnyObject) -> Bool
}

extension BindingLocation {
  func peek() -> Value { get() }

  func isSame(as other: AnyObject) -> Bool { self === other }
}

/// A place that two closures stand for.
final class ClosureLocation<Value>: BindingLocation {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  func get() -> Value { read() }
  func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A value that cannot change.
final class ConstantLocation<Value>: BindingLocation {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func get() -> Value { value }
  func set(_ value: Value, _ transaction: Transaction) {}

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A part of another binding's value.
final class ProjectedLocation<Whole, Value>: BindingLocation {
  private let whole: Binding<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: Binding<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  func get() -> Value { whole.wrappedValue[keyPath: keyPath] }
  func peek() -> Value { whole.location.peek()[keyPath: keyPath] }

  func set(_ value: Value, _ transaction: Transaction) {
    var changed = whole.wrappedValue
    changed[keyPath: keyPath] = value
    whole.transaction(transaction).wrappedValue = changed
  }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ProjectedLocation<Whole, Value> else { return false }
    return keyPath == other.keyPath && whole.location.isSame(as: other.whole.location)
  }
}
