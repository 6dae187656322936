import Foundation

/// A view made of the views that another one stands for.
public struct GroupElementsOfContent<Subviews, Content> where Subviews: View, Content: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  /// The engine asks for the content when it knows the views.
  public typealias Body = Never

  /// Makes the views, and the content out of them.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    SubviewsElement(view, context)
  }
}

extension Group {
  /// A view made of the views that another one stands for.
  public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}

/// Makes the source's views without showing them, and shows what is made of them.
private final class SubviewsElement<Source: View, Content: View>: WrappingElement<
  GroupElementsOfContent<Source, Content>, Content
>
{
  private var view: GroupElementsOfContent<Source, Content>
  private var source: SourceElement<Source>?

  init(_ view: GroupElementsOfContent<Source, Content>, _ context: ViewContext) {
    self.view = view
    super.init(context)
    let source = SourceElement(view.subviews, context.inside(stackAxis: nil))
    source.parent = self
    source.didChange = { [unowned self] in self.context.host.markDirty(self) }
    self.source = source
    showContent()
  }

  override func update(_ view: GroupElementsOfContent<Source, Content>, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    source?.update(view.subviews, context.inside(stackAxis: nil))
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    showContent()
  }

  private func showContent() {
    let subviews = SubviewsCollection(subviews: (source?.nodes ?? []).map { Subview(node: $0) })
    let content = Evaluation.tracking(self) { view.content(subviews) }
    show(content, context.inside())
  }

  override var children: ContiguousArray<AnyElement> {
    (source.map { [$0] } ?? []) + super.children
  }
}

/// The place of the views that a container is made of; what shows them is beside it.
private final class SourceElement<Source: View>: AnyElement {
  private var content: ViewElement<Source>?
  var didChange: (() -> Void)?

  init(_ view: Source, _ context: ViewContext) {
    super.init(context)
    content = makeChild(view, context.inside())
  }

  func update(_ view: Source, _ context: ViewContext) {
    self.context = context
    if let content { updateChild(content, view, context.inside()) }
  }

  override func structureDidChange() { didChange?() }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    content?.appendNodes(to: &nodes)
  }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}
