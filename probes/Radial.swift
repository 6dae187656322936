import LayoutProbe
import SwiftUI

/// Places its subviews around a circle that just holds them, and measures them only when they
/// change.
struct RadialStack: Layout {
  struct Cache {
    var sizes: [CGSize]

    var largest: CGSize {
      sizes.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if sizes != cache.sizes { cache.sizes = sizes }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let largest = cache.largest
    let ideal = CGSize(width: largest.width * 3, height: largest.height * 3)
    let offered = proposal.replacingUnspecifiedDimensions(by: ideal)
    let side = min(
      max(min(offered.width, offered.height), max(largest.width, largest.height)),
      max(ideal.width, ideal.height))
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let largest = cache.largest
    let radius = max(
      0, min(bounds.width - largest.width, bounds.height - largest.height) / 2)
    let step = Angle.degrees(360 / Double(max(subviews.count, 1)))
    for (index, subview) in subviews.enumerated() {
      let position = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: CGFloat(step.radians) * CGFloat(index)))
      subview.place(
        at: CGPoint(x: bounds.midX + position.x, y: bounds.midY + position.y), anchor: .center,
        proposal: ProposedViewSize(cache.sizes[index]))
    }
  }
}

#Preview("five of a kind") {
  RadialStack {
    ForEach(1..<6) { number in
      Circle()
        .fill(Color.orange)
        .frame(width: 44, height: 44)
        .overlay(Text("\(number)"))
    }
  }
}

#Preview("of different sizes", traits: .fixedLayout(width: 200, height: 200)) {
  RadialStack {
    Text("one")
    Text("twenty-two")
    Color.green.frame(width: 30, height: 60)
  }
}

@Observable
final class RadialModel {
  var padding: CGFloat = 0
}

private struct PaddedRadial: View {
  @Bindable var model: RadialModel

  var body: some View {
    VStack {
      RadialStack {
        ForEach(1..<6) { Text("Item \($0)") }
      }
      .padding(model.padding)
      Slider(value: $model.padding, in: 0...100)
    }
  }
}

private let radialModel = RadialModel()

/// Moves one slider twice: the padding changes, the measured sizes in the cache do not.
let slider = Probe("slider") { PaddedRadial(model: radialModel) }
  .step("padding 32") { radialModel.padding = 32 }
  .step("padding 64") { radialModel.padding = 64 }
