import Foundation
import Observation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let readValue: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    readValue = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type. It must have been put in the environment with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    readValue = { values in
      guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
        // As SwiftUI does. Optimized code does not print the message of a failed precondition.
        fatalError(
          "No Observable object of type \(objectType) found. A View.environment(_:) for "
            + "\(objectType) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Reads the object of a type; nil if there is none.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    readValue = { $0.objects[ObjectIdentifier(objectType)] as? T }
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
