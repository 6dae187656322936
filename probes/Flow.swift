import SwiftUI

/// Places its subviews one after another, in as many lines as their widths need.
struct FlowLayout: Layout {
  var alignment = VerticalAlignment.center
  var spacing: CGFloat?
  var lineSpacing: CGFloat = 8

  struct Line {
    var elements: [(index: Int, size: CGSize, x: CGFloat)] = []
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0

    var height: CGFloat { ascent + descent }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(width: proposal.width ?? .infinity, subviews)
    let height = lines.reduce(0) { $0 + $1.height } + lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(width: bounds.width, subviews) {
      for element in line.elements {
        let proposal = ProposedViewSize(element.size)
        let guide = subviews[element.index].dimensions(in: proposal)[alignment]
        subviews[element.index].place(
          at: CGPoint(x: bounds.minX + element.x, y: y + line.ascent - guide), proposal: proposal)
      }
      y += line.height + lineSpacing
    }
  }

  private func lines(width: CGFloat, _ subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for index in subviews.indices {
      let dimensions = subviews[index].dimensions(
        in: ProposedViewSize(width: width == .infinity ? nil : width, height: nil))
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      var gap: CGFloat = 0
      if !line.elements.isEmpty {
        gap =
          spacing
          ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
        if line.width + gap + size.width > width {
          lines.append(line)
          line = Line()
          gap = 0
        }
      }
      line.elements.append((index, size, line.width + gap))
      line.width += gap + size.width
      line.ascent = max(line.ascent, dimensions[alignment])
      line.descent = max(line.descent, size.height - dimensions[alignment])
    }
    if !line.elements.isEmpty { lines.append(line) }
    return lines
  }
}

struct TagCloud: View {
  let tags: [String]

  var body: some View {
    FlowLayout {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.thinMaterial, in: Capsule())
      }
    }
  }
}

#Preview("tags", traits: .fixedLayout(width: 240, height: 300)) {
  TagCloud(tags: ["layout", "proposal", "ideal size", "alignment guide", "cache", "pass"])
    .padding()
}

#Preview("on the baseline", traits: .fixedLayout(width: 200, height: 120)) {
  FlowLayout(alignment: .firstTextBaseline, spacing: 6) {
    Text("Large").font(.largeTitle)
    Text("small").font(.caption)
    Text("and in between")
    Text("two lines of text that wrap in a narrow space")
  }
}

struct Flow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TagCloud(tags: ["one", "two", "three"])
        .previewDisplayName("short")
      TagCloud(tags: (1...40).map { "tag number \($0)" })
        .previewDisplayName("long")
        .previewLayout(.fixed(width: 320, height: 480))
    }
  }
}
