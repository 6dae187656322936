import Foundation

/// Told of everything the engine does while it lays out. Without an observer this costs nothing.
///
/// Called on the thread that lays out, in the middle of it: an observer must not ask, write state
/// or lay out.
public protocol LayoutObserver: AnyObject {
  /// Called for each event of layout, in order.
  func observe(_ event: LayoutEvent)
}

/// One thing that the engine did.
public enum LayoutEvent {
  /// A node was asked for its size and answered: from what it keeps, which is its memo or one size
  /// for all proposals, or by computing it.
  case sized(NodeReference, proposal: ProposedViewSize, answer: CGSize, fromMemo: Bool)
  /// A node was placed: its frame in the root's coordinates and the proposal it was placed with.
  case placed(NodeReference, frame: CGRect, proposal: ProposedViewSize)
  /// `placeSubviews` of a layout runs although the layout is not placed: the default of
  /// `explicitAlignment` looks for guides of the subviews where they would be.
  case placedForGuides(NodeReference)
  /// A layout made its cache.
  case cacheMade(NodeReference)
  /// A layout updated its cache because it or one of its subviews changed.
  case cacheUpdated(NodeReference)
  /// The body of a view was evaluated; `type` is the view's type.
  case bodyEvaluated(type: String)
  /// An action of a view is about to run: the name of the modifier that it was given to, with the type of the
  /// value that it is for.
  case actionBegan(String)
  /// All actions that were due have ended.
  case actionsEnded
  /// A custom layout's own code is about to run.
  case entering(NodeReference, LayoutPhase)
  /// A custom layout's own code has returned.
  case leaving(NodeReference, LayoutPhase)
}

/// The parts of a layout's own code that the engine calls.
public enum LayoutPhase: String, Sendable, Codable, CaseIterable {
  /// `makeCache(subviews:)`
  case makeCache
  /// `updateCache(_:subviews:)`
  case updateCache
  /// `spacing(subviews:cache:)`
  case spacing
  /// `sizeThatFits(proposal:subviews:cache:)`
  case sizeThatFits
  /// `placeSubviews(in:proposal:subviews:cache:)`
  case placeSubviews
  /// `explicitAlignment(of:in:proposal:subviews:cache:)`
  case explicitAlignment
}

/// A node of the layout tree, as an observer sees it: valid during the event.
public struct NodeReference: Hashable {
  let node: LayoutNode

  init(_ node: LayoutNode) { self.node = node }

  /// What the node is: a view's or layout's type name without its generic arguments.
  public var label: String { node.label }
  /// The names of the nodes from the root to this one. Computed on demand, in time linear in depth.
  public var path: String { node.path }
  /// Whether the node is a layout that is not one of the built-in stacks.
  public var isCustomLayout: Bool {
    guard node.flags.contains(.isCustomLayout), let layout = node as? any CustomLayoutNode else {
      return false
    }
    return !layout.runsBuiltIn
  }

  /// The type of the layout that the node runs, which for an `AnyLayout` is the one inside; the
  /// node's label if it runs none.
  package var layoutName: String { (node as? any CustomLayoutNode)?.innerName ?? node.label }

  /// The type of the layout that the node runs with the types that it is declared in, as a source
  /// of its module would name it; nil if it runs none.
  package var layoutTypePath: String? {
    (node as? any CustomLayoutNode).map { TypeName.path($0.innerLayoutType) }
  }

  /// Whether something in it is another view where there is more room, as `ViewThatFits` is, or is
  /// offered one side by the other, as `aspectRatio` does: what it answers may fall as its room
  /// grows.
  package var choosesByRoom: Bool {
    var pending = [node]
    while let next = pending.popLast() {
      if next.choosesByRoom { return true }
      pending += next.childNodes
    }
    return false
  }

  /// The node that asks this one for its size: the one it is in; nil for the root.
  package var asker: NodeReference? {
    var above = node.parent
    while let next = above, next.flags.contains(.isTransparent) { above = next.parent }
    return above.map(NodeReference.init)
  }

  /// What a layout on trial is proposed now; nil if none is.
  package var trialProposal: ProposedViewSize? { node.context.trial?.proposal }

  /// Two references are equal if they mean the same node.
  public static func == (a: NodeReference, b: NodeReference) -> Bool { a.node === b.node }

  /// Hashes the node's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

/// Marks nodes that run a custom `Layout`.
protocol CustomLayoutNode: LayoutNode {
  /// Whether the code that runs is a built-in layout's, by way of `AnyLayout`.
  var runsBuiltIn: Bool { get }
  /// The name of the layout's type, or of the one inside of an `AnyLayout`.
  var innerName: String { get }
  /// The layout's type, or the one inside of an `AnyLayout`.
  var innerLayoutType: any Layout.Type { get }
  /// Whether the layout keeps anything between calls.
  var hasCache: Bool { get }
  /// Whether a property of the layout is an object.
  var hasObject: Bool { get }
  /// Whether guides were not asked for in this size before, since anything changed.
  func isFirstPlacingForGuides(_ size: CGSize, _ proposal: Proposal) -> Bool
  /// What becomes of animatable data that is set; nil if it is kept, or if there is none.
  var animatableDataLoss: AnimatableDataLoss? { get }
  /// The layout with a cache of its own, for trials.
  func makeSession(
    cache: LayoutTrial.CacheKind, subviews: [Int]?, direction: LayoutDirection?,
    progress: Double?
  ) -> any LayoutSession
}
