import Foundation

@testable import HeadlessUI

/// The custom layouts of the vectors: always the same size, and a way to place.
struct VectorLayout: Layout {
  let placing: Placing

  enum Placing: String, Decodable {
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
