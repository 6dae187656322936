import LayoutProbe

/// A list of rows: an icon, space, two lines.
struct ListTree {
  let count: Int

  var floor: FloorNode {
    let row = FloorNode.stack(
      .horizontal,
      [
        .fixed(CGSize(width: 40, height: 40)), .spacer(.horizontal),
        .stack(
          .vertical,
          [.fixed(CGSize(width: 100, height: 16)), .fixed(CGSize(width: 80, height: 14))]),
      ])
    return .stack(.vertical, Array(repeating: row, count: count))
  }
}

extension ListTree: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        HStack(alignment: .top, spacing: 0) {
          leaf(40, 40)
          Spacer(minLength: 0)
          VStack(alignment: .leading, spacing: 0) {
            leaf(100, 16)
            leaf(80, 14)
          }
        }
      }
    }
  }
}
