import LayoutProbe
import SwiftUI

/// Turns each of its subviews towards the centre: a value that the layout hands back to them.
struct RotationKey: LayoutValueKey {
  static let defaultValue: Binding<Angle>? = nil
}

/// A wheel that tells each subview by which angle it stands from the top.
struct TurningWheel: Layout {
  var radius: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(width: largest.width + 2 * radius, height: largest.height + 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = Angle.degrees(360 / Double(max(subviews.count, 1)))
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index)
      let position = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle.radians))
      subview.place(
        at: CGPoint(x: bounds.midX + position.x, y: bounds.midY + position.y), anchor: .center,
        proposal: .unspecified)
      DispatchQueue.main.async { subview[RotationKey.self]?.wrappedValue = angle }
    }
  }
}

/// What is written only turns the drawing, so it settles.
struct TurningDemo: View {
  @State private var angles = Array(repeating: Angle.zero, count: 6)

  var body: some View {
    TurningWheel(radius: 80) {
      ForEach(angles.indices, id: \.self) { index in
        Text("View \(index)")
          .rotationEffect(angles[index])
          .layoutValue(key: RotationKey.self, value: $angles[index])
      }
    }
  }
}

/// Hides the binding and the rotation from whoever uses the wheel.
struct WheelComponent<V: View>: View {
  @ViewBuilder let content: () -> V
  @State private var rotation = Angle.zero

  var body: some View {
    content()
      .rotationEffect(rotation)
      .layoutValue(key: RotationKey.self, value: $rotation)
  }
}

/// The same with the value feeding a frame: what is written changes what is written.
struct GrowingDemo: View {
  @State private var angles = Array(repeating: Angle.zero, count: 6)

  var body: some View {
    GrowingWheel {
      ForEach(angles.indices, id: \.self) { index in
        Color.orange
          .frame(width: 20 + angles[index].degrees, height: 20)
          .layoutValue(key: RotationKey.self, value: $angles[index])
      }
    }
  }
}

/// Writes half the width of each subview, which is not what its frame was made from.
struct GrowingWheel: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: .unspecified)
      DispatchQueue.main.async {
        subview[RotationKey.self]?.wrappedValue = .degrees(width > 50 ? 0 : Double(width))
      }
    }
  }
}

#Preview("turned to the centre: settles") { TurningDemo() }

#Preview("in a component: settles") {
  TurningWheel(radius: 60) {
    ForEach(0..<4) { index in WheelComponent { Text("View \(index)") } }
  }
}

let growing = Probe("written into a frame: never settles") { GrowingDemo() }
  .expects("loop-oscillating").expects("ten-point-fallback")
