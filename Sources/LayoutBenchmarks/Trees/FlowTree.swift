import LayoutProbe

/// Many leaves in lines.
struct FlowTree {
  let count: Int

  static func size(_ index: Int) -> CGSize {
    CGSize(width: 10 + index % 7, height: 10 + index % 5)
  }

  /// The leaves' frames in lines of this width.
  static func frames(_ count: Int, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    var (x, y, height) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for index in 0..<count {
      let size = size(index)
      if x > 0, x + size.width > width {
        x = 0
        y += height
        height = 0
      }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width
      height = max(height, size.height)
    }
    return frames
  }
}

extension FlowTree: View {
  var body: some View {
    Flow {
      ForEach(0..<count, id: \.self) { index in
        leaf(FlowTree.size(index).width, FlowTree.size(index).height)
      }
    }
  }
}

/// Places its subviews one after another, in as many lines as their widths need.
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    forEachPlace(width: proposal.width ?? .infinity, subviews) { _, origin, part in
      size.width = max(size.width, origin.x + part.width)
      size.height = max(size.height, origin.y + part.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    forEachPlace(width: proposal.width ?? bounds.width, subviews) { subview, origin, part in
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: ProposedViewSize(part))
    }
  }

  private func forEachPlace(
    width: CGFloat, _ subviews: Subviews, _ body: (LayoutSubview, CGPoint, CGSize) -> Void
  ) {
    var (x, y, height) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        y += height
        height = 0
      }
      body(subview, CGPoint(x: x, y: y), size)
      x += size.width
      height = max(height, size.height)
    }
  }
}
