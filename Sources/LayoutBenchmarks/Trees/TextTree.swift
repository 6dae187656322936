import LayoutProbe

/// A list whose rows hold something that is the higher the narrower it is, like text.
struct TextTree {
  let count: Int

  private static func length(_ index: Int) -> CGFloat { CGFloat(200 + (index % 13) * 100) }

  var floor: FloorNode {
    .stack(
      .vertical,
      (0..<count).map { index in
        .stack(
          .horizontal,
          [
            .fixed(CGSize(width: 40, height: 40)),
            .stack(
              .vertical,
              [
                .fixed(CGSize(width: 100, height: 16)), .wrapping(TextTree.length(index)),
              ]),
          ])
      })
  }
}

extension TextTree: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        HStack(alignment: .top, spacing: 0) {
          leaf(40, 40)
          VStack(alignment: .leading, spacing: 0) {
            leaf(100, 16)
            Wrapping(length: TextTree.length(index)) { EmptyView() }
          }
        }
      }
    }
  }
}

/// Something of the given length that is broken into lines 16 points high.
struct Wrapping: Layout {
  let length: CGFloat

  static func size(_ length: Double, _ proposed: Double) -> CGSize {
    let width = min(length, max(proposed, 20))
    return CGSize(width: width, height: (length / width).rounded(.up) * 16)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Wrapping.size(length, proposal.width ?? length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
