import Foundation

/// A value that belongs to a view and outlives its value: writing it evaluates what read it again.
///
/// A write outside of an update is seen by views with the next pass, and at once by code that reads the
/// property; one that equals the current value is dropped.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var initialValue: Value
  @usableFromInline var location: AnyObject?

  /// A state with its first value.
  public init(wrappedValue value: Value) {
    initialValue = value
    location = nil
  }

  /// A state with its first value.
  public init(initialValue value: Value) {
    initialValue = value
    location = nil
  }

  private var stateLocation: StateLocation<Value>? { location as? StateLocation<Value> }

  /// The current value. A write of an equal value is dropped.
  public var wrappedValue: Value {
    get { stateLocation?.get() ?? initialValue }
    nonmutating set { stateLocation?.set(newValue, Transaction.current) }
    nonmutating _modify {
      let begun = WriteInPlace.begin()
      var value = wrappedValue
      defer { WriteInPlace.end(begun) { wrappedValue = value } }
      yield &value
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location = stateLocation else { return .constant(initialValue) }
    return Binding(location: location)
  }

  /// Finds the value that this place in the tree keeps, or starts with the first one.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    if slot.content == nil {
      slot.content = StateLocation(initialValue, name: slot.name, owner: slot.owner)
    }
    location = slot.content
  }
}

extension State {
  /// Takes the value that goes by a name in the hosted view, or starts it.
  ///
  /// - Parameters:
  ///   - value: what it starts with; nil for the first value.
  ///   - keep: called with each value that a write leaves.
  @MainActor
  mutating func link(
    named name: String, _ slot: _PropertySlot, startingWith value: @autoclosure () -> Value? = nil,
    _ keep: @autoclosure () -> ((Value) -> Void)? = nil
  ) {
    guard let owner = slot.owner else { return }
    let host = owner.context.host
    let key = "\(name): \(TypeName.short(Value.self))"
    if let known = host.namedStates[key] as? StateLocation<Value> {
      known.keepOwned(by: owner)
      location = known
    } else {
      let started = StateLocation(value() ?? initialValue, name: name, owner: owner)
      started.keep = keep()
      location = started
      host.namedStates[key] = started
    }
  }

  /// Writes a value that came from elsewhere, unless it is the current one.
  @MainActor
  func take(_ value: Value) {
    guard let stateLocation, !stateLocation.isLatest(value) else { return }
    // It comes from where it would be kept.
    stateLocation.whileNotKept { wrappedValue = value }
  }
}

// As SwiftUI has it: reads and writes from elsewhere come in on the main thread.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}
