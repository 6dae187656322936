import SwiftUI

/// The first three subviews in a row, the last three in another one, all between them in a column:
/// three layouts below each other, each with a part of the subviews and a cache of its own.
struct ComposedLayout: Layout {
  var spacing: CGFloat = 10

  private var row: AnyLayout { AnyLayout(HStackLayout(spacing: 4)) }
  private var column: AnyLayout { AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) }

  struct Part {
    let layout: AnyLayout
    let range: Range<Int>
    var cache: AnyLayout.Cache
  }

  struct Cache {
    var parts: [Part]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let head = 0..<min(3, subviews.count)
    let tail = max(head.upperBound, subviews.count - 3)..<subviews.count
    let parts = [(row, head), (column, head.upperBound..<tail.lowerBound), (row, tail)]
    return Cache(
      parts: parts.filter { !$0.1.isEmpty }.map { layout, range in
        Part(layout: layout, range: range, cache: layout.makeCache(subviews: subviews[range]))
      })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.parts.last?.range.upperBound ?? 0 == subviews.count else {
      // Other subviews are other parts.
      cache = makeCache(subviews: subviews)
      return
    }
    for index in cache.parts.indices {
      let part = cache.parts[index]
      part.layout.updateCache(&cache.parts[index].cache, subviews: subviews[part.range])
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let sizes = sizes(proposal.width, subviews, &cache)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for (index, size) in sizes(proposal.width, subviews, &cache).enumerated() {
      let part = cache.parts[index]
      part.layout.placeSubviews(
        in: CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height),
        proposal: ProposedViewSize(size), subviews: subviews[part.range],
        cache: &cache.parts[index].cache)
      y += size.height + spacing
    }
  }

  private func sizes(_ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> [CGSize] {
    cache.parts.indices.map { index in
      let part = cache.parts[index]
      return part.layout.sizeThatFits(
        proposal: ProposedViewSize(width: width, height: nil), subviews: subviews[part.range],
        cache: &cache.parts[index].cache)
    }
  }
}

struct ComposedDemo: View {
  var count: Int

  var body: some View {
    ComposedLayout {
      ForEach(0..<count, id: \.self) { index in
        Color.blue.frame(width: 20 + 10 * CGFloat(index), height: 20)
      }
    }
  }
}

#Preview("row, column, row") { ComposedDemo(count: 8) }

#Preview("too few for a column") { ComposedDemo(count: 5) }
