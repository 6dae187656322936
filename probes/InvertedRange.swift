import LayoutProbe
import SwiftUI

/// Answers a proposal of nothing with more than one of infinity: a stack that asks for its range
/// ends the app.
struct InvertedRange: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch proposal.width {
    case 0: CGSize(width: 250, height: 40)
    case .infinity: CGSize(width: 50, height: 40)
    default: CGSize(width: 150, height: 40)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

let inverted = Probe("inverted range in a stack") {
  HStack {
    InvertedRange { Color.red }
    Color.blue
  }
}
.expects("size-inverted")
