import Foundation

/// Content of a toolbar that has a body: its views, in the environment of the view that has the toolbar.
struct ComposedToolbarContent<Content: ToolbarContent> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension ComposedToolbarContent: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ComposedToolbarElement(view, context)
  }
}

private final class ComposedToolbarElement<Content: ToolbarContent>: WrappingElement<
  ComposedToolbarContent<Content>, ToolbarViews
>
{
  private var toolbarContent: Content
  private let properties: PropertyStorage?

  init(_ view: ComposedToolbarContent<Content>, _ context: ViewContext) {
    toolbarContent = view.content
    properties = PropertyStorage.make(for: Content.self)
    super.init(context)
    evaluateAgain()
  }

  override var viewValue: Any? { toolbarContent }

  override func update(_ view: ComposedToolbarContent<Content>, _ context: ViewContext) {
    super.update(view, context)
    toolbarContent = view.content
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    if let properties { properties.link(&toolbarContent, in: self) }
    let views = Evaluation.tracking(self) { ToolbarViews(of: toolbarContent.body) }
    show(views, context.inside())
  }
}
