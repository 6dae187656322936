extension CorrectLayouts {
  static let stackLike: [LayoutSource] = [
    LayoutSource(
      name: "SpacedColumn",
      text: #"""
        import SwiftUI

        struct SpacedColumn: Layout {
          var spacing: CGFloat = 6

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let gaps = spacing * CGFloat(max(0, subviews.count - 1))
            let height = sizes.map(\.height).reduce(0, +) + gaps
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y = bounds.minY
            for subview in subviews {
              subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
              y += subview.sizeThatFits(.unspecified).height + spacing
            }
          }
        }
        #Preview {
          SpacedColumn { Text("one"); Text("twenty-two"); Text("three") }
        }
        """#),
    LayoutSource(
      name: "EqualHeightColumn",
      text: #"""
        import SwiftUI

        struct EqualHeightColumn: Layout {
          struct Sizes {
            var largest: CGSize
          }
          var spacing: CGFloat = 5

          func makeCache(subviews: Subviews) -> Sizes { Sizes(largest: largest(subviews)) }

          func updateCache(_ cache: inout Sizes, subviews: Subviews) { cache.largest = largest(subviews) }

          private func largest(_ subviews: Subviews) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
              CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Sizes) -> CGSize {
            guard !subviews.isEmpty else { return .zero }
            let gaps = spacing * CGFloat(subviews.count - 1)
            return CGSize(
              width: cache.largest.width, height: cache.largest.height * CGFloat(subviews.count) + gaps)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Sizes) {
            var y = bounds.minY
            for subview in subviews {
              subview.place(
                at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading,
                proposal: ProposedViewSize(cache.largest))
              y += cache.largest.height + spacing
            }
          }
        }
        #Preview {
          EqualHeightColumn { Text("one"); Text("twenty-two"); Text("three") }
        }
        """#),
    LayoutSource(
      name: "BackslashStack",
      text: #"""
        import SwiftUI

        struct BackslashStack: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
              CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
            }
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var point = bounds.origin
            for subview in subviews {
              let size = subview.sizeThatFits(.unspecified)
              subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
              point = CGPoint(x: point.x + size.width, y: point.y + size.height)
            }
          }
        }
        #Preview {
          BackslashStack { Text("one"); Text("twenty-two"); Text("three") }
        }
        """#),
    LayoutSource(
      name: "AlternateStack",
      text: #"""
        import SwiftUI

        struct AlternateStack: Layout {
          var spacing: CGFloat = 8

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let widest = sizes.map(\.width).max() ?? 0
            let height = sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, sizes.count - 1))
            return CGSize(width: 2 * widest, height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y = bounds.minY
            for (index, subview) in subviews.enumerated() {
              let size = subview.sizeThatFits(.unspecified)
              if index % 2 == 0 {
                subview.place(at: CGPoint(x: bounds.minX, y: y), anchor: .topLeading, proposal: .unspecified)
              } else {
                subview.place(at: CGPoint(x: bounds.maxX, y: y), anchor: .topTrailing, proposal: .unspecified)
              }
              y += size.height + spacing
            }
          }
        }
        #Preview {
          AlternateStack { Text("one"); Text("twenty-two"); Text("three") }
        }
        """#),
    LayoutSource(
      name: "MyZStack",
      text: #"""
        import SwiftUI

        struct LayeredStack: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.reduce(CGSize.zero) { size, subview in
              let own = subview.sizeThatFits(.unspecified)
              return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
            }
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
              subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
            }
          }
        }
        #Preview {
          LayeredStack { Color.red.frame(width: 30, height: 20); Color.green.frame(width: 50, height: 40); Color.blue.frame(width: 20, height: 30) }
        }
        """#),
    LayoutSource(
      name: "ComposedStack",
      text: #"""
        import SwiftUI

        struct ComposedStack: Layout {
          typealias Cache = VStackLayout.Cache
          var spacing: CGFloat = 4

          private var stack: VStackLayout { VStackLayout(alignment: .leading, spacing: spacing) }

          func makeCache(subviews: Subviews) -> Cache { stack.makeCache(subviews: subviews) }

          func updateCache(_ cache: inout Cache, subviews: Subviews) { stack.updateCache(&cache, subviews: subviews) }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            return CGSize(width: size.width + 20, height: size.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            let inner = CGRect(x: bounds.minX + 20, y: bounds.minY, width: bounds.width - 20, height: bounds.height)
            stack.placeSubviews(
              in: inner, proposal: ProposedViewSize(inner.size), subviews: subviews, cache: &cache)
          }
        }
        #Preview {
          ComposedStack { Color.red.frame(width: 30, height: 20); Color.green.frame(width: 50, height: 40); Color.blue.frame(width: 20, height: 30) }
        }
        """#),
    LayoutSource(
      name: "VideoChat",
      text: #"""
        import SwiftUI

        struct VideoChat: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 400))
            return CGSize(width: max(size.width, 90), height: max(size.height, 120))
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let half = bounds.height / 2
            for (index, subview) in subviews.enumerated() {
              let y = index == 0 ? bounds.minY : bounds.midY
              subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: half))
            }
          }
        }
        #Preview {
          VideoChat { Color.red; Color.blue }
        }
        """#),
  ]
}
