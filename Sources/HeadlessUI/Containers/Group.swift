import Foundation

/// Several views treated as one in the builder; in layout they stay what they are.
@frozen public struct Group<Content> {
  @usableFromInline var content: Content

  // Instead of a memberwise one that calls with a closure could mean as well.
  fileprivate nonisolated init(_ content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// The engine shows the content.
  public typealias Body = Never

  /// A group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Shows the content.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    GroupElement(view, context)
  }
}

extension Group: Sendable where Content: Sendable {}

private final class GroupElement<Content: View>: WrappingElement<Group<Content>, Content> {
  init(_ view: Group<Content>, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside())
  }

  override func update(_ view: Group<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside())
  }
}
