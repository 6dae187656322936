import Foundation

extension View {
  /// Lets the view be dragged as a value; the layout stays.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    recorded("draggable")
  }

  /// Lets the view be dragged as a value, with a preview that is not shown; the layout stays.
  nonisolated public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    recorded("draggable")
  }

  /// Lets values be dropped on the view; the layout stays.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    recorded("dropDestination", "\(payloadType)")
  }
}
