import Foundation

/// A view that is nothing: it takes no part in layout.
@frozen public struct EmptyView: View, Sendable {
  /// An empty view.
  @inlinable nonisolated public init() {}

  /// The engine shows nothing.
  public typealias Body = Never

  /// Makes no layout node.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    EmptyElement(context)
  }
}

private final class EmptyElement: ViewElement<EmptyView> {
  override var staticNodeCount: Int? { 0 }
}
