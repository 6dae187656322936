import Foundation

/// Reads and writes a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// The transaction that writes are made with.
  public var transaction = Transaction()

  /// A binding from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(read: get, write: set)
  }

  /// A binding from a getter and a setter that is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = { value, _ in write(value) }
  }

  /// A binding to a value that cannot change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding from the projection of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let whole = self
    return Binding<Subject>(
      read: { whole.wrappedValue[keyPath: keyPath] },
      write: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// A binding whose writes carry an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// A binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// A binding to an optional that holds the value; writes of nil are ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
  }

  /// A binding to the value as a hashable of any type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      read: { AnyHashable(base.wrappedValue) },
      write: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}
