#if LAYOUTPROBE_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// Text of a font that is the same everywhere: 10 points a character, 20 a line. Words are kept whole.
struct TreeText: Layout {
  let words: [Int]

  init(_ string: String) {
    words = string.split(separator: " ", omittingEmptySubsequences: false).map(\.count)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let limit = proposal.width ?? .infinity
    var lines = [words[0]]
    for word in words.dropFirst() {
      let together = lines[lines.count - 1] + 1 + word
      if CGFloat(together) * 10 <= limit {
        lines[lines.count - 1] = together
      } else {
        lines.append(word)
      }
    }
    return CGSize(width: 10 * (lines.max() ?? 0), height: 20 * lines.count)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.fill(bounds)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: bounds.minY + 15
    case .lastTextBaseline: bounds.maxY - 5
    default: nil
    }
  }
}

extension LayoutSubviews {
  /// Leaves are layouts around a colour: a container has the priority and the spacing of what is in
  /// it, and one that is empty has none.
  fileprivate func fill(_ bounds: CGRect) {
    for subview in self {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Takes its proposal within limits: least, ideal and greatest length of each axis.
struct TreeClamp: Layout {
  let width: [CGFloat]
  let height: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length(proposal.width, width), height: length(proposal.height, height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.fill(bounds)
  }

  private func length(_ proposed: CGFloat?, _ limits: [CGFloat]) -> CGFloat {
    min(max(proposed ?? limits[1], limits[0]), limits[2])
  }
}

/// The custom layouts of trees: always the same size, and a way to place.
struct TreeCustom: Layout {
  let placing: Placing

  enum Placing: String {
    case none, first, twice, center, grid
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 40))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      switch placing {
      case .none: break
      case .first:
        if index == 0 { subview.place(at: bounds.origin, proposal: .unspecified) }
      case .twice:
        subview.place(
          at: CGPoint(x: bounds.minX + 1, y: bounds.minY + 1),
          proposal: ProposedViewSize(width: 7, height: 7))
        subview.place(
          at: CGPoint(x: bounds.minX + 20, y: bounds.minY + 10), anchor: .bottomTrailing,
          proposal: ProposedViewSize(width: 5, height: 6))
      case .center:
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      case .grid:
        subview.place(
          at: CGPoint(x: bounds.minX + 12 * CGFloat(index), y: bounds.minY),
          proposal: ProposedViewSize(width: 12, height: nil))
      }
    }
  }
}
