import Foundation

/// Takes down why nodes answer as they do, as they say it themselves while they decide.
///
/// Set before the first layout, it knows the reason of each answer that is kept: what a memo answers
/// was computed once, and what is computed again takes the place of what was known.
package final class ReasonLog {
  private struct Key: Hashable {
    var node: ObjectIdentifier
    var width: UInt64
    var height: UInt64

    init(_ node: LayoutNode, _ proposal: Proposal) {
      self.node = ObjectIdentifier(node)
      func bits(_ length: Double) -> UInt64 { (length.isNaN ? .nan : length + 0).bitPattern }
      width = bits(proposal.width)
      height = bits(proposal.height)
    }
  }

  /// A proposal that a custom layout made to a subview, and the answer.
  package struct Question: Equatable, Sendable {
    package var proposal: ProposedViewSize
    package var answer: CGSize
  }

  // A node that is gone may have left its address to another one, of another type or not: that one
  // has reasons of its own by the time it is placed, or none at all.
  private var reasons: [Key: (type: ObjectIdentifier, reason: LayoutReason)] = [:]
  private var questions: [ObjectIdentifier: [Question]] = [:]
  private var places: [ObjectIdentifier: (type: ObjectIdentifier, place: PlaceReason)] = [:]
  /// Who has a value of the guide that is being asked for.
  var setters: [String] = []

  package init() {}

  /// The log of a node's host; nil if reasons are not asked for.
  @inline(__always)
  static func of(_ node: LayoutNode) -> ReasonLog? {
    node.context.isWatched ? node.context.reasons : nil
  }

  func note(_ reason: LayoutReason, of node: LayoutNode, for proposal: Proposal) {
    reasons[Key(node, proposal)] = (ObjectIdentifier(type(of: node)), reason)
  }

  func note(question proposal: Proposal, answer: CGSize, of child: LayoutNode) {
    let question = Question(proposal: proposal.proposedViewSize, answer: answer)
    var all = questions[ObjectIdentifier(child)] ?? []
    all.removeAll { $0.proposal == question.proposal }
    all.append(question)
    questions[ObjectIdentifier(child)] = all
  }

  func reason(of node: LayoutNode, for proposal: Proposal) -> LayoutReason? {
    guard let known = reasons[Key(node, proposal)], known.type == ObjectIdentifier(type(of: node))
    else { return nil }
    return known.reason
  }

  /// Takes down why a child is where it is.
  func note(place: PlaceReason, of child: LayoutNode) {
    places[ObjectIdentifier(child)] = (ObjectIdentifier(type(of: child)), place)
  }

  func place(of child: LayoutNode) -> PlaceReason? {
    guard let known = places[ObjectIdentifier(child)],
      known.type == ObjectIdentifier(type(of: child))
    else { return nil }
    return known.place
  }

  func questions(to child: LayoutNode) -> [Question] { questions[ObjectIdentifier(child)] ?? [] }
}

/// A node as it was placed, with the reason for its size if it gave one.
package struct PlacedReason: Sendable {
  package var label: String
  package var detail: String?
  /// Which of the children of the node around it.
  package var index: Int
  /// Relative to the node around it.
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
  package var reason: LayoutReason?
  package var isCustomLayout: Bool
  /// What the layout around it asked it, if that is a custom layout.
  package var questions: [ReasonLog.Question]
  /// Why it is where it is; nil where that was not taken down.
  package var place: PlaceReason?

  fileprivate init(_ node: LayoutNode, _ log: ReasonLog) {
    let reference = NodeReference(node)
    (label, detail) = (node.label, node.detail)
    proposal = node.placed.proposal.proposedViewSize
    size = node.placed.size
    isCustomLayout = reference.isCustomLayout
    var outermost = node
    origin = node.origin
    while let above = outermost.parent, above.flags.contains(.isTransparent) {
      outermost = above
      origin = CGPoint(x: origin.x + above.origin.x, y: origin.y + above.origin.y)
    }
    index = Int(outermost.index)
    questions = log.questions(to: outermost)
    place = log.place(of: outermost)
    reason = log.reason(of: node, for: node.placed.proposal)
    guard let stack = node as? StackNode else { return }
    // What it was placed for: see ``StackEngine/forEachPlacement``.
    var proposal = node.placed.proposal
    let minor = stack.axis.other
    if proposal[minor].isNaN { proposal[minor] = node.placed.size[minor] }
    reason = log.reason(of: node, for: proposal) ?? reason
  }
}

extension ViewHost {
  /// Takes down why nodes answer as they do; to be set before the first layout.
  package var reasons: ReasonLog? {
    get { rootNode.context.reasons }
    set { rootNode.context.reasons = newValue }
  }

  /// A node and those around it, from the inside out; none if nothing was taken down.
  package func reasons(of reference: NodeReference) -> [PlacedReason] {
    guard let reasons else { return [] }
    var chain: [PlacedReason] = []
    var next: LayoutNode? = reference.node
    while let node = next {
      if !node.flags.contains(.isTransparent) { chain.append(PlacedReason(node, reasons)) }
      next = node.parent
    }
    return chain
  }
}
