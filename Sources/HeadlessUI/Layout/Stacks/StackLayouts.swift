import Foundation

/// The layout of `HStack`, for use with `AnyLayout`.
@frozen public struct HStackLayout: Layout, VanishingLayout {
  /// The guide on which the subviews meet.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// A horizontal stack.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of `VStack`, for use with `AnyLayout`.
@frozen public struct VStackLayout: Layout, VanishingLayout {
  /// The guide on which the subviews meet.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// A vertical stack.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// What a built-in stack layout keeps between calls.
public final class StackLayoutCache {
  private var engine: StackEngine

  init(_ engine: StackEngine) { self.engine = engine }

  deinit { engine.free() }

  /// What it knows, in numbers.
  var contents: [Double] { engine.storage.contents }

  /// Does something with the engine, which has room for that many subviews.
  func withEngine<R>(_ count: Int, _ body: (StackEngine) -> R) -> R {
    engine = engine.withRoom(for: count)
    // A subview may make the container get itself another cache meanwhile.
    return withExtendedLifetime(self) { body(engine) }
  }
}

protocol StackLayout: Layout where Cache == StackLayoutCache {
  static var axis: Axis { get }
  /// What the subviews are aligned by, across the axis.
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension HStackLayout: StackLayout {
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}

extension VStackLayout: StackLayout {
  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}

extension StackLayout {
  /// Stacks along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  /// An empty arrangement.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(
      StackEngine(
        axis: Self.axis, alignment: guide, uniformSpacing: spacing.map(Double.init),
        count: subviews.count))
  }

  /// As `HStack` and `VStack` do.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    ViewSpacing(cache.withEngine(subviews.count) { $0.spacing(subviews.nodes) })
  }

  /// As `HStack` and `VStack` do.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    cache.withEngine(subviews.count) { $0.size(Proposal(proposal), subviews.nodes) }
  }

  /// As `HStack` and `VStack` do.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    let viewSize = ViewSize(bounds.size, Proposal(proposal))
    cache.withEngine(subviews.count) { engine in
      engine.forEachPlacement(viewSize, subviews.nodes) { index, origin, viewSize in
        subviews[index].place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          proposal: viewSize.proposal.proposedViewSize)
      }
    }
  }
}

/// The layout of `ZStack`, for use with `AnyLayout`.
@frozen public struct ZStackLayout: Layout, VanishingLayout {
  /// The guides on which the subviews meet.
  public var alignment: Alignment

  /// A stack in depth.
  @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// As `ZStack` does.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    ZStackEngine(alignment: alignment).size(Proposal(proposal), subviews.nodes)
  }

  /// As `ZStack` does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let engine = ZStackEngine(alignment: alignment)
    let placements = engine.placements(
      ViewSize(bounds.size, Proposal(proposal)), subviews.nodes)
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.viewSize.proposal.proposedViewSize)
    }
  }
}
