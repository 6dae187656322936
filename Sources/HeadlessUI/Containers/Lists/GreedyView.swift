import Foundation

/// A container that takes all that it is proposed, and is as large as its content where nothing is.
///
/// What fills a window: split views.
struct GreedyView<Content: View> {
  let label: String
  let content: Content

  nonisolated init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GreedyView: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    GreedyElement(view, context)
  }
}

private final class GreedyElement<Content: View>: ContainerElement<
  GreedyView<Content>, VStack<Content>
>
{
  init(_ view: GreedyView<Content>, _ context: ViewContext) {
    super.init(context)
    showStacked(view)
    node = GreedyNode(view.label, context)
    fill()
  }

  override func update(_ view: GreedyView<Content>, _ context: ViewContext) {
    super.update(view, context)
    showStacked(view)
  }

  private func showStacked(_ view: GreedyView<Content>) {
    show(VStack(alignment: .center) { view.content }, context.inside(stackAxis: nil))
  }
}

final class GreedyNode: FillingNode {
  override var clipsContent: Bool { true }

  override func placeChildren() {
    guard let child = children.first else { return }
    placeInMiddle(child, of: placed.size)
  }
}
