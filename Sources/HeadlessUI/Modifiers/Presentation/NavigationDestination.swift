import Foundation

extension View {
  /// Sets what is shown for a kind of value; the layout stays, and it is not evaluated.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    recorded("navigationDestination", "\(data)")
  }

  /// Sets what is shown while a value is true; the layout stays, and it is not evaluated.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    recorded("navigationDestination")
  }

  /// Sets what is shown for an item; the layout stays, and it is not evaluated.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    recorded("navigationDestination")
  }

  /// Sets the width of a column, in points; the layout stays.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    recorded("navigationSplitViewColumnWidth", Number.text(Double(width)))
  }

  /// Sets the width of a column, in points; the layout stays.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("navigationSplitViewColumnWidth", Number.text(Double(ideal)))
  }
}
