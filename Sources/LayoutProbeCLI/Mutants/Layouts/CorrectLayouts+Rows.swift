extension CorrectLayouts {
  static let rows: [LayoutSource] = [
    LayoutSource(
      name: "SpacedRow",
      text: #"""
        import SwiftUI

        struct SpacedRow: Layout {
          var spacing: CGFloat = 10

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            var size = CGSize(width: spacing * CGFloat(max(0, subviews.count - 1)), height: 0)
            for subview in subviews {
              let own = subview.sizeThatFits(.unspecified)
              size.width += own.width
              size.height = max(size.height, own.height)
            }
            return CGSize(width: size.width, height: size.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
              subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
              x += subview.sizeThatFits(.unspecified).width + spacing
            }
          }
        }
        #Preview {
          SpacedRow { Color.red.frame(width: 30, height: 20); Color.green.frame(width: 50, height: 40); Color.blue.frame(width: 20, height: 30) }
        }
        """#),
    LayoutSource(
      name: "EqualWidthRow",
      text: #"""
        import SwiftUI

        struct EqualWidthRow: Layout {
          var spacing: CGFloat = 8

          private func largest(_ subviews: Subviews) -> CGSize {
            subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
              CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard !subviews.isEmpty else { return .zero }
            let cell = largest(subviews)
            let gaps = spacing * CGFloat(subviews.count - 1)
            return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            guard !subviews.isEmpty else { return }
            let cell = largest(subviews)
            var x = bounds.minX + cell.width / 2
            for index in subviews.indices {
              subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
              x += cell.width + spacing
            }
          }
        }
        #Preview {
          EqualWidthRow { Text("one"); Text("twenty-two"); Text("three") }
        }
        """#),
    LayoutSource(
      name: "RelativeRow",
      text: #"""
        import SwiftUI

        struct RelativeRow: Layout {
          private func weights(_ subviews: Subviews) -> [CGFloat] { subviews.map { max(0.1, $0[Weight.self]) } }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = min(max(proposal.width ?? 240, 60), 5000)
            let total = weights(subviews).reduce(0, +)
            var height: CGFloat = 0
            for (subview, weight) in zip(subviews, weights(subviews)) {
              let own = subview.sizeThatFits(ProposedViewSize(width: width * weight / total, height: nil))
              height = max(height, own.height)
            }
            return CGSize(width: width, height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let total = weights(subviews).reduce(0, +)
            var x = bounds.minX
            for (subview, weight) in zip(subviews, weights(subviews)) {
              let width = bounds.width * weight / total
              subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
              x += width
            }
          }
        }

        struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

        #Preview {
          RelativeRow { Color.red.frame(height: 30); Color.green.frame(height: 50).layoutValue(key: Weight.self, value: 2) }
        }
        """#),
    LayoutSource(
      name: "CompressingRow",
      text: #"""
        import SwiftUI

        struct CompressingRow: Layout {
          var spacing: CGFloat = 8
          var least: CGFloat = 20

          private func widths(_ width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
            let natural = subviews.map { $0.sizeThatFits(.unspecified).width }
            guard let width, width.isFinite, !natural.isEmpty else { return natural }
            let room = width - spacing * CGFloat(natural.count - 1)
            let total = natural.reduce(0, +)
            guard room < total else { return natural }
            return natural.map { max(min($0, least), $0 * room / total) }
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let widths = widths(proposal.width, subviews)
            let gaps = spacing * CGFloat(max(0, widths.count - 1))
            let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
            return CGSize(width: widths.reduce(0, +) + gaps, height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for (subview, width) in zip(subviews, widths(bounds.width, subviews)) {
              subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
              x += width + spacing
            }
          }
        }
        #Preview {
          CompressingRow { ForEach(0..<3, id: \.self) { _ in Color.red.frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity, minHeight: 0, idealHeight: 30, maxHeight: .infinity) } }
        }
        """#),
    LayoutSource(
      name: "Carousel",
      text: #"""
        import SwiftUI

        struct Carousel: Layout {
          var spacing: CGFloat = 10

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
            let cards = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
            return CGSize(width: cards + spacing * CGFloat(max(0, subviews.count - 1)), height: height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
              let width = subview.sizeThatFits(.unspecified).width
              subview.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: .unspecified)
              x += width + spacing
            }
          }
        }
        #Preview {
          Carousel { Color.red.frame(width: 30, height: 20); Color.green.frame(width: 50, height: 40); Color.blue.frame(width: 20, height: 30) }
        }
        """#),
    LayoutSource(
      name: "OverlappingRow",
      text: #"""
        import SwiftUI

        struct OverlappingRow: Layout {
          var overlap: CGFloat = 10

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let width = sizes.map(\.width).reduce(0, +) - overlap * CGFloat(max(0, sizes.count - 1))
            return CGSize(width: max(0, width), height: sizes.map(\.height).max() ?? 0)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
              let size = subview.sizeThatFits(.unspecified)
              subview.place(
                at: CGPoint(x: x + size.width / 2, y: bounds.minY + size.height / 2), anchor: .center,
                proposal: .unspecified)
              x += size.width - overlap
            }
          }
        }
        #Preview {
          OverlappingRow { Color.red.frame(width: 30, height: 20); Color.green.frame(width: 50, height: 40); Color.blue.frame(width: 20, height: 30) }
        }
        """#),
    LayoutSource(
      name: "LabelledRow",
      text: #"""
        import SwiftUI

        struct LabelledRow: Layout {
          var gap: CGFloat = 12

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let natural = sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(0, sizes.count - 1))
            let offered = proposal.width ?? natural
            return CGSize(width: max(natural, offered), height: sizes.map(\.height).max() ?? 0)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            guard let first = subviews.first else { return }
            first.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            var x = bounds.maxX
            for subview in subviews.dropFirst().reversed() {
              subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
              x -= subview.sizeThatFits(.unspecified).width + gap
            }
          }
        }
        #Preview {
          LabelledRow { Text("Volume"); Text("11"); Text("dB") }
        }
        """#),
    LayoutSource(
      name: "Tabs",
      text: #"""
        import SwiftUI

        struct TabRow: Layout {
          struct Widths {
            var natural: [CGFloat]
            var height: CGFloat
          }
          var spacing: CGFloat = 16

          func makeCache(subviews: Subviews) -> Widths {
            Widths(
              natural: subviews.map { $0.sizeThatFits(.unspecified).width },
              height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Widths) -> CGSize {
            let gaps = spacing * CGFloat(max(0, subviews.count - 1))
            return CGSize(width: cache.natural.reduce(0, +) + gaps, height: cache.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Widths) {
            var x = bounds.minX
            for (index, subview) in subviews.enumerated() {
              subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: cache.natural[index], height: cache.height))
              x += cache.natural[index] + spacing
            }
          }
        }
        #Preview {
          TabRow { Text("one"); Text("twenty-two"); Text("three") }
        }
        """#),
  ]
}
