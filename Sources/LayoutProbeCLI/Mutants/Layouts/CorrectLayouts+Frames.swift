extension CorrectLayouts {
  static let frames: [LayoutSource] = [
    LayoutSource(
      name: "FrameLayout",
      text: #"""
        import SwiftUI

        struct FixedFrame: Layout {
          var width: CGFloat = 120
          var height: CGFloat = 60

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: width, height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
              subview.place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
                proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
            }
          }
        }
        #Preview {
          FixedFrame { Text("a label") }
        }
        """#),
    LayoutSource(
      name: "Insets",
      text: #"""
        import SwiftUI

        struct Insets: Layout {
          var inset: CGFloat = 16

          private func inner(_ length: CGFloat?) -> CGFloat? { length.map { max(0, $0 - 2 * inset) } }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let offer = ProposedViewSize(width: inner(proposal.width), height: inner(proposal.height))
            let size = subviews.first?.sizeThatFits(offer) ?? .zero
            return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let size = ProposedViewSize(width: max(0, bounds.width - 2 * inset), height: max(0, bounds.height - 2 * inset))
            for subview in subviews {
              subview.place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY + inset), proposal: size)
            }
          }
        }
        #Preview {
          Insets { Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 200, minHeight: 10, idealHeight: 20, maxHeight: 100) }
        }
        """#),
    LayoutSource(
      name: "ResizeToFit",
      text: #"""
        import SwiftUI

        struct ShrinkToFit: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard let subview = subviews.first else { return .zero }
            let natural = subview.sizeThatFits(.unspecified)
            let width = min(natural.width, proposal.width ?? natural.width)
            let height = natural.width > 0 ? natural.height * width / natural.width : natural.height
            return CGSize(width: width, height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
          }
        }
        #Preview {
          ShrinkToFit { Color.red.frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity, minHeight: 0, idealHeight: 180, maxHeight: .infinity) }
        }
        """#),
    LayoutSource(
      name: "Bubble",
      text: #"""
        import SwiftUI

        struct BubbleLayout: Layout {
          var spacing: CGFloat = 6

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard subviews.count == 2 else { return .zero }
            let time = subviews[1].sizeThatFits(.unspecified)
            let room = proposal.height.map { max(0, $0 - spacing - time.height) }
            let text = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: room))
            return CGSize(width: max(text.width, time.width), height: text.height + spacing + time.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            guard subviews.count == 2 else { return }
            let time = subviews[1].sizeThatFits(.unspecified)
            let room = ProposedViewSize(width: bounds.width, height: bounds.height - spacing - time.height)
            subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: room)
            subviews[1].place(
              at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
          }
        }
        #Preview {
          BubbleLayout { Text("A message of some length that may be wrapped"); Text("12:45") }
        }
        """#),
    LayoutSource(
      name: "AspectBox",
      text: #"""
        import SwiftUI

        struct AspectBox: Layout {
          var ratio: CGFloat = 1.5

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = min(max(proposal.width ?? 150, 30), 900)
            return CGSize(width: width, height: width / ratio)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
              subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
            }
          }
        }
        #Preview {
          AspectBox { Color.red }
        }
        """#),
  ]
}
