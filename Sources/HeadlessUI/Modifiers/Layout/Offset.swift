import Foundation

extension View {
  /// Moves what the view shows; its layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves what the view shows; its layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

/// Moves the content without the layout.
@frozen public struct _OffsetEffect: ViewModifier, Equatable {
  /// How far, in points.
  public var offset: CGSize

  /// An effect that moves its content.
  @inlinable nonisolated public init(offset: CGSize) { self.offset = offset }

  /// The engine moves the content.
  public typealias Body = Never
}

extension _OffsetEffect: NodeModifier {
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> OffsetNode {
    OffsetNode(child: child, offset, context)
  }

  func updateNode(_ node: OffsetNode, _ context: ViewContext) { node.offset = offset }
}

/// Moves the frames below it; its own frame, guides and size are those of the child.
final class OffsetNode: UnaryNode {
  var offset: CGSize {
    didSet { if offset != oldValue { invalidatePlacement() } }
  }

  override var fit: NodeFit { NodeFit(layersContent: true) }

  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("x", offset.width).distance("y", offset.height)
  }

  init(child: LayoutNode, _ offset: CGSize, _ context: ViewContext) {
    self.offset = offset
    super.init(child: child, context)
  }

  override var label: String { "offset" }

  override var detail: String? {
    "x: \(Number.text(Double(offset.width))), y: \(Number.text(Double(offset.height)))"
  }

  override var priority: Double { child.priority }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    (.zero, viewSize)
  }

  override func placeChildren() {
    if let log = ReasonLog.of(self) { log.note(place: .moved(offset), of: child) }
    // Not mirrored from right to left: the offset is in the coordinates of the screen.
    child.place(relative: CGPoint(x: offset.width, y: offset.height), placed)
  }
}
