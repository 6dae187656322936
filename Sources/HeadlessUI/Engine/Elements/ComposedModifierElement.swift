import Foundation

/// The element of a modifier with a body.
final class ComposedModifierElement<Content: View, Modifier: ViewModifier>: WrappingElement<
  ModifiedContent<Content, Modifier>, Modifier.Body
>
{
  private var modifier: Modifier
  private var modified: Content
  private let record: ViewTypeRecord
  private let properties: PropertyStorage?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    modifier = view.modifier
    modified = view.content
    record = ViewTypeRecord.of(Modifier.self)
    properties = PropertyStorage(record)
    super.init(context)
    context.host.bodyLog?.begin(self)
    show(evaluateBody(), context.inside())
  }

  override var viewValue: Any? { modifier }

  private func evaluateBody() -> Modifier.Body {
    if let properties { properties.link(&modifier, in: self) }
    if let observer = context.layout.observer {
      observer.observe(.bodyEvaluated(type: TypeName.short(Modifier.self)))
    }
    let placeholder = _ViewModifier_Content<Modifier>(content: AnyView(modified))
    guard let log = context.host.bodyLog else {
      return Evaluation.tracking(self, record) { modifier.body(content: placeholder) }
    }
    let body = Evaluation.tracking(self, record) { modifier.body(content: placeholder) }
    log.evaluated(Modifier.self, of: self, body)
    return body
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: ViewContext) {
    let outer = self.context.environment
    super.update(view, context)
    if let log = context.host.bodyLog {
      log.mark(
        self, ValueComparison.differences(modifier, view.modifier), context.environment, outer)
    }
    modifier = view.modifier
    modified = view.content
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    show(evaluateBody(), context.inside())
  }
}
