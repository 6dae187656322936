import Foundation

/// The element of a view with a body.
final class CompositeElement<V: View>: ViewElement<V> {
  private var view: V
  private var content: ViewElement<V.Body>?
  private let record: ViewTypeRecord
  private let properties: PropertyStorage?

  init(_ view: V, _ context: ViewContext) {
    self.view = view
    record = ViewTypeRecord.of(V.self)
    properties = PropertyStorage(record)
    super.init(context)
    guard context.depth < HostState.maximumDepth else {
      context.layout.report(
        "Views are nested more than \(HostState.maximumDepth) deep; a body seems to contain "
          + "itself (\(V.self)).", at: nil)
      return
    }
    context.host.bodyLog?.begin(self)
    content = makeChild(evaluateBody(), context.inside())
  }

  override var composite: Any.Type? { V.self }
  override var viewValue: Any? { view }

  private func evaluateBody() -> V.Body {
    if let properties { properties.link(&view, in: self) }
    if let observer = context.layout.observer {
      observer.observe(.bodyEvaluated(type: TypeName.short(V.self)))
    }
    guard let log = context.host.bodyLog else {
      return Evaluation.tracking(self, record) { view.body }
    }
    let body = Evaluation.tracking(self, record) { view.body }
    log.evaluated(V.self, of: self, body)
    return body
  }

  override func update(_ view: V, _ context: ViewContext) {
    let outer = self.context.environment
    let sameEnvironment = context.environment.isIdentical(to: outer)
    super.update(view, context)
    let sameView = ValueComparison.areEqual(self.view, view)
    if sameView && sameEnvironment && !context.host.isDirty(self) { return }
    if let log = context.host.bodyLog {
      log.mark(self, ValueComparison.differences(self.view, view), context.environment, outer)
    }
    self.view = view
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    let body = evaluateBody()
    if let content { updateChild(content, body, context.inside()) }
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    content?.appendNodes(to: &nodes)
  }

  override var onlyNode: LayoutNode? { content?.onlyNode }

  override var staticNodeCount: Int? {
    // Not with `??`: content that cannot tell is not content that makes nothing.
    guard let content else { return 0 }
    return content.staticNodeCount
  }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}
