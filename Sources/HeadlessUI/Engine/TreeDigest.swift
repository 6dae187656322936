import Foundation

/// Where everything in a node is, in numbers that are the same for trees that are laid out the same.
///
/// It is kept in the nodes and worked out again only for those that were placed since, so that after
/// a pass it costs what changed.
@usableFromInline struct TreeDigest {
  /// Of the frames below the node, relative to those they are in, and of what kind they are.
  var frames: UInt64 = 0
  /// The sum of the squares of all their origins and lengths: it grows if any of them grows.
  var spread = 0.0
  /// How many nodes there are below it.
  var count: Int32 = 0

  /// Brings the digest of a node up to date; returns how many nodes had to be looked at.
  static func refresh(_ node: LayoutNode) -> Int {
    guard node.flags.contains(.needsDigest) else { return 0 }
    guard node.flags.contains(.checksStack), node.context.stackLimit.isNear else {
      return workOut(node)
    }
    var visited = 0
    StackLimit.onFreshStack(node.context) { visited = workOut(node) }
    return visited
  }

  private static func workOut(_ node: LayoutNode) -> Int {
    var visited = 1
    var whole = TreeDigest()
    let children = node.childNodes
    for index in 0..<children.count {
      let child = children[index]
      visited += refresh(child)
      whole.add(child, at: index)
    }
    node.digest = whole
    node.flags.remove(.needsDigest)
    return visited
  }

  mutating func add(_ node: LayoutNode, at index: Int) {
    let below = node.digest
    var digest = Digest()
    digest.add(UInt64(truncatingIfNeeded: index))
    digest.add(UInt64(UInt(bitPattern: ObjectIdentifier(type(of: node)).hashValue)))
    count += below.count + 1
    spread += below.spread
    if node.flags.contains(.wasPlaced) {
      let (origin, size) = (node.origin, node.placed.size)
      for length in [origin.x, origin.y, size.width, size.height] {
        let length = Double(length)
        digest.add(length)
        // An infinite length would hide the growth of the others.
        if length.isFinite { spread += length * length }
      }
    }
    digest.add(below.frames)
    frames &+= digest.scrambled
  }
}

extension ViewHost {
  /// What tells one pass from another, without names.
  package struct Digests {
    /// Of all frames: equal where everything is where it was.
    package var frames: UInt64
    /// Of the values of all states and of what waits for a pass of its own.
    package var states: UInt64
    /// A length that grows without end if any frame does.
    package var spread: Double
    /// How many nodes there are.
    package var nodes: Int
    /// How many of them were placed since the last time that this was asked.
    package var placed: Int
    /// How many views were given a value since then.
    package var updated: Int
    /// How many characters of texts were measured since then.
    package var characters: Int
    /// How much states were compared by since then, in bytes of text.
    package var comparedLength: Int
  }

  /// The digests of the tree and of the states as they are now.
  package func digests() -> Digests {
    hostState.layout.enter()
    let root = rootNode
    let placed = TreeDigest.refresh(root)
    let updates = hostState.layout.updateCount
    let characters = hostState.layout.characterCount
    let comparedLength = hostState.layout.comparedLength
    (hostState.layout.updateCount, hostState.layout.characterCount) = (0, 0)
    hostState.layout.comparedLength = 0
    var tree = TreeDigest()
    tree.add(root, at: 0)
    return Digests(
      frames: tree.frames, states: hostState.statesDigest, spread: tree.spread.squareRoot(),
      nodes: Int(tree.count), placed: placed, updated: updates, characters: characters,
      comparedLength: comparedLength)
  }

  /// The states that were changed since this was last called: their numbers, or nil for those that
  /// hold something else.
  package func takeChangedStates() -> [(id: Int, numbers: [Double]?)] {
    hostState.takeChanged().map { ($0.id, $0.numbers) }
  }

  /// Whether writes are noted without the texts that only reports need.
  package var notesWritesInShort: Bool {
    get { hostState.notesInShort }
    set { hostState.notesInShort = newValue }
  }
}
