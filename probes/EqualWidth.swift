import SwiftUI

/// Gives all its subviews the width of the widest, next to each other.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let size = largest(subviews)
    let gaps = gaps(subviews).reduce(0, +)
    return CGSize(width: size.width * CGFloat(subviews.count) + gaps, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let size = largest(subviews)
    let gaps = gaps(subviews)
    var x = bounds.minX + size.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      x += size.width + gaps[index]
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// The preferred distance from each subview to the next; 0 after the last.
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index + 1 < subviews.count else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

/// Gives all its subviews the width of the widest, below each other.
struct EqualWidthVStack: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let height = sizes.reduce(0) { $0 + $1.height } + gaps(subviews).reduce(0, +)
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let gaps = gaps(subviews)
    var y = bounds.minY
    for index in subviews.indices {
      let height = subviews[index].sizeThatFits(.unspecified).height
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + gaps[index]
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index + 1 < subviews.count else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
    }
  }
}

struct EqualButtons: View {
  var body: some View {
    Button {
    } label: {
      Text("Cat").frame(maxWidth: .infinity)
    }
    Button {
    } label: {
      Text("Goldfish").frame(maxWidth: .infinity)
    }
    Button {
    } label: {
      Text("Dog").frame(maxWidth: .infinity)
    }
  }
}

#Preview("horizontal") {
  EqualWidthHStack { EqualButtons() }
}

#Preview("vertical") {
  EqualWidthVStack { EqualButtons() }
}

#Preview("preferred spacing") {
  EqualWidthVStack {
    Text("Text above text")
    Text("has no gap")
    Color.red.frame(width: 40, height: 20)
    Divider()
  }
}

#Preview("whichever fits") {
  ViewThatFits(in: .horizontal) {
    EqualWidthHStack { EqualButtons() }
    EqualWidthVStack { EqualButtons() }
  }
}
