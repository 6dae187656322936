import Foundation

/// Shows that a platform's view would be here: as large as proposed unless the representable answers.
final class RepresentableNode: LayoutNode {
  typealias Answer = @MainActor (ProposedViewSize) -> CGSize?

  /// The representable's own answers; nil where it has none.
  var answer: Answer?
  /// What is not drawn.
  var reason: String

  init(_ context: ViewContext, _ reason: String, _ answer: Answer?) {
    self.reason = reason
    self.answer = answer
    super.init(context, [])
  }

  override var label: String { "Placeholder" }

  override var detail: String? { reason }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offered = proposal.replacingUnspecified()
    guard let answer, let own = OnMainThread.run({ answer(proposal.proposedViewSize) }) else {
      return CGSize(width: offered.width, height: offered.height)
    }
    return own
  }
}

/// One node that stands for a platform's view.
class RepresentedElement<V: View>: ViewElement<V> {
  private let node: RepresentableNode
  private var view: V
  private let properties: PropertyStorage?

  init(_ view: V, _ context: ViewContext) {
    let reason = "\(TypeName.short(V.self)) shows a view of the platform, which is not drawn here"
    node = RepresentableNode(context, reason, nil)
    self.view = view
    properties = PropertyStorage.make(for: V.self)
    super.init(context)
    StandInUse.note(reason)
    evaluateAgain()
  }

  /// The answers of the view itself, which was updated before.
  func answer(_ view: V) -> RepresentableNode.Answer? { nil }

  override func update(_ view: V, _ context: ViewContext) {
    super.update(view, context)
    self.view = view
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    properties?.link(&view, in: self)
    let own = Evaluation.tracking(self) { answer(view) }
    node.answer = own.map { tracked($0) }
    node.invalidate()
  }

  /// The answer, after which what it read makes it another one when it changes.
  private func tracked(_ answer: @escaping RepresentableNode.Answer) -> RepresentableNode.Answer {
    { [weak self] proposal in
      guard let self else { return answer(proposal) }
      // It belongs to the evaluation before, so that what either has read counts.
      evaluation &-= 1
      defer { evaluation &+= 1 }
      return Evaluation.tracking(self, isPart: true) { answer(proposal) }
    }
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) { nodes.append(node) }

  override var onlyNode: LayoutNode? { node }

  override var staticNodeCount: Int? { 1 }
}

extension RepresentableNode: DrawnNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) {
    drawing.cross(frame, reason: reason)
  }
}
