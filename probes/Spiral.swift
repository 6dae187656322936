import SwiftUI

/// Places its subviews on a spiral, one after another by recursion: each step hands the radius on
/// to the next through the cache.
struct SpiralLayout: Layout {
  var step = Angle.degrees(40)
  var growth: CGFloat = 6

  struct Cache {
    var radius: CGFloat = 0
    var outermost: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(0) { max($0, $1.width, $1.height) }
    cache.outermost = growth * CGFloat(max(subviews.count - 1, 0)) + largest / 2
    return cache
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: 2 * cache.outermost, height: 2 * cache.outermost)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.radius = 0
    place(subviews, from: subviews.startIndex, angle: .zero, in: bounds, &cache)
  }

  private func place(
    _ subviews: Subviews, from index: Int, angle: Angle, in bounds: CGRect, _ cache: inout Cache
  ) {
    guard index < subviews.endIndex else { return }
    let center = CGPoint(
      x: bounds.midX + cache.radius * CGFloat(cos(angle.radians)),
      y: bounds.midY + cache.radius * CGFloat(sin(angle.radians)))
    subviews[index].place(at: center, anchor: .center, proposal: .unspecified)
    cache.radius += growth
    place(subviews, from: index + 1, angle: angle + step, in: bounds, &cache)
  }
}

#Preview("twenty dots") {
  SpiralLayout {
    ForEach(0..<20) { index in
      Circle()
        .fill(Color(hue: Double(index) / 20, saturation: 0.8, brightness: 0.9))
        .frame(width: 12, height: 12)
    }
  }
}

#Preview("words") {
  SpiralLayout(step: .degrees(75), growth: 14) {
    ForEach(Array(["round", "and", "round", "it", "goes"].enumerated()), id: \.offset) {
      Text($0.element)
    }
  }
}
