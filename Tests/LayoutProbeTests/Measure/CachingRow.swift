import LayoutProbe

/// A row that keeps its subviews' widths in its cache.
struct CachingRow: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { _ in 0 } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    cache = sizes.map(\.width)
    return CGSize(width: cache.reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  /// Places by the cache, so that whoever leaves another answer's numbers in it moves the subviews.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 10))
      x += width
    }
  }
}

/// Writes down all that an engine does.
final class EventLog: LayoutObserver {
  private(set) var lines: [String] = []

  func observe(_ event: LayoutEvent) {
    switch event {
    case .sized(let node, let proposal, let answer, let fromMemo):
      lines.append("sized \(node.label) \(proposal) \(answer) \(fromMemo)")
    case .placed(let node, let frame, let proposal):
      lines.append("placed \(node.label) \(frame) \(proposal)")
    case .placedForGuides(let node): lines.append("placed for guides \(node.label)")
    case .cacheMade(let node): lines.append("made \(node.label)")
    case .cacheUpdated(let node): lines.append("updated \(node.label)")
    case .bodyEvaluated(let type): lines.append("body \(type)")
    case .actionBegan(let name): lines.append("action of \(name)")
    case .entering, .leaving, .actionsEnded: break
    }
  }
}
