extension CorrectLayouts {
  static let circles: [LayoutSource] = [
    LayoutSource(
      name: "Circle",
      text: #"""
        import SwiftUI

        struct CircleLayout: Layout {
          var radius: CGFloat = 60

          private func largest(_ subviews: Subviews) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
              CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let item = largest(subviews)
            return CGSize(width: 2 * radius + item.width, height: 2 * radius + item.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
              let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
              subview.place(
                at: CGPoint(
                  x: bounds.midX + radius * CGFloat(cos(angle)), y: bounds.midY + radius * CGFloat(sin(angle))),
                anchor: .center, proposal: .unspecified)
            }
          }
        }
        #Preview {
          CircleLayout { ForEach(0..<6, id: \.self) { _ in Color.red.frame(width: 20, height: 30) } }
        }
        """#),
    LayoutSource(
      name: "Wheel",
      text: #"""
        import SwiftUI

        struct TurningWheel: Layout {
          var radius: CGFloat
          var turn: Double

          var animatableData: AnimatablePair<CGFloat, Double> {
            get { AnimatablePair(radius, turn) }
            set {
              radius = newValue.first
              turn = newValue.second
            }
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let side = subviews.map { $0.sizeThatFits(.unspecified) }.map { max($0.width, $0.height) }.max() ?? 0
            return CGSize(width: 2 * max(0, radius) + side, height: 2 * max(0, radius) + side)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let step = 2 * Double.pi / Double(max(1, subviews.count))
            for index in subviews.indices {
              let angle = turn + step * Double(index)
              subviews[index].place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center, proposal: .unspecified)
            }
          }
        }
        #Preview {
          TurningWheel(radius: 50, turn: 0.4) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 24, height: 24) } }
        }
        """#),
    LayoutSource(
      name: "Spiral",
      text: #"""
        import SwiftUI

        struct SpiralLayout: Layout {
          var step: CGFloat = 12

          private func reach(_ subviews: Subviews) -> CGFloat { step * CGFloat(max(0, subviews.count - 1)) }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = sizes.map(\.width).max() ?? 0
            let height = sizes.map(\.height).max() ?? 0
            return CGSize(width: 2 * reach(subviews) + width, height: 2 * reach(subviews) + height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
              let radius = step * CGFloat(index)
              let angle = CGFloat(index) * 0.9
              subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center, proposal: .unspecified)
            }
          }
        }
        #Preview {
          SpiralLayout { ForEach(0..<6, id: \.self) { _ in Color.red.frame(width: 16, height: 16) } }
        }
        """#),
    LayoutSource(
      name: "FittingCircle",
      text: #"""
        import SwiftUI

        struct FittingCircle: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
            let side = min(max(min(offered.width, offered.height), 80), 400)
            return CGSize(width: side, height: side)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let radius = min(bounds.width, bounds.height) / 2 - 15
            for (index, subview) in subviews.enumerated() {
              let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
              subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                anchor: .center, proposal: ProposedViewSize(width: 20, height: 20))
            }
          }
        }
        #Preview {
          FittingCircle { Color.red; Color.green; Color.blue; Color.yellow }
        }
        """#),
  ]
}
