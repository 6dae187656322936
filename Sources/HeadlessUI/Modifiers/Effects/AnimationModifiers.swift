import Foundation

extension View {
  /// Animates changes of the view that come with a change of a value; here they take effect at once.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    recorded("animation", "value: \(value)")
  }

  /// Animates all changes of the view; here they take effect at once.
  nonisolated public func animation(_ animation: Animation?) -> some View { recorded("animation") }

  /// Animates changes of the modifiers in the closure; here they take effect at once.
  nonisolated public func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(self)).recorded("animation")
  }

  /// Changes the transactions that reach the view; here changes take effect at once.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    recorded("transaction")
  }

  /// Changes the transactions that come with a change of a value; here changes take effect at once.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction", "value: \(value)")
  }

  /// Changes the transactions of the modifiers in the closure; here changes take effect at once.
  nonisolated public func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(self)).recorded("transaction")
  }
}
