import Foundation

/// Which view has the focus, as far as the program set it; there is no user input here.
@frozen @propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
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
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private var state: State<Value>

  /// Finds the value that this place in the tree keeps.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) { state._link(slot) }

  /// Whether a view has the focus: none at first.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which view has the focus: none at first.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
    nonmutating _modify { yield &state.wrappedValue }
  }

  /// A binding to the value.
  public var projectedValue: FocusState<Value>.Binding { Binding(binding: state.projectedValue) }
}
