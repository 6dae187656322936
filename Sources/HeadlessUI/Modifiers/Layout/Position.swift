import Foundation

extension View {
  /// Puts the centre of the view at a point of the space it is given, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the centre of the view at a point of the space it is given, all of which it takes.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// Takes all space and puts its content somewhere in it.
@frozen public struct _PositionLayout: ViewModifier, Equatable {
  /// Where the centre of the content goes.
  public var position: CGPoint

  /// A layout that puts the centre of its content at a point.
  @inlinable nonisolated public init(position: CGPoint) { self.position = position }

  /// The engine lays it out.
  public typealias Body = Never
}

extension _PositionLayout: NodeModifier {
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> PositionNode {
    PositionNode(child: child, position, context)
  }

  func updateNode(_ node: PositionNode, _ context: ViewContext) { node.position = position }
}

/// Takes all space and puts the centre of its child at a point.
final class PositionNode: UnaryNode {
  var position: CGPoint {
    didSet { if position != oldValue { invalidatePlacement() } }
  }

  override var fit: NodeFit { NodeFit(layersContent: true) }

  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("x", position.x).distance("y", position.y)
  }

  init(child: LayoutNode, _ position: CGPoint, _ context: ViewContext) {
    self.position = position
    super.init(child: child, context)
  }

  override var label: String { "position" }

  override var detail: String? {
    "x: \(Number.text(Double(position.x))), y: \(Number.text(Double(position.y)))"
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if !proposal.width.isNaN && !proposal.height.isNaN {
      if let log = ReasonLog.of(self) {
        log.note(.position(answer: nil), of: self, for: proposal)
      }
      return CGSize(width: proposal.width, height: proposal.height)
    }
    let answer = child.size(proposal)
    if let log = ReasonLog.of(self) {
      log.note(.position(answer: answer), of: self, for: proposal)
    }
    return proposal.replacingUnspecified(
      width: Double(answer.width), height: Double(answer.height))
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let proposal = Proposal(viewSize.size)
    let size = child.size(proposal)
    if let log = ReasonLog.of(self) { log.note(place: .centre(position), of: child) }
    return (
      CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2),
      ViewSize(size, proposal)
    )
  }

  override func computeSpacing() -> Spacing { .plainView }
}
