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
    var lines: [[String]] = []
    var pending = [host.tree]
    while let node = pending.popLast() {
      guard lines.count < maximumNodes else { break }
      let text = WhyText(chain: host.reasons(of: node.reference), frame: node.frame)
      lines.append(Array(text.lines.dropFirst()))
      pending += node.children.reversed()
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
