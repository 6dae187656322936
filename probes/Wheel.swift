import SwiftUI

/// Places its subviews around a circle, the first one at the top.
struct WheelLayout: Layout {
  var radius: CGFloat
  var rotation: Angle

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, rotation.radians) }
    set {
      radius = newValue.first
      rotation = .radians(newValue.second)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = subviews.reduce(CGSize.zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
    return CGSize(width: largest.width + 2 * radius, height: largest.height + 2 * radius)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let step = 2 * Double.pi / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) + rotation.radians - .pi / 2
      let center = CGPoint(
        x: bounds.midX + radius * CGFloat(cos(angle)), y: bounds.midY + radius * CGFloat(sin(angle))
      )
      subview.place(at: center, anchor: .center, proposal: .unspecified)
    }
  }
}

struct WheelDemo: View {
  @State private var radius: CGFloat = 100
  @State private var rotation = Angle.zero

  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .purple]

  var body: some View {
    VStack(spacing: 20) {
      WheelLayout(radius: radius, rotation: rotation) {
        ForEach(colors.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(colors[index])
            .frame(width: 50, height: 50)
            .overlay { Text("\(index + 1)") }
        }
      }
      .border(.gray)
      HStack {
        Text("Radius")
        Slider(value: $radius, in: 50...150)
      }
      HStack {
        Text("Rotation")
        Slider(value: $rotation.degrees, in: 0...360)
      }
    }
    .padding()
  }
}

#Preview("wheel of six") {
  WheelLayout(radius: 80, rotation: .degrees(30)) {
    ForEach(0..<6) { Text("View \($0)") }
  }
}

#Preview("with sliders") {
  WheelDemo()
}

#Preview("right to left") {
  WheelLayout(radius: 60, rotation: .zero) {
    ForEach(0..<4) { Color.blue.frame(width: 20 + 10 * CGFloat($0), height: 20) }
  }
  .environment(\.layoutDirection, .rightToLeft)
}
