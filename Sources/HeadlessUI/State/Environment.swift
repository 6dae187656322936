import Foundation
import Observation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let readValue: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()
  private var findMissing: ((inout EnvironmentValues, HostState, _ reader: String) -> Void)?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    readValue = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type. It must have been put in the environment with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    let id = ObjectIdentifier(objectType)
    // Views are made often, and few miss an object.
    let issue = { MissingObject.issue("Observable object", "environment", objectType) }
    readValue = { values in
      let object = values.objects[id]
      // As SwiftUI does, unless a sample can go on for a report that says so. Optimized code does not
      // print the message of a failed precondition.
      guard let found = ((object as? MissingObject)?.read() ?? object) as? Value else {
        fatalError(issue())
      }
      return found
    }
    findMissing = { values, host, reader in
      guard values.objects[id] == nil else { return }
      values.objects[id] = host.missingObject(objectType, issue: issue(), reader: reader)
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
    guard let owner = slot.owner else { return }
    values = owner.context.environment
    findMissing?(&values, owner.context.host, slot.name)
  }
}

// As SwiftUI has it: read on the main thread, where views are evaluated.
extension Environment: @unchecked Sendable where Value: Sendable {}
