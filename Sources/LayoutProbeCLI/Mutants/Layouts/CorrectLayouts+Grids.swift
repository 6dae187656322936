extension CorrectLayouts {
  static let grids: [LayoutSource] = [
    LayoutSource(
      name: "Masonry",
      text: #"""
        import SwiftUI

        struct Masonry: Layout {
          var columns = 3
          var spacing: CGFloat = 6

          private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (frames: [CGRect], height: CGFloat) {
            let column = max(0, (width - spacing * CGFloat(columns - 1)) / CGFloat(columns))
            var heights = Array(repeating: CGFloat(0), count: columns)
            var frames: [CGRect] = []
            for subview in subviews {
              let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
              let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
              let y = heights[shortest] == 0 ? 0 : heights[shortest] + spacing
              frames.append(
                CGRect(x: CGFloat(shortest) * (column + spacing), y: y, width: column, height: height))
              heights[shortest] = y + height
            }
            return (frames, heights.max() ?? 0)
          }

          private func width(_ proposal: ProposedViewSize) -> CGFloat {
            let width = proposal.width ?? 300
            return min(max(width, 120), 2000)
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = width(proposal)
            return CGSize(width: width, height: arrange(width, subviews).height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let frames = arrange(bounds.width, subviews).frames
            for index in subviews.indices {
              let frame = frames[index]
              subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
            }
          }
        }
        #Preview {
          Masonry { ForEach(0..<6, id: \.self) { Color.red.frame(height: 40 + 20 * CGFloat($0 % 3)) } }
        }
        """#),
    LayoutSource(
      name: "Waterfall",
      text: #"""
        import SwiftUI

        struct Waterfall: Layout {
          struct Columns {
            var width: CGFloat?
            var frames: [CGRect] = []
            var height: CGFloat = 0
          }
          var spacing: CGFloat = 10

          func makeCache(subviews: Subviews) -> Columns { Columns() }

          private func fill(_ cache: inout Columns, _ width: CGFloat, _ subviews: Subviews) {
            guard cache.width != width else { return }
            cache = Columns(width: width)
            let column = (width - spacing) / 2
            var (left, right): (CGFloat, CGFloat) = (0, 0)
            for subview in subviews {
              let height = subview.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
              if left <= right {
                cache.frames.append(CGRect(x: 0, y: left, width: column, height: height))
                left += height + spacing
              } else {
                cache.frames.append(CGRect(x: column + spacing, y: right, width: column, height: height))
                right += height + spacing
              }
            }
            cache.height = max(0, max(left, right) - spacing)
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Columns) -> CGSize {
            let width = min(max(proposal.width ?? 200, 60), 1500)
            fill(&cache, width, subviews)
            return CGSize(width: width, height: cache.height)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Columns) {
            fill(&cache, bounds.width, subviews)
            for (subview, frame) in zip(subviews, cache.frames) {
              subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
            }
          }
        }
        #Preview {
          Waterfall { ForEach(0..<5, id: \.self) { Color.red.frame(height: 30 + 15 * CGFloat($0 % 3)) } }
        }
        """#),
    LayoutSource(
      name: "Columns",
      text: #"""
        import SwiftUI

        struct TwoColumns: Layout {
          var gap: CGFloat = 12

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = min(max(proposal.width ?? 320, 100), 3000)
            let column = (width - gap) / 2
            var heights: [CGFloat] = [0, 0]
            for index in subviews.indices {
              let own = subviews[index].sizeThatFits(ProposedViewSize(width: column, height: nil))
              heights[index % 2] += own.height
            }
            return CGSize(width: width, height: max(heights[0], heights[1]))
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let column = (bounds.width - gap) / 2
            var heights: [CGFloat] = [0, 0]
            for index in subviews.indices {
              let offer = ProposedViewSize(width: column, height: nil)
              let x = index % 2 == 0 ? bounds.minX : bounds.maxX - column
              subviews[index].place(at: CGPoint(x: x, y: bounds.minY + heights[index % 2]), proposal: offer)
              heights[index % 2] += subviews[index].sizeThatFits(offer).height
            }
          }
        }
        #Preview {
          TwoColumns { ForEach(0..<5, id: \.self) { Color.red.frame(height: 20 + 10 * CGFloat($0)) } }
        }
        """#),
    LayoutSource(
      name: "Honeycomb",
      text: #"""
        import SwiftUI

        struct Honeycomb: Layout {
          var side: CGFloat = 30
          var perRow = 3

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let rows = (subviews.count + perRow - 1) / perRow
            return CGSize(width: side * (CGFloat(perRow) + 0.5), height: side * CGFloat(rows))
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for index in subviews.indices {
              let (row, column) = (index / perRow, index % perRow)
              let shift = row % 2 == 0 ? 0 : side / 2
              subviews[index].place(
                at: CGPoint(x: bounds.minX + shift + side * CGFloat(column), y: bounds.minY + side * CGFloat(row)),
                proposal: ProposedViewSize(width: side, height: side))
            }
          }
        }
        #Preview {
          Honeycomb { ForEach(0..<8, id: \.self) { _ in Color.red } }
        }
        """#),
    LayoutSource(
      name: "GridOfSquares",
      text: #"""
        import SwiftUI

        struct GridOfSquares: Layout {
          var side: CGFloat = 40
          var spacing: CGFloat = 4

          private func columns(_ width: CGFloat, _ count: Int) -> Int {
            let fitting = (width + spacing) / (side + spacing) + 0.0001
            return max(1, min(count, fitting.isFinite ? Int(fitting) : count))
          }

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            guard !subviews.isEmpty else { return .zero }
            let columns = columns(proposal.width ?? 10_000, subviews.count)
            let rows = (subviews.count + columns - 1) / columns
            return CGSize(
              width: CGFloat(columns) * side + CGFloat(columns - 1) * spacing,
              height: CGFloat(rows) * side + CGFloat(rows - 1) * spacing)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let columns = columns(bounds.width, subviews.count)
            for (index, subview) in subviews.enumerated() {
              let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
              subview.place(
                at: CGPoint(x: bounds.minX + column * (side + spacing), y: bounds.minY + row * (side + spacing)),
                proposal: ProposedViewSize(width: side, height: side))
            }
          }
        }
        #Preview {
          GridOfSquares { ForEach(0..<7, id: \.self) { _ in Color.red } }
        }
        """#),
    LayoutSource(
      name: "Timeline",
      text: #"""
        import SwiftUI

        struct TimelineLayout: Layout {
          var hourHeight: CGFloat = 24

          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let last = subviews.map { $0[Hours.self].upperBound }.max() ?? 0
            let width = min(max(proposal.width ?? 200, 80), 2000)
            return CGSize(width: width, height: CGFloat(last) * hourHeight)
          }

          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
              let hours = subview[Hours.self]
              let height = CGFloat(hours.count) * hourHeight
              subview.place(
                at: CGPoint(x: bounds.minX + 20, y: bounds.minY + CGFloat(hours.lowerBound) * hourHeight),
                proposal: ProposedViewSize(width: bounds.width - 20, height: height))
            }
          }
        }

        struct Hours: LayoutValueKey { static let defaultValue = 0..<1 }

        #Preview {
          TimelineLayout { Color.red; Color.blue.layoutValue(key: Hours.self, value: 2..<5) }
        }
        """#),
  ]
}
