import LayoutProbe

/// Two stacks in each stack, by turns horizontal and vertical, down to the leaves.
struct NestTree {
  let depth: Int
  var level = 0

  var floor: FloorNode {
    guard level < depth else { return .fixed(CGSize(width: 10, height: 10)) }
    let inner = NestTree(depth: depth, level: level + 1).floor
    return .stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [inner, inner])
  }
}

extension NestTree: View {
  var body: some View {
    if level == depth {
      leaf(10, 10)
    } else if level.isMultiple(of: 2) {
      HStack(alignment: .top, spacing: 0) {
        NestTree(depth: depth, level: level + 1)
        NestTree(depth: depth, level: level + 1)
      }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        NestTree(depth: depth, level: level + 1)
        NestTree(depth: depth, level: level + 1)
      }
    }
  }
}
