import HeadlessUI

/// The reasons of all nodes of a tree, for pictures.
struct TreeReasons {
  /// Larger trees would be mostly reasons.
  private static let maximumNodes = 300

  /// In the order of the nodes; empty if none were taken down.
  private let lines: [[String]]

  /// Ends taking down: questions that come later are not the layout's own.
  @MainActor
  static func taken(from host: ViewHost) -> TreeReasons {
    guard host.reasons != nil else { return TreeReasons(lines: []) }
    let lines = host.tree.preorder.prefix(maximumNodes).map { node in
      let text = WhyText(chain: host.reasons(of: node.reference), frame: node.frame)
      return Array(text.lines.dropFirst())
    }
    host.reasons = nil
    return TreeReasons(lines: lines)
  }

  /// The same nodes with their reasons.
  func added(to tree: [NodeReport]) -> [NodeReport] {
    var tree = tree
    for (index, lines) in zip(tree.indices, lines) { tree[index].reasons = lines }
    return tree
  }
}
