import Foundation

/// Scrolls the first scroll view in a view to where a binding asks.
struct ScrollPositionModifier {
  /// Nil where nothing is asked for.
  let destination: () -> ScrollDestination?

  nonisolated init(_ destination: @escaping () -> ScrollDestination?) {
    self.destination = destination
  }
}

extension ScrollPositionModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    ScrollPositionElement(view, context)
  }
}

private final class ScrollPositionElement<Content: View>: WrappingElement<
  ModifiedContent<Content, ScrollPositionModifier>, Content
>
{
  private var modifier: ScrollPositionModifier
  private var destination: ScrollDestination?

  init(_ view: ModifiedContent<Content, ScrollPositionModifier>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    evaluateAgain()
  }

  override func update(
    _ view: ModifiedContent<Content, ScrollPositionModifier>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    let new = Evaluation.tracking(self) { modifier.destination() }
    guard new != destination else { return }
    destination = new
    if let new { context.host.request(ScrollRequest(scope: self, destination: new)) }
  }
}
