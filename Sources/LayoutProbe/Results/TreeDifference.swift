import HeadlessUI

/// Which nodes of two trees are the same, and what became of them.
struct TreeDifference {
  /// A node that is in both trees, by its places in them.
  struct Pair: Equatable {
    let before: Int
    let after: Int
  }

  /// What is not where it was, or not as large.
  struct Change: Equatable {
    let pair: Pair
    let before: CGRect
    let after: CGRect
    /// Whether it moved with what it is in, and has the same size.
    let isCarried: Bool
  }

  /// In the order of the later tree.
  private(set) var pairs: [Pair] = []
  /// The nodes that only the later tree has.
  private(set) var appeared: [Int] = []
  /// The nodes that only the earlier tree has.
  private(set) var vanished: [Int] = []
  /// In the order of the later tree.
  private(set) var changes: [Change] = []

  private let before: [NodeReport]
  private let after: [NodeReport]
  private let childrenBefore: [[Int]]
  private let childrenAfter: [[Int]]

  var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty && changes.isEmpty }

  init(from before: [NodeReport], to after: [NodeReport]) {
    self.before = before
    self.after = after
    let roots = (Self.roots(before), Self.roots(after))
    childrenBefore = Self.children(before)
    childrenAfter = Self.children(after)
    var pending = [roots]
    while let (old, new) = pending.popLast() { match(old, new, &pending) }
    pairs.sort { $0.after < $1.after }
    appeared.sort()
    vanished.sort()
    findChanges()
  }

  private static func roots(_ tree: [NodeReport]) -> [Int] {
    tree.indices.filter { tree[$0].depth == 0 }
  }

  private static func children(_ tree: [NodeReport]) -> [[Int]] {
    var children: [[Int]] = Array(repeating: [], count: tree.count)
    var open: [Int] = []
    for (index, node) in tree.enumerated() {
      while let last = open.last, tree[last].depth >= node.depth { open.removeLast() }
      if let parent = open.last { children[parent].append(index) }
      open.append(index)
    }
    return children
  }

  // MARK: Matching

  /// How alike two nodes are; 0 for nodes that are not the same.
  private func likeness(_ old: Int, _ new: Int) -> Int {
    guard before[old].label == after[new].label else { return 0 }
    return before[old].detail == after[new].detail ? 3 : 2
  }

  /// Longer lists are compared from both ends only.
  private static let maximumCells = 250_000

  /// Matches neighbours in order, those that are most alike.
  private mutating func match(
    _ old: [Int], _ new: [Int], _ pending: inout [([Int], [Int])]
  ) {
    var (old, new) = (old[...], new[...])
    while let a = old.first, let b = new.first, likeness(a, b) == 3 {
      pair(a, b, &pending)
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    var ends: [(Int, Int)] = []
    while let a = old.last, let b = new.last, likeness(a, b) == 3 {
      ends.append((a, b))
      (old, new) = (old.dropLast(), new.dropLast())
    }
    for (a, b) in ends { pair(a, b, &pending) }
    var gap: (old: [Int], new: [Int]) = ([], [])
    for (a, b) in aligned(Array(old), Array(new)) {
      if let a, let b {
        settle(gap.old, gap.new, &pending)
        gap = ([], [])
        pair(a, b, &pending)
      } else {
        if let a { gap.old.append(a) }
        if let b { gap.new.append(b) }
      }
    }
    settle(gap.old, gap.new, &pending)
  }

  private mutating func pair(_ old: Int, _ new: Int, _ pending: inout [([Int], [Int])]) {
    pairs.append(Pair(before: old, after: new))
    pending.append((childrenBefore[old], childrenAfter[new]))
  }

  private func aligned(_ old: [Int], _ new: [Int]) -> [(Int?, Int?)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.maximumCells else {
      return old.map { ($0, nil) } + new.map { (nil, $0) }
    }
    let width = new.count + 1
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let likeness = likeness(old[row], new[column])
        let both = likeness > 0 ? likeness + best[(row + 1) * width + column + 1] : 0
        best[row * width + column] = max(
          both, best[(row + 1) * width + column], best[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    var result: [(Int?, Int?)] = []
    while row < old.count, column < new.count {
      let likeness = likeness(old[row], new[column])
      let now = best[row * width + column]
      if likeness > 0, now == likeness + best[(row + 1) * width + column + 1] {
        result.append((old[row], new[column]))
        (row, column) = (row + 1, column + 1)
      } else if now == best[(row + 1) * width + column] {
        result.append((old[row], nil))
        row += 1
      } else {
        result.append((nil, new[column]))
        column += 1
      }
    }
    return result + old[row...].map { ($0, nil) } + new[column...].map { (nil, $0) }
  }

  /// What is left between matched nodes: something may have been put around a node, or taken away
  /// from around it.
  private mutating func settle(
    _ old: [Int], _ new: [Int], _ pending: inout [([Int], [Int])]
  ) {
    var rest = new[...]
    for node in old {
      if let place = rest.firstIndex(where: {
        holds(before[node].label, below: $0, after, childrenAfter)
      }) {
        for other in rest[..<place] { lose(other, childrenAfter, &appeared) }
        appeared.append(new[place])
        pending.append(([node], childrenAfter[new[place]]))
        rest = rest[(place + 1)...]
      } else if let place = rest.firstIndex(where: {
        holds(after[$0].label, below: node, before, childrenBefore)
      }) {
        for other in rest[..<place] { lose(other, childrenAfter, &appeared) }
        vanished.append(node)
        pending.append((childrenBefore[node], [new[place]]))
        rest = rest[(place + 1)...]
      } else {
        lose(node, childrenBefore, &vanished)
      }
    }
    for node in rest { lose(node, childrenAfter, &appeared) }
  }

  /// Whether a node has one of this name in it, with nothing but nodes of one child between.
  private func holds(
    _ label: String, below node: Int, _ tree: [NodeReport], _ children: [[Int]]
  ) -> Bool {
    var node = node
    while children[node].count == 1 {
      node = children[node][0]
      if tree[node].label == label { return true }
    }
    return false
  }

  private func lose(_ node: Int, _ children: [[Int]], _ lost: inout [Int]) {
    var pending = [node]
    while let next = pending.popLast() {
      lost.append(next)
      pending += children[next]
    }
  }

  // MARK: Frames

  private mutating func findChanges() {
    var offsets: [Int: CGSize] = [:]
    var parents: [Int] = []
    let byAfter = Dictionary(uniqueKeysWithValues: pairs.map { ($0.after, $0.before) })
    for (index, node) in after.enumerated() {
      while let last = parents.last, after[last].depth >= node.depth { parents.removeLast() }
      let parent = parents.last
      parents.append(index)
      guard let old = byAfter[index], let start = before[old].frame, let end = node.frame,
        start.isFinite, end.isFinite
      else { continue }
      let offset = CGSize(width: end.minX - start.minX, height: end.minY - start.minY)
      offsets[index] = offset
      guard Self.isFar(start, end) else { continue }
      let around = parent.flatMap { offsets[$0] } ?? .zero
      let isCarried =
        abs(around.width - offset.width) < Self.least
        && abs(around.height - offset.height) < Self.least
        && abs(start.width - end.width) < Self.least
        && abs(start.height - end.height) < Self.least
      changes.append(
        Change(
          pair: Pair(before: old, after: index), before: start, after: end, isCarried: isCarried))
    }
  }

  /// A smaller distance cannot be seen, nor told from rounding.
  private static let least: CGFloat = 0.01

  private static func isFar(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) >= least || abs(a.minY - b.minY) >= least
      || abs(a.width - b.width) >= least || abs(a.height - b.height) >= least
  }
}
