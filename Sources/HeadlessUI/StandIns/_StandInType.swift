/// A type that is not here: a generated one conforms to this.
@dynamicMemberLookup
public protocol _StandInType: View, Hashable, Identifiable, CustomStringConvertible, Error,
  Codable
{
  /// What it stands for, in words.
  nonisolated var _label: String { get }

  /// A value that stands for what `label` says.
  nonisolated init(_standIn label: String)
}

extension _StandInType {
  /// A placeholder.
  @MainActor public var body: _StandIn { _StandIn(_label) }
  /// What it stands for.
  nonisolated public var id: String { _label }
  /// What it stands for.
  nonisolated public var description: String { _label }

  /// Stands in for each member.
  nonisolated public subscript(dynamicMember name: String) -> _StandIn {
    get { _StandIn(_label) }
    nonmutating set {}
  }

  /// Stands in for each static member.
  nonisolated public static subscript(dynamicMember name: String) -> _StandIn {
    get { _StandIn("a placeholder replaces a member of \(Self.self)") }
    set {}
  }

  /// Reads nothing.
  nonisolated public init(from decoder: any Decoder) throws {
    self.init(_standIn: "a sample replaces the decoded value of \(Self.self)")
  }
  /// Writes nothing.
  nonisolated public func encode(to encoder: any Encoder) throws {}

  /// They stand for the same.
  nonisolated public static func == (a: Self, b: Self) -> Bool { a._label == b._label }

  /// What it stands for.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(_label) }
}

/// A class that is not here: a generated one inherits from this.
@dynamicMemberLookup
open class _StandInObject: ObservableObject, Hashable, Identifiable, @unchecked Sendable {
  /// What it stands for, in words.
  public let _label: String

  /// An object that stands for what `label` says.
  nonisolated public init(_standIn label: String) {
    StandInUse.note(label)
    _label = label
  }

  /// An object that stands for what `label` says. Generated classes make one of their own kind.
  nonisolated open class func _sample(_ label: String) -> _StandInObject {
    _StandInObject(_standIn: label)
  }

  /// Stands in for each member.
  nonisolated public subscript(dynamicMember name: String) -> _StandIn {
    get { _StandIn(_label) }
    set {}
  }

  /// Stands in for each static member.
  nonisolated public static subscript(dynamicMember name: String) -> _StandIn {
    get { _StandIn("a placeholder replaces a member of \(Self.self)") }
    set {}
  }

  /// The same object.
  nonisolated public static func == (a: _StandInObject, b: _StandInObject) -> Bool { a === b }

  /// Which object it is.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Stands in for a property wrapper, or for an attached macro, that is not here.
@propertyWrapper
public struct _StandInProperty<Value>: DynamicProperty {
  private final class Storage {
    var value: Value?
  }

  private let label: String
  private let storage = Storage()

  /// A property whose value is a sample of its type.
  nonisolated public init(_ label: String) { self.label = label }

  /// A property with a value.
  nonisolated public init(wrappedValue: Value, _ label: String) {
    self.label = label
    storage.value = wrappedValue
  }

  /// The value that was set last, a sample of its type before.
  nonisolated public var wrappedValue: Value {
    get {
      StandInUse.note(label)
      if let value = storage.value { return value }
      let value: Value = _standIn(label)
      storage.value = value
      return value
    }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

// A type keeps what it has by its properties, such as being read from JSON, with one that stands in.

// As sendable as its value: the class behind it only says where it is.
extension _StandInProperty: @unchecked Sendable where Value: Sendable {}

extension _StandInProperty: Equatable where Value: Equatable {
  /// Whether the values are equal.
  nonisolated public static func == (a: _StandInProperty, b: _StandInProperty) -> Bool {
    a.wrappedValue == b.wrappedValue
  }
}

extension _StandInProperty: Hashable where Value: Hashable {
  /// Which value it is.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension _StandInProperty: Encodable where Value: Encodable {
  /// Writes the value.
  nonisolated public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension _StandInProperty: Decodable where Value: Decodable {
  /// Reads the value.
  nonisolated public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self), "")
  }
}
