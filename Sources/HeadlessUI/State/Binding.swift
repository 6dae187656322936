import Foundation

/// Reads and writes a value that another view or object owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  let location: any BindingLocation<Value>
  // As in SwiftUI, a binding carries the value it was made with: with another value it is another
  // binding, and what it is handed to is updated.
  private let value: Value
  /// The transaction that writes are made with.
  public var transaction = Transaction()
  /// Who was handed this binding and answers for what is written through it; nil for anybody.
  var writer: WriteSource?

  init(location: any BindingLocation<Value>) {
    self.location = location
    value = location.peek()
  }

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(read: read) { value, _ in write(value) })
  }

  /// A binding from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(read: get, write: set)
  }

  /// A binding from a getter and a setter that is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(read: get, write: set))
  }

  /// A binding to a value that cannot change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      let transaction = transaction.animation == nil ? Transaction.current : transaction
      guard let writer else { return location.set(newValue, transaction) }
      let part = (ValueText.short(location.peek()), ValueText.short(newValue))
      WriteSource.during(writer, part: part) { location.set(newValue, transaction) }
    }
    nonmutating _modify {
      // What a closure writes, it writes on a line of its own.
      let begun = location is ClosureLocation<Value> ? nil : WriteInPlace.begin()
      var value = wrappedValue
      defer { WriteInPlace.end(begun) { wrappedValue = value } }
      yield &value
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding from the projection of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding<Subject>(location: ProjectedLocation(self, keyPath))
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

  /// Whether both bind the same place and were made with the same value.
  func isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location) && ValueComparison.areEqual(value, other.value)
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

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// All positions in the collection.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next position.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to the element at a position.
  public subscript(position: Index) -> Binding<Value.Element> {
    let whole = self
    return Binding<Value.Element>(
      read: { whole.wrappedValue[position] }, write: { whole.wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// Something that writes go through and that can say who answers for them.
protocol WriterCarrying {
  mutating func setWriter(_ writer: WriteSource)
}

extension Binding: WriterCarrying {
  mutating func setWriter(_ writer: WriteSource) { self.writer = writer }
}

extension Optional: WriterCarrying where Wrapped: WriterCarrying {
  mutating func setWriter(_ writer: WriteSource) {
    guard var wrapped = self else { return }
    wrapped.setWriter(writer)
    self = wrapped
  }
}

extension Array: WriterCarrying where Element: WriterCarrying {
  mutating func setWriter(_ writer: WriteSource) {
    for index in indices { self[index].setWriter(writer) }
  }
}
