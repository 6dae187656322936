import Foundation

/// Runs a layout's own code with questions that were not asked in layout, to see how it answers them.
///
/// Caches and memos are not put back and what the layout puts off for later is not held back: a
/// trial is for a host that is made for it.
package struct LayoutTrial {
  private let node: ContainerNode & CustomLayoutNode

  /// How far an animation of the layout's values has come; nil for none.
  private let progress: Double?

  /// Nil if the node is not a custom layout.
  ///
  /// - Parameter progress: how far the last animation of the layout's values has come, 0 to 1; nil
  ///   for the layout as it is.
  package init?(_ reference: NodeReference, progress: Double? = nil) {
    guard let node = reference.node as? ContainerNode & CustomLayoutNode, !node.runsBuiltIn else {
      return nil
    }
    self.node = node
    self.progress = progress
  }

  /// Which cache the layout's code works with.
  package enum CacheKind: Equatable, Sendable {
    /// A copy of the node's own, as it has become.
    case own
    /// One that was just made.
    case fresh
    /// One that was made for other subviews (by their indices) and then updated for these.
    case updated(from: [Int])
    /// One that was made for other subviews (by their indices) and not updated for these.
    case made(for: [Int])
  }

  /// Asks and leaves everything as it was: memos and caches.
  package func neutrally<R>(_ questions: () -> R) -> R {
    NeutralMeasurement.run(node) { questions() }
  }

  /// Asks as if it were another time; what is put off meanwhile never runs.
  package func later<R>(by seconds: Int64, _ questions: () -> R) -> R {
    SimulatedTime.later(by: seconds, questions)
  }

  /// Whether the layout keeps anything at all in its cache.
  package var hasCache: Bool { node.hasCache }

  /// Whether the layout has an object, in which it may keep something too.
  package var hasObject: Bool { node.hasObject }

  /// What becomes of animatable data that the layout is given; nil if it keeps it or has none.
  package var animatableDataLoss: AnimatableDataLoss? { node.animatableDataLoss }

  /// How many subviews it has.
  package var subviewCount: Int { node.children.count }

  /// Whether the node was laid out.
  package var wasPlaced: Bool { node.flags.contains(.wasPlaced) }
  /// The bounds it was placed in, in the root's coordinates.
  package var bounds: CGRect { CGRect(origin: node.absoluteOrigin, size: node.placed.size) }
  /// The proposal it was placed with.
  package var proposal: ProposedViewSize { node.placed.proposal.proposedViewSize }

  /// The name of a subview in sentences.
  package func name(of index: Int) -> String {
    let child = node.children[index].visible
    return "subview \(index), \(child.label)" + (child.detail.map { " \($0)" } ?? "")
  }

  /// The axes along which a subview has content that is only laid out as far as it is seen, and
  /// that a natural size would have to measure as a whole.
  package func lazyAxes(of index: Int) -> Axis.Set { node.children[index].lazyAxesInside }

  /// What a subview answers to an unspecified proposal.
  package func naturalSize(of index: Int) -> CGSize { node.children[index].size(.unspecified) }

  /// A layout with a cache, to be asked.
  ///
  /// - Parameters:
  ///   - cache: which cache it starts with.
  ///   - subviews: the indices of the subviews that it is told it has; nil for those that it has.
  ///   - direction: the direction that it is told; nil for that of the node.
  package func session(
    cache: CacheKind = .fresh, subviews: [Int]? = nil, direction: LayoutDirection? = nil
  ) -> any LayoutSession {
    node.makeSession(
      cache: cache, subviews: subviews, direction: direction, progress: progress)
  }
}

/// A layout, its subviews and a cache that goes from question to question.
package protocol LayoutSession: AnyObject {
  /// What was asked of the subviews so far: their indices and the proposals.
  var questions: [(subview: Int, proposal: ProposedViewSize)] { get }
  /// The content of the cache, comparable in every run.
  var cacheDigest: UInt64 { get }
  /// Whether the layout looked at what its subviews carry for it, or which is which.
  var tellsSubviewsApart: Bool { get }
  /// The distances that the layout prefers, comparable in every run.
  func spacingDigest() -> UInt64
  /// Asks the layout for its size.
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Lets the layout place its subviews.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize) -> [TrialPlacement]
}

/// Where a layout puts one subview.
package struct TrialPlacement: Equatable, Sendable {
  /// The frame in the coordinates of the bounds.
  package var frame: CGRect
  /// How often it was placed: 0 for one that was left out.
  package var calls: Int
  /// What it was proposed.
  package var proposal: ProposedViewSize
  /// Where it was placed before that, in order.
  package var earlier: ArraySlice<CGPoint> = []
}

/// What a trial takes note of: what is asked of the subviews of one layout, and how often each is
/// placed.
final class TrialLog {
  private let node: ContainerNode
  private(set) var questions: [(subview: Int, proposal: ProposedViewSize)] = []
  /// How often each child was placed, by its index.
  private(set) var placements: [Int] = []
  /// Where each was placed last, by its index.
  private var origins: [CGPoint] = []
  /// Where those that were placed again were before, in order.
  private(set) var earlierOrigins: [Int: [CGPoint]] = [:]
  /// Those that were placed where there is no place, before that is mended.
  private(set) var invalid: [Int: CGPoint] = [:]
  /// What the layout is proposed now.
  var proposal: ProposedViewSize?
  /// Whether a layout value was read, or one subview compared with another.
  var tellsSubviewsApart = false

  init(_ node: ContainerNode) { self.node = node }

  func note(question proposal: Proposal, of child: LayoutNode) {
    guard child.parent === node else { return }
    questions.append((Int(child.index), proposal.proposedViewSize))
  }

  func note(placementOf child: LayoutNode, at origin: CGPoint) {
    let index = Int(child.index)
    guard child.parent === node, placements.indices.contains(index) else { return }
    if placements[index] > 0 { earlierOrigins[index, default: []].append(origins[index]) }
    placements[index] += 1
    origins[index] = origin
    if origin.x.isNaN || origin.y.isNaN {
      invalid[index] = origin
    } else if !invalid.isEmpty {
      invalid[index] = nil
    }
  }

  func beginPlacing() {
    placements = Array(repeating: 0, count: node.children.count)
    origins = Array(repeating: .zero, count: node.children.count)
    earlierOrigins = [:]
    invalid = [:]
  }
}

extension LayoutNode {
  /// The node without what is wrapped around it and has no size of its own.
  var visible: LayoutNode {
    var node = self
    while let transparent = node as? PassThroughNode { node = transparent.child }
    return node
  }

  /// See ``LayoutTrial/lazyAxes(of:)``.
  fileprivate var lazyAxesInside: Axis.Set {
    var axes: Axis.Set = []
    var pending: [LayoutNode] = [self]
    while let node = pending.popLast() {
      if let lazy = node as? any LazyNode { axes.formUnion(lazy.lazyAxes) }
      pending += node.childNodes
    }
    return axes
  }
}

/// A node that lays its content out only as far as it is seen.
protocol LazyNode: LayoutNode {
  var lazyAxes: Axis.Set { get }
}
