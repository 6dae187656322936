import HeadlessUI

extension View {
  /// Marks the view for measuring: its sizes come with the report, wherever it is in the tree.
  ///
  /// - Parameter requests: what to ask it for; ``SizeRequest/current`` is the proposal that it
  ///   really got when it was placed.
  @_disfavoredOverload
  nonisolated public func showSizes(_ requests: [SizeRequest] = SizeRequest.standard) -> some View {
    layoutAnnotation(SizeMark(requests: requests))
  }
}

/// What `showSizes` attaches to a node.
struct SizeMark: Sendable {
  let requests: [SizeRequest]
}
