import Foundation

extension View {
  // Not tried where one of the others fits: each of several in a chain would be tried with each of the
  // next, and what their closures compute with all of them.
  /// Runs an action when a value changes; it is told the new value.
  @_disfavoredOverload
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void)
    -> some View where V: Equatable
  {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Runs an action when a value changes; it is told the value before and the new one.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}

struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
  }
}

extension ChangeModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ChangeElement(view, context)
  }
}

private final class ChangeElement<Content: View, Value: Equatable>: WrappingElement<
  ModifiedContent<Content, ChangeModifier<Value>>, Content
>
{
  private var value: Value

  init(_ view: ModifiedContent<Content, ChangeModifier<Value>>, _ context: ViewContext) {
    value = view.modifier.value
    super.init(context)
    show(view.content, context.inside())
    if view.modifier.initial { act(view.modifier, value, value) }
  }

  override func update(
    _ view: ModifiedContent<Content, ChangeModifier<Value>>, _ context: ViewContext
  ) {
    super.update(view, context)
    show(view.content, context.inside())
    let old = value
    value = view.modifier.value
    if old != value { act(view.modifier, old, value) }
  }

  private func act(_ modifier: ChangeModifier<Value>, _ old: Value, _ new: Value) {
    context.host.enqueue(
      action: "onChange(of: \(TypeName.short(Value.self)))", context.host.causeOfValue
    ) { [weak self] in
      if self?.isAlive == true { modifier.action(old, new) }
    }
  }
}
