import Foundation

/// A type that defines the geometry of a collection of views.
///
/// The protocol is SwiftUI's: a layout answers proposals in `sizeThatFits` and puts its subviews
/// somewhere in `placeSubviews`; everything else has a default.
public protocol Layout: Animatable {
  /// Properties of the layout container, such as the axis that it stacks along.
  static var layoutProperties: LayoutProperties { get }
  /// What the layout keeps between calls; `Void` if nothing.
  associatedtype Cache = Void
  /// The collection of proxies for the subviews.
  typealias Subviews = LayoutSubviews

  /// Makes the cache, once for each instance of the layout in the view tree.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache after the layout or a subview changed; by default makes it anew.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The preferred distances of the container to its neighbours; by default all its subviews'.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The size of the container, in points, for a proposal.
  ///
  /// Zero asks for the minimum, nil for the ideal and infinity for the maximum size of an axis.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    -> CGSize
  /// Places each subview in `bounds`, whose origin is in general not zero.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  /// The position of a horizontal guide in `bounds`, or nil for its default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// The position of a vertical guide in `bounds`, or nil for its default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// No stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// All subviews' preferences merged on all edges; zero if there are no subviews.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    ViewSpacing(subviews.nodes.mergedSpacing())
  }

  /// The subviews' explicit guides merged, at the positions that `placeSubviews` gives them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// The subviews' explicit guides merged, at the positions that `placeSubviews` gives them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard bounds.size.isFinite, let container = subviews.nodes.first?.parent as? ContainerNode
    else { return nil }
    guard !key.staysInside, subviews.nodes.contains(where: { $0.flags.contains(.hasGuides) }) else {
      // No guide can come of it. SwiftUI places for it all the same, once for a size: what keeps
      // something may keep it from there.
      if Cache.self != Void.self, let layout = container as? any CustomLayoutNode,
        layout.isFirstPlacingForGuides(bounds.size, Proposal(proposal))
      {
        container.observePlacedForGuides()
        container.withPlacements {
          placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        } _: { _, _ in
        }
      }
      return nil
    }
    container.observePlacedForGuides()
    return container.withPlacements {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } _: { children, placements in
      var fold = ExplicitFold(key)
      for child in subviews.nodes where child.parent === container && child.index < children.count {
        let placement = placements[Int(child.index)]
          .orCentered(child, in: bounds, Proposal(proposal))
        guard let value = child.explicitGuide(key, placement.viewSize) else { continue }
        fold.add(value + CGFloat(placement.origin[key.axis]))
      }
      return fold.value
    }
  }
}

extension Layout where Cache == () {
  /// Nothing to keep.
  public func makeCache(subviews: Self.Subviews) {}
}

extension ContiguousArray where Element == LayoutNode {
  func mergedSpacing() -> Spacing {
    guard let first else { return .zero }
    var merged = first.spacing()
    for node in dropFirst() { merged.formUnion(node.spacing(), edges: .all) }
    return merged
  }
}
