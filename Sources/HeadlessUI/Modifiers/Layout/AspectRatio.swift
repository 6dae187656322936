import Foundation

extension View {
  /// Offers the view a size of the given ratio, width to height; its ideal ratio if nil.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size of the ratio of another size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view its own ratio, as large as fits.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view its own ratio, large enough to fill.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Offers a size of a certain ratio.
@frozen public struct _AspectRatioLayout: ViewModifier {
  let aspectRatio: CGFloat?
  let contentMode: ContentMode

  nonisolated init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  /// The engine lays it out.
  public typealias Body = Never
}

extension _AspectRatioLayout: NodeModifier {
  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> AspectRatioNode {
    let node = AspectRatioNode(child: child, context)
    updateNode(node, context)
    return node
  }

  func updateNode(_ node: AspectRatioNode, _ context: ViewContext) {
    node.set(aspectRatio.map(Double.init), contentMode)
  }
}

/// Offers its child a size of a certain ratio; the child's answer is its own.
final class AspectRatioNode: UnaryNode {
  private var ratio: Double?
  private var mode = ContentMode.fit

  func set(_ ratio: Double?, _ mode: ContentMode) {
    guard ratio != self.ratio || mode != self.mode else { return }
    self.ratio = ratio
    self.mode = mode
    invalidate()
  }

  override var label: String { "aspectRatio" }

  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("aspectRatio", ratio.map { CGFloat($0) })
  }

  override var detail: String? {
    (ratio.map { Number.text($0) + ", " } ?? "") + (mode == .fit ? "fit" : "fill")
  }

  override var choosesByRoom: Bool {
    let content = child.visible
    return !content.childNodes.isEmpty || content is TextNode
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    if proposal.width.isNaN && proposal.height.isNaN { return proposal }
    let unit: CGSize
    if let ratio {
      unit = CGSize(width: ratio, height: 1)
    } else {
      let ideal = child.size(.unspecified)
      unit = ideal.width == ideal.height ? CGSize(width: 1, height: 1) : ideal
    }
    let x = scale(proposal.width, Double(unit.width))
    let y = scale(proposal.height, Double(unit.height))
    let factor: Double
    switch mode {
    case .fit: factor = min(x ?? .infinity, y ?? .infinity)
    case .fill: factor = max(x ?? -.infinity, y ?? -.infinity)
    }
    // A side without length times a scale without end: no end in sight either.
    if factor == .infinity { return Proposal(width: .infinity, height: .infinity) }
    return Proposal(width: Double(unit.width) * factor, height: Double(unit.height) * factor)
  }

  /// How often the unit fits; nil for an axis that does not decide.
  private func scale(_ proposed: Double, _ unit: Double) -> Double? {
    if proposed.isNaN { return nil }
    if proposed == 0 && unit == 0 { return .infinity }
    return proposed / unit
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offer = offer(proposal)
    let answer = child.size(offer)
    if let log = ReasonLog.of(self) {
      log.note(
        .aspectRatio(
          ratio.map { CGFloat($0) }, mode, offered: offer.proposedViewSize, answer: answer),
        of: self, for: proposal)
    }
    return answer
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let proposal = offer(viewSize.proposal)
    let size = child.size(proposal)
    return (
      CGPoint(
        x: (viewSize.size.width - size.width) / 2, y: (viewSize.size.height - size.height) / 2),
      ViewSize(size, proposal)
    )
  }
}
