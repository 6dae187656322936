import Foundation

extension View {
  /// Pads the view by different amounts on each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Pads the view on some edges; by 16 points if no length is given.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Pads the view by the same amount on all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// Space around a view.
@frozen public struct _PaddingLayout: ViewModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?

  nonisolated init(edges: Edge.Set, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  /// The engine lays the padding out.
  public typealias Body = Never
}

extension _PaddingLayout: NodeModifier {
  /// SwiftUI's default padding, in points.
  private static let defaultLength: CGFloat = 16

  private var resolved: EdgeInsets {
    let length = _PaddingLayout.defaultLength
    let all =
      insets ?? EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> PaddingNode {
    PaddingNode(child: child, resolved, context)
  }

  func updateNode(_ node: PaddingNode, _ context: ViewContext) { node.insets = resolved }
}

/// Space around a node; negative insets let it stick out.
class PaddingNode: UnaryNode {
  var insets: EdgeInsets {
    didSet { if insets != oldValue { invalidate() } }
  }

  override var givenNumbers: GivenNumbers { GivenNumbers().distances(insets) }

  init(child: LayoutNode, _ insets: EdgeInsets, _ context: ViewContext) {
    self.insets = insets
    super.init(child: child, context)
  }

  override var label: String { "padding" }

  override var detail: String? {
    let (top, leading) = (Double(insets.top), Double(insets.leading))
    let (bottom, trailing) = (Double(insets.bottom), Double(insets.trailing))
    if top == leading && leading == bottom && bottom == trailing { return Number.text(top) }
    return [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .filter { $0.1 != 0 }.map { "\($0): \(Number.text($1))" }.joined(separator: ", ")
  }

  private func inner(_ proposal: Proposal) -> Proposal { proposal.inset(by: insets) }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offer = inner(proposal)
    let answer = child.size(offer)
    if let log = ReasonLog.of(self) {
      log.note(
        .padding(insets, offered: offer.proposedViewSize, answer: answer), of: self, for: proposal)
    }
    return CGSize(
      width: max(0, answer.width + insets.leading + insets.trailing),
      height: max(0, answer.height + insets.top + insets.bottom))
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let proposal = inner(viewSize.proposal)
    return (
      CGPoint(x: insets.leading, y: insets.top), ViewSize(child.size(proposal), proposal)
    )
  }

  override func computeSpacing() -> Spacing {
    var spacing = child.spacing()
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    spacing.resetToPlainView(edges)
    return spacing
  }
}

extension Proposal {
  /// What is left of the proposal within insets; nothing is less than 0.
  func inset(by insets: EdgeInsets) -> Proposal {
    func less(_ proposed: Double, _ inset: CGFloat) -> Double {
      proposed.isNaN ? .nan : max(0, proposed - Double(inset))
    }
    return Proposal(
      width: less(width, insets.leading + insets.trailing),
      height: less(height, insets.top + insets.bottom))
  }
}
