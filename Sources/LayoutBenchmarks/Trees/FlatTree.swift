import LayoutProbe

/// One stack with many leaves.
struct FlatTree {
  let count: Int

  static func size(_ index: Int) -> CGSize {
    CGSize(width: 10 + index % 7, height: 10 + index % 5)
  }

  var floor: FloorNode {
    .stack(.vertical, (0..<count).map { .fixed(FlatTree.size($0)) })
  }
}

extension FlatTree: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        leaf(FlatTree.size(index).width, FlatTree.size(index).height)
      }
    }
  }
}
