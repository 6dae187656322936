import LayoutProbe
import SwiftUI

struct NodeKey: LayoutValueKey {
  static let defaultValue = TreeNode(id: "", parent: nil)
}

struct TreeNode: Equatable {
  var id: String
  var parent: String?
}

/// Places its subviews as a tree and writes the lines between parents and children.
struct TreeLayout: Layout {
  @Binding var lines: Path
  /// Whether a path is only written if it is another one.
  var isGuarded: Bool

  struct Cache {
    var levels: [[Int]] = []
    var parents: [Int: Int] = [:]
    /// What is wrong with the tree; nil if nothing is.
    var problem: String?
  }

  func makeCache(subviews: Subviews) -> Cache {
    let nodes = subviews.map { $0[NodeKey.self] }
    var indices: [String: Int] = [:]
    for (index, node) in nodes.enumerated() { indices[node.id] = index }
    var cache = Cache()
    let roots = nodes.indices.filter { nodes[$0].parent == nil }
    if roots.count != 1 {
      cache.problem = "\(roots.count) roots"
    }
    var level = roots
    var seen = Set(roots)
    while !level.isEmpty {
      cache.levels.append(level)
      let next = nodes.indices.filter { index in
        guard let parent = nodes[index].parent.flatMap({ indices[$0] }), level.contains(parent)
        else { return false }
        cache.parents[index] = parent
        return !seen.contains(index)
      }
      seen.formUnion(next)
      level = next
    }
    let lost = nodes.indices.filter { !seen.contains($0) }
    if !lost.isEmpty {
      cache.problem = "\(lost.count) nodes hang on no root"
      cache.levels.append(lost)
    }
    return cache
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = cache.levels.map { level in
      level.reduce(0) { $0 + sizes[$1].width } + 20 * CGFloat(max(level.count - 1, 0))
    }
    let heights = cache.levels.map { level in level.map { sizes[$0].height }.max() ?? 0 }
    return CGSize(
      width: widths.max() ?? 0,
      height: heights.reduce(0, +) + 40 * CGFloat(max(heights.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var centers: [Int: CGPoint] = [:]
    var y = bounds.minY
    for level in cache.levels {
      let sizes = level.map { subviews[$0].sizeThatFits(.unspecified) }
      let width = sizes.reduce(0) { $0 + $1.width } + 20 * CGFloat(max(level.count - 1, 0))
      let height = sizes.map(\.height).max() ?? 0
      var x = bounds.midX - width / 2
      for (index, size) in zip(level, sizes) {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        centers[index] = CGPoint(
          x: x + size.width / 2 - bounds.minX, y: y + size.height / 2 - bounds.minY)
        x += size.width + 20
      }
      y += height + 40
    }
    var path = Path()
    for (child, parent) in cache.parents.sorted(by: { $0.key < $1.key }) {
      guard let from = centers[parent], let to = centers[child] else { continue }
      path.move(to: from)
      path.addLine(to: to)
    }
    let isGuarded = isGuarded
    DispatchQueue.main.async {
      if isGuarded, path.description == lines.description { return }
      lines = path
    }
  }
}

struct FamilyTree: View {
  var nodes: [TreeNode]
  var isGuarded: Bool
  @State private var lines = Path()

  var body: some View {
    TreeLayout(lines: $lines, isGuarded: isGuarded) {
      ForEach(nodes, id: \.id) { node in
        Text(node.id)
          .padding(4)
          .layoutValue(key: NodeKey.self, value: node)
      }
    }
    .background { lines.stroke(.gray, lineWidth: 1) }
  }
}

private let family = [
  TreeNode(id: "root", parent: nil), TreeNode(id: "left", parent: "root"),
  TreeNode(id: "right", parent: "root"), TreeNode(id: "leaf", parent: "left"),
]

let unguarded = Probe("lines written each time: churns") {
  FamilyTree(nodes: family, isGuarded: false)
}
.expects("loop-churning")

#Preview("lines written when they are others: settles") {
  FamilyTree(nodes: family, isGuarded: true)
}
#Preview("two roots") {
  FamilyTree(
    nodes: [TreeNode(id: "a", parent: nil), TreeNode(id: "b", parent: nil)], isGuarded: true)
}
#Preview("parents in a circle") {
  FamilyTree(
    nodes: family + [TreeNode(id: "x", parent: "y"), TreeNode(id: "y", parent: "x")],
    isGuarded: true)
}
