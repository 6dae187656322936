import Foundation

extension View {
  /// Animates changes of the view that come with a change of a value.
  ///
  /// Changes take effect at once, as the last frame would show them; what an animation would show on
  /// the way is asked afterwards.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    modifier(
      TransactionModifier(change: { $0.animation = animation }, value: AnyEquatable(value))
    )
    .recorded("animation", "value: \(value)")
  }

  /// Animates all changes of the view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(change: { $0.animation = animation }, value: nil))
      .recorded("animation")
  }

  /// Animates changes of the modifiers in the closure.
  nonisolated public func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(self)).recorded("animation")
  }

  /// Changes the transactions that reach the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    // Called on the main thread, where views are evaluated.
    nonisolated(unsafe) let transform = transform
    return modifier(TransactionModifier(change: { transform(&$0) }, value: nil))
      .recorded("transaction")
  }

  /// Changes the transactions that come with a change of a value.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    // Called on the main thread, where views are evaluated.
    nonisolated(unsafe) let transform = transform
    return modifier(
      TransactionModifier(change: { transform(&$0) }, value: AnyEquatable(value))
    )
    .recorded("transaction", "value: \(value)")
  }

  /// Changes the transactions of the modifiers in the closure.
  nonisolated public func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(self)).recorded("transaction")
  }
}
