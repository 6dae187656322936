import SwiftUI

/// How a ring tells its subviews to stand and how large to be drawn.
struct Stand: Equatable {
  var rotation = Angle.zero
  var scale: CGFloat = 1
}

struct StandKey: LayoutValueKey {
  static let defaultValue: Binding<Stand>? = nil
}

/// Places its first twelve subviews around a circle and the rest, by recursion, in smaller circles
/// inside; tells each how to turn and to shrink.
struct RecursiveWheel: Layout {
  var ring = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 300))
    let side = min(max(min(offered.width, offered.height), 100), 400)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let own = subviews[0..<min(ring, subviews.count)]
    let radius = min(bounds.width, bounds.height) / 2
    for (index, subview) in own.enumerated() {
      let angle = Angle.degrees(360 / Double(own.count) * Double(index))
      let position = CGPoint(x: 0, y: -radius * 0.85)
        .applying(CGAffineTransform(rotationAngle: angle.radians))
      subview.place(
        at: CGPoint(x: bounds.midX + position.x, y: bounds.midY + position.y), anchor: .center,
        proposal: .unspecified)
      let stand = Stand(rotation: angle, scale: radius / 150)
      DispatchQueue.main.async { subview[StandKey.self]?.wrappedValue = stand }
    }
    guard subviews.count > ring else { return }
    let inner = bounds.insetBy(dx: bounds.width * 0.15, dy: bounds.height * 0.15)
    placeSubviews(in: inner, proposal: proposal, subviews: subviews[ring...], cache: &cache)
  }
}

struct RingsDemo: View {
  let count: Int
  @State private var stands: [Stand]

  init(count: Int) {
    self.count = count
    _stands = State(initialValue: Array(repeating: Stand(), count: count))
  }

  var body: some View {
    RecursiveWheel {
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 4)
          .fill(Color(hue: Double(index) / Double(count), saturation: 0.7, brightness: 0.9))
          .frame(width: 24, height: 24)
          .overlay { Text("\(index)").font(.caption) }
          .scaleEffect(stands[index].scale)
          .rotationEffect(stands[index].rotation)
          .layoutValue(key: StandKey.self, value: $stands[index])
      }
    }
  }
}

#Preview("44 in rings of 12, 12, 12 and 8") { RingsDemo(count: 44) }
