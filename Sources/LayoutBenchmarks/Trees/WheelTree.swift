import Foundation
import LayoutProbe

/// Many leaves around a circle.
struct WheelTree {
  let count: Int

  static let radius = 5_000.0

  static func size(_ index: Int) -> CGSize {
    CGSize(width: 10 + index % 7, height: 10 + index % 5)
  }

  /// Where leaf `index` of `count` goes, in a wheel whose leaves are at most 16 × 14.
  static func frame(_ index: Int, of count: Int) -> CGRect {
    let size = size(index)
    let angle = 2 * Double.pi / Double(count) * Double(index)
    return CGRect(
      x: 8 + radius + radius * cos(angle) - size.width / 2,
      y: 7 + radius + radius * sin(angle) - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension WheelTree: View {
  var body: some View {
    Wheel(radius: WheelTree.radius) {
      ForEach(0..<count, id: \.self) { index in
        leaf(WheelTree.size(index).width, WheelTree.size(index).height)
      }
    }
  }
}

/// Places its subviews around a circle.
struct Wheel: Layout {
  let radius: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var largest = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return CGSize(width: largest.width + 2 * radius, height: largest.height + 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = 2 * Double.pi / Double(subviews.count)
    for index in subviews.indices {
      let angle = step * Double(index)
      subviews[index].place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
