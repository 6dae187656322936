import Foundation

/// Which view assistive technology is at, as far as the program said so.
@frozen @propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  /// Reads and writes a focus state that another view owns.
  @frozen @propertyWrapper
  public struct Binding {
    let binding: HeadlessUI.Binding<Value>

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
      nonmutating _modify { yield &binding.wrappedValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var state: State<Value>

  /// Finds the value that this place in the tree keeps.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) { state._link(slot) }

  /// Whether assistive technology is at a view: no at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which view assistive technology is at: none at first.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// Which view assistive technology is at.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
    nonmutating _modify { yield &state.wrappedValue }
  }

  /// A binding to the value.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: state.projectedValue)
  }
}

extension View {
  /// Binds where assistive technology is to a value; the layout stays.
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    recorded("accessibilityFocused", "equals: \(ValueText.short(value))")
  }

  /// Binds where assistive technology is to whether it is at the view; the layout stays.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    recorded("accessibilityFocused")
  }
}
