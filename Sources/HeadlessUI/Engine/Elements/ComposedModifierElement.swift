import Foundation

/// The element of a modifier with a body.
final class ComposedModifierElement<Content: View, Modifier: ViewModifier>: WrappingElement<
  ModifiedContent<Content, Modifier>, Modifier.Body
>
{
  private var modifier: Modifier
  private var modified: Content
  private let properties: PropertyStorage?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    modifier = view.modifier
    modified = view.content
    properties = PropertyStorage.make(for: Modifier.self)
    super.init(context)
    show(evaluateBody(), context.inside())
  }

  private func evaluateBody() -> Modifier.Body {
    if let properties { properties.link(&modifier, in: self) }
    if let observer = context.layout.observer {
      observer.observe(.bodyEvaluated(type: TypeName.short(Modifier.self)))
    }
    let placeholder = _ViewModifier_Content<Modifier>(content: AnyView(modified))
    return Evaluation.tracking(self) { modifier.body(content: placeholder) }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    super.update(view, context)
    modifier = view.modifier
    modified = view.content
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    show(evaluateBody(), context.inside())
  }
}
