import Foundation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let readValue: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    readValue = { $0[keyPath: keyPath] }
  }

  /// The value; its default outside of a view tree.
  public var wrappedValue: Value { readValue(values) }

  /// Takes the environment of the place where the view stands.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    if let owner = slot.owner { values = owner.context.environment }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
