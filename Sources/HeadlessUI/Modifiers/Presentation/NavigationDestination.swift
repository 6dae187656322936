import Foundation

extension View {
  /// Sets what a stack shows for a kind of value; the layout of the view stays.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    presenting(.push, DestinationForValue(content: destination))
      .recorded("navigationDestination", "\(data)")
  }

  /// Sets what is shown while a value is true; the layout of the view stays.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    // Made only where it may show: it may rest on what is not there.
    let isMade = isPresented.wrappedValue || ControlUse.isExpected
    let page = isMade ? NavigationPage(destination()) : nil
    return presenting(.push, WhilePresented(isPresented) { page })
      .recorded("navigationDestination")
  }

  /// Sets what is shown for an item; the layout of the view stays.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    presenting(
      .push,
      ForItem(item, id: { AnyHashable($0) }) { NavigationPage(destination($0)) }
    )
    .recorded("navigationDestination")
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
