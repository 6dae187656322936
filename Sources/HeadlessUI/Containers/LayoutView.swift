import Foundation

/// A layout with the views it lays out: what calling a layout with a view builder gives.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content

  nonisolated init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LayoutView: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    LayoutViewElement(view, context)
  }
}

extension Layout {
  /// Lays out the views of a view builder.
  @_disfavoredOverload
  nonisolated public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View
  where V: View {
    LayoutView(layout: self, content: content())
  }
}

final class LayoutViewElement<L: Layout, Content: View>: ContainerElement<
  LayoutView<L, Content>, Content
>
{
  init(_ view: LayoutView<L, Content>, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside(stackAxis: view.layout.stackAxis))
    if view.layout is any VanishingLayout, content?.staticNodeCount == 1 { return }
    node = LayoutContainerNode(view.layout, context)
    fill()
  }

  override func update(_ view: LayoutView<L, Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside(stackAxis: view.layout.stackAxis))
    guard let node = node as? LayoutContainerNode<L> else { return }
    if ValueComparison.areEqual(node.layout, view.layout) {
      node.valuesWereMadeAnew()
    } else {
      node.update(view.layout)
    }
  }
}

extension Layout {
  /// The stack axis of this value; `AnyLayout` has that of the layout inside.
  var stackAxis: Axis? {
    (self as? AnyLayout)?.innerStackAxis ?? Self.layoutProperties.stackOrientation
  }
}
