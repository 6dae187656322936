import Foundation

extension View {
  /// Insets the safe area of the view: what scrolls insets its content, all else is padded.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Insets the safe area of the view on some edges; by 16 points if no length is given.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      SafeAreaPadding(insets: EdgeInsets().replacing(edges, by: EdgeInsets(all: length ?? 16))))
  }

  /// Insets the safe area of the view on all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

struct SafeAreaPadding: NodeModifier {
  typealias Body = Never

  let insets: EdgeInsets

  nonisolated init(insets: EdgeInsets) { self.insets = insets }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(child: child, insets, context)
  }

  func updateNode(_ node: SafeAreaPaddingNode, _ context: ViewContext) { node.insets = insets }
}

/// Pads its child, or the content of the scroll view that its child is.
final class SafeAreaPaddingNode: UnaryNode {
  var insets: EdgeInsets {
    didSet { if insets != oldValue { invalidate() } }
  }
  private var given = GivenSafeArea()

  init(child: LayoutNode, _ insets: EdgeInsets, _ context: ViewContext) {
    self.insets = insets
    super.init(child: child, context)
  }

  override var label: String { "safeAreaPadding" }
  override var givenNumbers: GivenNumbers { GivenNumbers().distances(insets) }

  /// The padding that is left for this node.
  private func padding() -> EdgeInsets {
    given.give(insets, to: child, from: self) ? EdgeInsets() : insets
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let padding = padding()
    let offer = proposal.inset(by: padding)
    let answer = child.size(offer)
    if let log = ReasonLog.of(self) {
      log.note(
        .padding(padding, offered: offer.proposedViewSize, answer: answer), of: self, for: proposal)
    }
    return CGSize(
      width: max(0, answer.width + padding.leading + padding.trailing),
      height: max(0, answer.height + padding.top + padding.bottom))
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let padding = padding()
    let proposal = viewSize.proposal.inset(by: padding)
    return (
      CGPoint(x: padding.leading, y: padding.top), ViewSize(child.size(proposal), proposal)
    )
  }
}

/// The part of a scroll view's safe area that one modifier gave it.
struct GivenSafeArea {
  private weak var scroll: (any InsetScrolling)?
  private var insets = EdgeInsets()

  /// Gives the insets to the scroll view that a node is, in place of those before. False if it is
  /// none.
  mutating func give(_ new: EdgeInsets, to node: LayoutNode, from giver: LayoutNode) -> Bool {
    guard let found = node.scrollView else { return false }
    let old = scroll === found ? insets : EdgeInsets()
    (scroll, insets) = (found, new)
    // The giver is about to ask: what is above it must not start over.
    let absorbs = giver.flags.contains(.absorbsChanges)
    giver.flags.insert(.absorbsChanges)
    found.safeArea = found.safeArea - old + new
    if !absorbs { giver.flags.remove(.absorbsChanges) }
    return true
  }
}

extension LayoutNode {
  /// The scroll view or list that the node is, under what leaves its frame alone.
  var scrollView: (any InsetScrolling)? {
    if let scroll = self as? any InsetScrolling { return scroll }
    if let inset = self as? SafeAreaInsetNode { return inset.primary.scrollView }
    guard flags.contains(.isTransparent) || self is SafeAreaPaddingNode,
      let wrapper = self as? UnaryNode
    else { return nil }
    return wrapper.child.scrollView
  }
}
