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

#if !canImport(UIKit)
  /// The element of a view of UIKit.
  final class RepresentableElement<V: UIViewRepresentable>: RepresentedElement<V> {
    override func answer(_ view: V, _ environment: EnvironmentValues) -> RepresentableNode.Answer? {
      view.representedSize(environment)
    }
  }

  /// The element of a view controller of UIKit.
  final class ControllerRepresentableElement<V: UIViewControllerRepresentable>: RepresentedElement<
    V
  >
  {
    override func answer(_ view: V, _ environment: EnvironmentValues) -> RepresentableNode.Answer? {
      view.representedSize(environment)
    }
  }
#endif

/// One node that stands for a platform's view.
class RepresentedElement<V: View>: ViewElement<V> {
  private let node: RepresentableNode

  init(_ view: V, _ context: ViewContext) {
    let reason = "\(TypeName.short(V.self)) shows a view of the platform, which is not drawn here"
    node = RepresentableNode(context, reason, nil)
    super.init(context)
    StandInUse.note(reason)
    node.answer = answer(view, context.environment)
  }

  /// The answers of the view itself.
  func answer(_ view: V, _ environment: EnvironmentValues) -> RepresentableNode.Answer? { nil }

  override func update(_ view: V, _ context: ViewContext) {
    super.update(view, context)
    node.answer = answer(view, context.environment)
    node.invalidate()
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
