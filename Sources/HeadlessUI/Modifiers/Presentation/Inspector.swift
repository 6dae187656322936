import Foundation

extension View {
  /// Shows views at the trailing edge while a value is true; they are not evaluated.
  nonisolated public func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    recorded("inspector")
  }

  /// Sets the width of an inspector in points; the layout stays.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth", Number.text(Double(width)))
  }

  /// Sets between which widths in points an inspector can be; the layout stays.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("inspectorColumnWidth", Number.text(Double(ideal)))
  }
}
