import Foundation

/// A proxy for one subview of a layout: asks for its size and places it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  @usableFromInline let node: LayoutNode

  @usableFromInline init(node: LayoutNode) { self.node = node }

  /// The value that the subview sets for a layout value key, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    if node.context.isWatched { node.context.trial?.tellsSubviewsApart = true }
    // Two steps: a missing trait must not be taken for a nil of an optional value type.
    guard let trait = node.trait(ObjectIdentifier(key)), let value = trait as? K.Value else {
      return K.defaultValue
    }
    // A binding in it is handed to the layout: what is written through it, now or later, is the
    // layout's.
    return WriteSource.tag(value, writer(of: K.self))
  }

  private func writer<K>(of key: K.Type) -> WriteSource {
    let layout = node.parent ?? node
    return WriteSource(
      layout: layout, key: TypeName.short(key),
      child: layout.childNodes.firstIndex { $0 === node })
  }

  /// The subview's layout priority; 0 if it sets none.
  public var priority: Double { node.priority }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(node.spacing()) }

  /// Asks the subview for its size.
  @inlinable
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ask(Proposal(proposal))
  }

  @usableFromInline func ask(_ proposal: Proposal) -> CGSize {
    if let answer = node.knownAnswer(to: proposal) { return answer }
    return find(proposal)
  }

  @inline(never)
  private func find(_ proposal: Proposal) -> CGSize {
    node.context.trial?.note(question: proposal, of: node)
    let answer = node.size(proposal)
    ReasonLog.of(node)?.note(question: proposal, answer: answer, of: node)
    return answer
  }

  /// Asks the subview for its size and alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = Proposal(proposal)
    return ViewDimensions(node: node, viewSize: ViewSize(ask(proposal), proposal))
  }

  /// Puts the subview at a position, in the coordinates of the layout's bounds.
  ///
  /// The last call of a placement wins. A subview that is never placed is centred in the bounds.
  /// Outside of `placeSubviews` the call is reported and has no effect.
  ///
  /// - Parameters:
  ///   - position: where `anchor` of the subview goes.
  ///   - anchor: the point of the subview that goes to `position`.
  ///   - proposal: what the subview is offered; its answer is the size it is placed with.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard node.isLayoutPlacing else { return reportMisplaced() }
    let proposal = Proposal(proposal)
    let size = node.size(proposal)
    var origin = CGPoint(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height)
    if node.context.isWatched { node.context.trial?.note(placementOf: node, at: origin) }
    if origin.x.isNaN || origin.y.isNaN {
      reportInvalid(origin, anchor, size)
      let container = node.parent?.absoluteOrigin ?? .zero
      if origin.x.isNaN { origin.x = container.x }
      if origin.y.isNaN { origin.y = container.y }
    }
    node.handToParent(Placement(origin: origin, viewSize: ViewSize(size, proposal)))
  }

  @inline(never)
  private func reportInvalid(_ origin: CGPoint, _ anchor: UnitPoint, _ size: CGSize) {
    // SwiftUI traps with this text.
    node.context.report(
      "view origin is invalid: (\(origin.x), \(origin.y)), "
        + "UnitPoint(x: \(anchor.x), y: \(anchor.y)), (\(size.width), \(size.height))",
      at: node)
  }

  @inline(never)
  private func reportMisplaced() {
    node.context.report(
      "LayoutSubview.place(at:anchor:proposal:) was called outside of placeSubviews.", at: node)
  }

  /// Equal when they stand for the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    if a.node.context.isWatched { a.node.context.trial?.tellsSubviewsApart = true }
    return a.node === b.node
  }
}
