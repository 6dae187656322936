import HeadlessUI

/// The paths of the nodes of a tree: the names from the root to each, as findings and passes say
/// them.
enum NodePaths {
  /// Names at greater depths are cut, where passes cut them as well.
  static let namedDepth = FrameRecord.namedDepth

  /// One for each node, in the order of the tree.
  static func of(_ tree: [NodeReport], namedDepth: Int = namedDepth) -> [String] {
    var siblings = Array(repeating: 0, count: tree.count)
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, node) in tree.enumerated() {
      while let last = open.last, tree[last].depth >= node.depth { open.removeLast() }
      parents.append(open.last)
      if let parent = open.last { siblings[parent] += 1 }
      open.append(index)
    }
    var seen = Array(repeating: 0, count: tree.count)
    var paths: [String] = []
    for (index, node) in tree.enumerated() {
      guard let parent = parents[index] else {
        paths.append(node.label)
        continue
      }
      let number = seen[parent]
      seen[parent] += 1
      if node.depth < namedDepth {
        paths.append(
          "\(paths[parent])/\(node.label)" + (siblings[parent] > 1 ? "[\(number)]" : ""))
      } else if node.depth == namedDepth {
        paths.append("\(paths[parent])/…#\(index + 1)")
      } else {
        let end = paths[parent].range(of: "/…#")?.lowerBound ?? paths[parent].endIndex
        paths.append("\(paths[parent][..<end])/…#\(index + 1)")
      }
    }
    return paths
  }
}
