import SwiftUI

/// Gives all its subviews the length of the longest, with the gaps that they prefer. The frames are
/// those of a calculator; where the items do not fit, they share the space.
struct BalancedStack: Layout {
  var direction: FrameCalculator.Direction

  struct Cache {
    var largest: CGSize
    var gaps: [CGFloat]
  }

  private var axis: Axis { direction == .row ? .horizontal : .vertical }

  func makeCache(subviews: Subviews) -> Cache {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let gaps = zip(subviews, subviews.dropFirst()).map { a, b in
      a.spacing.distance(to: b.spacing, along: axis)
    }
    return Cache(largest: largest, gaps: gaps)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let (count, gaps) = (CGFloat(subviews.count), cache.gaps.reduce(0, +))
    // It makes do with less than all want, if that is what there is.
    return direction == .row
      ? CGSize(
        width: min(cache.largest.width * count + gaps, max(gaps, proposal.width ?? .infinity)),
        height: cache.largest.height)
      : CGSize(
        width: cache.largest.width,
        height: min(cache.largest.height * count + gaps, max(gaps, proposal.height ?? .infinity)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let calculator = FrameCalculator(parent: bounds, direction: direction)
    let wanted = items(cache, subviews.count) { .size(cache.largest) }
    let shared = items(cache, subviews.count) { .flexible }
    let frames =
      (try? calculator.frames(of: wanted)) ?? (try? calculator.frames(of: shared)) ?? []
    // Every second frame is that of a gap.
    for (subview, index) in zip(subviews, stride(from: 0, to: frames.count, by: 2)) {
      subview.place(at: frames[index].origin, proposal: ProposedViewSize(frames[index].size))
    }
  }

  private func items(
    _ cache: Cache, _ count: Int, _ item: () -> FrameCalculator.Item
  ) -> [FrameCalculator.Item] {
    (0..<count).flatMap { index -> [FrameCalculator.Item] in
      guard index < cache.gaps.count else { return [item()] }
      let gap = cache.gaps[index]
      return [item(), direction == .row ? .width(gap) : .height(gap)]
    }
  }
}

private struct Words: View {
  var body: some View {
    ForEach(["hi", "!", "beautiful", "world"], id: \.self) { word in
      Text(word).frame(maxWidth: .infinity).background(.orange)
    }
  }
}

#Preview("row") { BalancedStack(direction: .row) { Words() } }

#Preview("column") { BalancedStack(direction: .column) { Words() } }

#Preview("too narrow: the space is shared") {
  BalancedStack(direction: .row) { Words() }.frame(width: 120)
}
