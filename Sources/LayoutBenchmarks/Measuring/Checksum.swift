import LayoutProbe

/// One number for where all leaves are: x + 3y + 5w + 7h, added up, in the root's coordinates.
enum Checksum {
  static func of(_ frames: some Sequence<CGRect>) -> Double {
    frames.reduce(0) { $0 + $1.minX + 3 * $1.minY + 5 * $1.width + 7 * $1.height }
  }

  /// The checksum of a tree as it was laid out. A fixed frame is a leaf, regardless of its content;
  /// spacers do not count.
  @MainActor
  static func of(_ host: ViewHost) -> Double {
    let root = host.tree
    let origin = root.frame?.origin ?? .zero
    var sum = 0.0
    var pending = [root]
    while let node = pending.popLast() {
      let children = node.children
      guard children.isEmpty || node.label == "frame" else {
        pending += children
        continue
      }
      guard let frame = node.frame, node.label != "Spacer" else { continue }
      sum += of(CollectionOfOne(frame.offsetBy(dx: -origin.x, dy: -origin.y)))
    }
    return sum
  }

  /// Nothing if they are the same, up to what adding in another order makes of them.
  static func mistake(_ found: Double, _ expected: Double) -> String? {
    abs(found - expected) <= 1e-9 * abs(expected)
      ? nil : "the layout is wrong: checksum \(found), not \(expected)"
  }
}
