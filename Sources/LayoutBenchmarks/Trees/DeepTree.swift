import LayoutProbe

/// Stacks in stacks, each with one leaf and the next stack in it.
struct DeepTree {
  let depth: Int
  var level = 0

  var floor: FloorNode {
    // From the inside out: this may be deeper than the stack of the process.
    var node = FloorNode.fixed(CGSize(width: 10, height: 10))
    for level in (0..<depth).reversed() {
      node = .stack(
        level.isMultiple(of: 2) ? .horizontal : .vertical,
        [.fixed(CGSize(width: 2, height: 1)), node])
    }
    return node
  }
}

extension DeepTree: View {
  var body: some View {
    if level == depth {
      leaf(10, 10)
    } else if level.isMultiple(of: 2) {
      HStack(alignment: .top, spacing: 0) {
        leaf(2, 1)
        DeepTree(depth: depth, level: level + 1)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        leaf(2, 1)
        DeepTree(depth: depth, level: level + 1)
      }
    }
  }
}
