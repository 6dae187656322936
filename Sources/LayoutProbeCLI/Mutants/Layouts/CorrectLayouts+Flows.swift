extension CorrectLayouts {
  static let flows: [LayoutSource] = [
    LayoutSource(
      name: "Flow",
      text: #"""
        import SwiftUI

        struct Flow: Layout {
          var spacing: CGFloat = 8

          private func rows(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], size: CGSize) {
            var frames: [CGRect] = []
            var (x, y, rowHeight, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            for subview in subviews {
              let size = subview.sizeThatFits(.unspecified)
              if x > 0, x + size.width > width + 0.001 {
                (x, y) = (0, y + rowHeight + spacing)
                rowHeight = 0
              }
              frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
              x += size.width + spacing
              rowHeight = max(rowHeight, size.height)
              widest = max(widest, x - spacing)
            }
            return (frames, CGSize(width: widest, height: y + rowHeight))
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let result = rows(proposal.width ?? 10_000, subviews)
            return CGSize(width: result.size.width, height: result.size.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (subview, frame) in zip(subviews, rows(bounds.width, subviews).frames) {
              subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: .unspecified)
            }
          }
        }
        #Preview {
          Flow { ForEach(0..<7, id: \.self) { Color.red.frame(width: 30 + 10 * CGFloat($0 % 3), height: 20 + 5 * CGFloat($0 % 2)) } }
        }
        """#),
    LayoutSource(
      name: "CachedFlow",
      text: #"""
        import SwiftUI

        struct CachedFlow: Layout {
          struct Rows {
            var width: CGFloat = -1
            var frames: [CGRect] = []
            var size = CGSize.zero
          }
          var spacing: CGFloat = 4

          func makeCache(subviews: Subviews) -> Rows { Rows() }

          private func arrange(_ width: CGFloat, _ subviews: Subviews, _ cache: inout Rows) {
            if cache.width == width { return }
            var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            cache = Rows(width: width)
            for subview in subviews {
              let size = subview.sizeThatFits(.unspecified)
              if x > 0, x + size.width > width + 0.001 {
                (x, y) = (0, y + rowHeight + spacing)
                rowHeight = 0
              }
              cache.frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
              x += size.width + spacing
              rowHeight = max(rowHeight, size.height)
              cache.size.width = max(cache.size.width, x - spacing)
            }
            cache.size.height = y + rowHeight
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Rows) -> CGSize {
            arrange(proposal.width ?? 10_000, subviews, &cache)
            return CGSize(width: cache.size.width, height: cache.size.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Rows) {
            arrange(bounds.width, subviews, &cache)
            for (index, subview) in subviews.enumerated() {
              let frame = cache.frames[index]
              subview.place(
                at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
                proposal: .unspecified)
            }
          }
        }
        #Preview {
          CachedFlow { ForEach(0..<7, id: \.self) { Color.red.frame(width: 30 + 10 * CGFloat($0 % 3), height: 20 + 5 * CGFloat($0 % 2)) } }
        }
        """#),
    LayoutSource(
      name: "ColumnFlow",
      text: #"""
        import SwiftUI

        struct ColumnFlow: Layout {
          var spacing: CGFloat = 8

          private func columns(_ height: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize) {
            var points: [CGPoint] = []
            var (x, y, columnWidth, highest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            for subview in subviews {
              let size = subview.sizeThatFits(.unspecified)
              if y > 0, y + size.height > height + 0.001 {
                (x, y) = (x + columnWidth + spacing, 0)
                columnWidth = 0
              }
              points.append(CGPoint(x: x, y: y))
              y += size.height + spacing
              columnWidth = max(columnWidth, size.width)
              highest = max(highest, y - spacing)
            }
            return (points, CGSize(width: x + columnWidth, height: highest))
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            columns(proposal.height ?? 10_000, subviews).size
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let points = columns(bounds.height, subviews).points
            for (subview, point) in zip(subviews, points) {
              subview.place(
                at: CGPoint(x: bounds.origin.x + point.x, y: bounds.origin.y + point.y),
                proposal: .unspecified)
            }
          }
        }
        #Preview {
          ColumnFlow { ForEach(0..<7, id: \.self) { Color.red.frame(width: 30 + 10 * CGFloat($0 % 3), height: 20 + 5 * CGFloat($0 % 2)) } }
        }
        """#),
    LayoutSource(
      name: "FirstThatFits",
      text: #"""
        import SwiftUI

        struct FirstThatFits: Layout {
          private func chosen(_ width: CGFloat?, _ subviews: Subviews) -> Int? {
            let room = width ?? .infinity
            return subviews.indices.first { subviews[$0].sizeThatFits(.unspecified).width <= room + 0.001 }
              ?? subviews.indices.last
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard let index = chosen(proposal.width, subviews) else { return .zero }
            let size = subviews[index].sizeThatFits(.unspecified)
            return CGSize(width: size.width, height: size.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let index = chosen(bounds.width, subviews)
            for other in subviews.indices {
              if other == index {
                subviews[other].place(
                  at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
              } else {
                subviews[other].place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .zero)
              }
            }
          }
        }
        #Preview {
          FirstThatFits { Color.red.frame(width: 300, height: 20); Color.green.frame(width: 100, height: 20) }
        }
        """#),
  ]
}
