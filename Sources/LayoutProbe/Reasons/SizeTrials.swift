import HeadlessUI

/// Tries changes on a tree that is laid out, one after the other, and puts it back each time.
@MainActor
final class SizeTrials {
  /// One change of one view.
  struct Trial {
    var target: NodeReference
    var change: Change
    /// The Swift that says so, and what it takes the place of.
    var swift: String
    var replaces: String?
    /// Of changes that do the same, the one of the lowest rank is meant.
    var rank: Int

    enum Change {
      case node(LayoutChange)
      case window(CGSize)
    }

    /// Whether it is the source of a view that changes.
    var isOfSource: Bool {
      if case .node = change { true } else { false }
    }
  }

  /// What became of a change.
  struct Outcome {
    var trial: Trial
    /// The size of the node.
    var size: CGSize
    /// How many nodes are larger than what they are in, and were not before.
    var overflows: Int
    /// The other nodes whose size is another one, and that.
    var others: [(node: NodeReference, before: CGSize, after: CGSize)]
  }

  private let host: ViewHost
  private let node: NodeReference
  /// Whether a change could not be taken back, because the view wrote state meanwhile: nothing can be
  /// compared any more.
  private(set) var isSpoiled = false

  init(_ host: ViewHost, _ node: NodeReference) {
    self.host = host
    self.node = node
  }

  /// Passes after which a change counts as it is.
  private static let maximumPasses = 8

  /// Makes a change, lays out, and takes it back; nil if it cannot be made or does not last.
  func outcome(of trial: Trial) -> Outcome? {
    guard !isSpoiled else { return nil }
    let before = state
    let undo: @MainActor () -> Void
    let isInForce: @MainActor () -> Bool
    switch trial.change {
    case .node(let change):
      guard let made = host.make(change, of: trial.target) else { return nil }
      undo = { made.takeBack() }
      isInForce = { made.isInForce }
    case .window(let size):
      let old = host.size
      host.size = size
      undo = { [host] in host.size = old }
      isInForce = { true }
    }
    settle()
    let after = state
    let holds = isInForce()
    undo()
    settle()
    isSpoiled = state.sizes != before.sizes
    guard holds, let size = after.sizes[node] else { return nil }
    let others = before.sizes.compactMap { other, size -> Outcome.Other? in
      guard other != node, let new = after.sizes[other], RuleSubject.differ(size, new) else {
        return nil
      }
      return (other, size, new)
    }
    return Outcome(
      trial: trial, size: size,
      overflows: after.overflowing.subtracting(before.overflowing).count,
      others: others.sorted { a, b in
        let (x, y) = (Self.distance(a.before, a.after), Self.distance(b.before, b.after))
        return x != y ? x > y : a.node.path < b.node.path
      })
  }

  private func settle() {
    for _ in 0..<Self.maximumPasses {
      host.layout()
      if !host.needsLayout { return }
    }
  }

  /// What is compared of the tree.
  private struct State {
    var sizes: [NodeReference: CGSize] = [:]
    /// The nodes that are larger than what they are in.
    var overflowing: Set<NodeReference> = []
  }

  private var state: State {
    var state = State()
    var pending = [(node: host.tree, room: host.size)]
    while let (next, room) = pending.popLast() {
      let size = next.reference.placedSize
      if next.frame != nil {
        state.sizes[next.reference] = size
        let slack = RuleSubject.tolerance
        if size.width > room.width + slack || size.height > room.height + slack {
          state.overflowing.insert(next.reference)
        }
      }
      // What scrolls is meant to be larger than its room.
      let inside =
        next.reference.scrolls ? CGSize(width: CGFloat.infinity, height: .infinity) : size
      pending += next.children.map { ($0, inside) }
    }
    return state
  }

  private static func distance(_ a: CGSize, _ b: CGSize) -> CGFloat {
    abs(a.width - b.width) + abs(a.height - b.height)
  }
}

extension SizeTrials.Outcome {
  typealias Other = (node: NodeReference, before: CGSize, after: CGSize)
}
