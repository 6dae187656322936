import Foundation

extension View {
  /// Puts the view in an invisible frame of the given size; a nil axis keeps the view's own.
  @inlinable
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Does nothing; a frame needs at least one argument.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}

/// A frame of fixed width, height or both.
@frozen public struct _FrameLayout: ViewModifier {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @usableFromInline nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The engine lays the frame out.
  public typealias Body = Never
}

extension _FrameLayout: NodeModifier {
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> FrameNode {
    let node = FrameNode(child: child, context)
    updateNode(node, context)
    return node
  }

  func updateNode(_ node: FrameNode, _ context: ViewContext) {
    node.given = GivenNumbers().length("width", width).length("height", height)
    node.set(
      width: checked(width, node), height: checked(height, node), alignment: alignment)
  }

  /// SwiftUI reports an impossible dimension and treats it as not given.
  private func checked(_ length: CGFloat?, _ node: FrameNode) -> Double {
    guard let length else { return .nan }
    if length >= 0 && length.isFinite { return Double(length) }
    node.context.report("Invalid frame dimension (negative or non-finite).", at: node)
    return .nan
  }
}

/// A frame of fixed width, height or both; NaN for an axis that it leaves alone.
final class FrameNode: UnaryNode {
  private var width = Double.nan
  private var height = Double.nan
  private var alignment = Alignment.center
  /// What its author gave it, before what is impossible was left out.
  var given = GivenNumbers()

  override var givenNumbers: GivenNumbers { given }

  var lengths: (width: Double, height: Double, alignment: Alignment) { (width, height, alignment) }

  func set(width: Double, height: Double, alignment: Alignment) {
    let same =
      Proposal(width: width, height: height).isSame(
        as: Proposal(width: self.width, height: self.height)) && alignment == self.alignment
    if same { return }
    self.width = width
    self.height = height
    self.alignment = alignment
    answer(
      always: width.isNaN || height.isNaN ? nil : CGSize(width: width, height: height))
    invalidate()
  }

  override var label: String { "frame" }

  override var detail: String? {
    [
      width.isNaN ? nil : "width: \(Number.text(width))",
      height.isNaN ? nil : "height: \(Number.text(height))",
    ].compactMap { $0 }.joined(
      separator: ", ")
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width.isNaN ? proposal.width : width, height: height.isNaN ? proposal.height : height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let answer = child.size(offer(proposal))
    return CGSize(
      width: width.isNaN ? Double(answer.width) : width,
      height: height.isNaN ? Double(answer.height) : height)
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let proposal = offer(viewSize.proposal)
    let childSize = ViewSize(child.size(proposal), proposal)
    // Of a frame with one size for all proposals none is asked, but each is placed.
    if let log = ReasonLog.of(self) {
      log.note(
        .frame(
          horizontal: LengthReason(
            fixed: width, viewSize.proposal.width, childSize.size.width, viewSize.size.width),
          vertical: LengthReason(
            fixed: height, viewSize.proposal.height, childSize.size.height, viewSize.size.height)),
        of: self, for: viewSize.proposal)
    }
    return (alignment.origin(of: child, childSize, in: self, viewSize), childSize)
  }

  override func computeSpacing() -> Spacing {
    var spacing = child.spacing()
    if child is SpacerNode { return spacing }
    if !width.isNaN { spacing.resetToPlainView(.horizontal) }
    if !height.isNaN { spacing.resetToPlainView(.vertical) }
    return spacing
  }
}
