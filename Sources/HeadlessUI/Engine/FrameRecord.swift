import Foundation

/// The frames of a tree by the paths of its nodes, pass after pass: what stayed as it was since the
/// last time costs a look.
@MainActor
package final class FrameRecord {
  private struct Entry {
    // These two tell a path, together with those of the nodes before.
    let label: String
    let childCount: Int
    let path: String
    /// Whether its content scrolls in it.
    let scrolls: Bool
    var frame: CGRect?
  }

  /// Parents before their children, in order.
  private var entries: ContiguousArray<Entry> = []
  private var frames: [String: CGRect] = [:]

  /// Paths longer than this are cut: those of deep trees would be as long as the trees are deep.
  package nonisolated static let namedDepth = 48

  func frames(of root: LayoutNode) -> [String: CGRect] {
    if !follow(root) { begin(root) }
    return frames
  }

  /// The paths of all scroll views and lists.
  func scrollingPaths(in root: LayoutNode) -> [String] {
    if !follow(root) { begin(root) }
    return entries.filter(\.scrolls).map(\.path)
  }

  /// Takes in where nodes are now; false if their paths are others.
  private func follow(_ root: LayoutNode) -> Bool {
    var pending = [(root, CGPoint.zero)]
    var index = 0
    while let (wrapped, outer) = pending.popLast() {
      let (node, origin) = wrapped.withoutWrappers(in: outer)
      let children = node.childNodes
      guard index < entries.count, entries[index].childCount == children.count,
        entries[index].label == node.label
      else { return false }
      let frame = node.frame(at: origin)
      if frame != entries[index].frame {
        entries[index].frame = frame
        frames[entries[index].path] = frame
      }
      index += 1
      for child in children.reversed() { pending.append((child, origin)) }
    }
    return index == entries.count
  }

  private func begin(_ root: LayoutNode) {
    entries = []
    frames = [:]
    var pending: [(node: LayoutNode, outer: CGPoint, path: String, index: Int?, depth: Int)] = [
      (root, .zero, "", nil, 0)
    ]
    while let (wrapped, outer, above, index, depth) = pending.popLast() {
      let (node, origin) = wrapped.withoutWrappers(in: outer)
      let label = node.label
      var path = above
      if depth <= FrameRecord.namedDepth {
        let name = index.map { "\(label)[\($0)]" } ?? label
        path = above.isEmpty ? name : "\(above)/\(name)"
      }
      let children = node.childNodes
      let isNamed = depth < FrameRecord.namedDepth
      let entry = Entry(
        label: label, childCount: children.count,
        path: isNamed ? path : "\(path)/…#\(entries.count + 1)",
        scrolls: node is any InsetScrolling, frame: node.frame(at: origin))
      entries.append(entry)
      if let frame = entry.frame { frames[entry.path] = frame }
      for index in children.indices.reversed() {
        pending.append(
          (children[index], origin, path, children.count > 1 ? index : nil, depth + 1))
      }
    }
  }
}

extension LayoutNode {
  /// The node that nodes without a size of their own are around, and its origin.
  fileprivate func withoutWrappers(in outer: CGPoint) -> (node: LayoutNode, origin: CGPoint) {
    var node = self
    var origin = CGPoint(x: outer.x + self.origin.x, y: outer.y + self.origin.y)
    while node.flags.contains(.isTransparent), let wrapper = node as? PassThroughNode {
      node = wrapper.child
      origin = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    }
    return (node, origin)
  }

  fileprivate func frame(at origin: CGPoint) -> CGRect? {
    flags.contains(.wasPlaced) ? CGRect(origin: origin, size: placed.size) : nil
  }
}
