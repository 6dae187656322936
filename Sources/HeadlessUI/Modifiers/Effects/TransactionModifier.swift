import Foundation

/// Changes the animation of what is taken in by the views below.
///
/// Only what changes on the way through the modifier is reached: a state of a view further down that
/// changes by itself keeps the transaction of its own write.
struct TransactionModifier {
  /// Decides about the animation: told what it would be and whether the value is another one.
  let change: @MainActor (inout Transaction) -> Void
  /// What the modifier watches; nil if it always changes the animation.
  let value: AnyEquatable?
}

/// A value that only says whether another one is equal.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

extension TransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    TransactionElement(view, context)
  }
}

private final class TransactionElement<Content: View>: WrappingElement<
  ModifiedContent<Content, TransactionModifier>, Content
>
{
  private var value: AnyEquatable?

  init(_ view: ModifiedContent<Content, TransactionModifier>, _ context: ViewContext) {
    value = view.modifier.value
    super.init(context)
    show(view.content, context.inside())
  }

  override func update(
    _ view: ModifiedContent<Content, TransactionModifier>, _ context: ViewContext
  ) {
    super.update(view, context)
    let layout = context.layout
    let outer = layout.animation
    if value == nil || value != view.modifier.value {
      var transaction = Transaction(animation: outer)
      view.modifier.change(&transaction)
      layout.animation = transaction.disablesAnimations ? nil : transaction.animation
    }
    value = view.modifier.value
    show(view.content, context.inside())
    layout.animation = outer
  }
}
