import Foundation

/// A view whose content can scroll the scroll views inside it, or the one around it.
@frozen public struct ScrollViewReader<Content> where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// A view that can scroll the scroll views inside it.
  @inlinable nonisolated public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The engine shows the content.
  public typealias Body = Never

  /// The content, for which its proxy scrolls.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ScrollViewReaderElement(view, context)
  }
}

private final class ScrollViewReaderElement<Content: View>: WrappingElement<
  ScrollViewReader<Content>, Content
>
{
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, _ context: ViewContext) {
    self.view = view
    super.init(context)
    evaluateAgain()
  }

  override func update(_ view: ScrollViewReader<Content>, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    evaluateAgain()
  }

  /// The closure runs after the body that it is written in: its reads are those of this element.
  override func evaluateAgain() {
    context.host.isClean(self)
    let proxy = ScrollViewProxy(self)
    show(Evaluation.tracking(self) { view.content(proxy) }, context.inside())
  }
}

/// Scrolls the scroll views inside a reader, in the pass that follows.
public struct ScrollViewProxy: Sendable {
  private struct Scope: @unchecked Sendable {
    // The element is of the main actor, where its views' code scrolls.
    weak var element: AnyElement?
  }

  private let scope: Scope

  nonisolated init(_ element: AnyElement?) { scope = Scope(element: element) }

  /// Scrolls to the view with an id, without an animation; nothing where there is none.
  ///
  /// - Parameter anchor: the point of the view that goes to the same point of what can be seen; nil to move
  ///   as little as shows all of it.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    // Views' code scrolls on the main thread.
    nonisolated(unsafe) let destination = ScrollDestination.view(AnyHashable(id), anchor: anchor)
    OnMainThread.run { request(destination) }
  }

  @MainActor
  private func request(_ destination: ScrollDestination) {
    guard let element = scope.element, element.isAlive else { return }
    element.context.host.request(ScrollRequest(scope: element, destination: destination))
  }
}
