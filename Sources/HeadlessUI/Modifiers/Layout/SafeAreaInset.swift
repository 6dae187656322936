import Foundation

extension View {
  /// Shows views above or below the view and takes their height from its safe area.
  ///
  /// What scrolls keeps its frame and insets its content; all else gets the space that is left.
  ///
  /// - Parameter spacing: the gap in points; nil for the one that the views prefer.
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SecondaryModifier(
        secondary: content(), alignment: Alignment(horizontal: alignment, vertical: .center),
        role: .safeArea(edge == .top ? .top : .bottom, spacing: spacing)))
  }

  /// Shows views beside the view and takes their width from its safe area.
  ///
  /// - Parameter spacing: the gap in points; nil for the one that the views prefer.
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SecondaryModifier(
        secondary: content(), alignment: Alignment(horizontal: .center, vertical: alignment),
        role: .safeArea(edge == .leading ? .leading : .trailing, spacing: spacing)))
  }

  /// Shows a bar above or below the view and takes its height from the safe area.
  nonisolated public func safeAreaBar<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar beside the view and takes its width from the safe area.
  nonisolated public func safeAreaBar<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A node with another at one of its edges, which takes its space first.
final class SafeAreaInsetNode: SecondaryNode {
  private let edge: Edge
  private let spacing: CGFloat?
  private var given = GivenSafeArea()
  private var lastArea: SafeArea?

  init(
    primary: LayoutNode, edge: Edge, spacing: CGFloat?, _ alignment: Alignment,
    _ context: ViewContext
  ) {
    self.edge = edge
    self.spacing = spacing
    super.init(primary: primary, alignment, context)
  }

  override func safeArea(givenTo child: LayoutNode) -> SafeArea? {
    child === primary ? lastArea : nil
  }

  override var label: String { "safeAreaInset" }
  override var givenNumbers: GivenNumbers { GivenNumbers().distance("spacing", spacing) }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private struct Parts {
    /// What is left for the primary node.
    var padding: EdgeInsets
    var secondary: ViewSize
    /// The length of the secondary node with its gap; 0 if there is none.
    var length: CGFloat = 0
  }

  private func parts(_ proposal: Proposal) -> Parts {
    guard let secondary else {
      // What it gave while there was one is taken back.
      _ = given.give(EdgeInsets(), to: primary, from: self)
      return Parts(padding: EdgeInsets(), secondary: ViewSize(.zero, proposal))
    }
    var offer = proposal
    offer[axis] = .nan
    let size = secondary.size(offer)
    let length = (axis == .vertical ? size.height : size.width) + gap(to: secondary)
    let insets = EdgeInsets().replacing(Edge.Set(edge), by: EdgeInsets(all: length))
    let isGiven = given.give(insets, to: primary, from: self)
    return Parts(
      padding: isGiven ? EdgeInsets() : insets, secondary: ViewSize(size, offer), length: length)
  }

  private func gap(to secondary: LayoutNode) -> CGFloat {
    if let spacing { return spacing }
    let comesFirst = edge == .top || edge == .leading
    let (first, second) = comesFirst ? (secondary, primary) : (primary, secondary)
    return first.spacing().distance(to: second.spacing(), along: axis)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let parts = parts(proposal)
    let offer = proposal.inset(by: parts.padding)
    let answer = primary.size(offer)
    if let log = ReasonLog.of(self), let secondary {
      let bar = parts.secondary.size[axis]
      log.note(
        .inset(
          InsetReason(
            edge: edge, name: secondary.visible.fullName, length: bar,
            gap: Double(parts.length) - bar, isGiven: parts.padding == EdgeInsets(),
            offered: offer.proposedViewSize, answer: answer)),
        of: self, for: proposal)
    }
    // A bar that is wider than the view does not make it wider.
    return CGSize(
      width: answer.width + parts.padding.leading + parts.padding.trailing,
      height: answer.height + parts.padding.top + parts.padding.bottom)
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    let padding = parts(viewSize.proposal).padding
    let offer = viewSize.proposal.inset(by: padding)
    guard let value = primary.explicitGuide(key, ViewSize(primary.size(offer), offer)) else {
      return nil
    }
    return value + (key.axis == .horizontal ? padding.leading : padding.top)
  }

  override func placeChildren() {
    let parts = parts(placed.proposal)
    let offer = placed.proposal.inset(by: parts.padding)
    let area = context.safeArea.inside(
      frameWhilePlacing, without: parts.padding, isRightToLeft: flags.contains(.rightToLeft))
    placing(in: area, after: &lastArea) {
      primary.place(
        at: CGPoint(x: parts.padding.leading, y: parts.padding.top),
        ViewSize(primary.size(offer), offer), in: self)
    }
    if let log = ReasonLog.of(self) {
      log.note(place: .corner(parts.padding), of: primary)
    }
    guard let secondary else { return }
    var origin = alignment.origin(of: secondary, parts.secondary, in: self, placed)
    let size = parts.secondary.size
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = placed.size.height - size.height
    case .leading: origin.x = 0
    case .trailing: origin.x = placed.size.width - size.width
    }
    if let log = ReasonLog.of(self) { log.note(place: .edge(edge), of: secondary) }
    secondary.place(at: origin, parts.secondary, in: self)
  }
}
