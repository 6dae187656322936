import Foundation

/// A layout of any type; exchanging the layout inside keeps the identity and state of the subviews.
public struct AnyLayout: Layout {
  private var box: any AnyLayoutBox

  /// Forgets the type of a layout.
  public init<L>(_ layout: L) where L: Layout {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
  }

  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var layoutType: any Layout.Type
    fileprivate var value: Any
  }

  /// The type of the data that animates: that of the layout inside.
  public typealias AnimatableData = AnyAnimatableData

  /// The data of the layout inside.
  public var animatableData: AnimatableData {
    get { box.animatableData }
    set { box.animatableData = newValue }
  }

  var innerStackAxis: Axis? { box.stackAxis }
  /// The type of the layout inside.
  var innerType: any Layout.Type { box.layoutType }
  /// The name of the layout inside.
  var innerName: String { TypeName.short(box.layoutType) }

  /// The cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Updates the cache, or makes it anew for a layout of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  /// What the layout inside answers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  /// What the layout inside answers.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  /// What the layout inside answers.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// What the layout inside answers.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

private protocol AnyLayoutBox {
  var layoutType: any Layout.Type { get }
  var stackAxis: Axis? { get }
  var animatableData: AnyAnimatableData { get set }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: AnyLayoutBox {
  var layout: L

  var layoutType: any Layout.Type { L.self }
  var stackAxis: Axis? { L.layoutProperties.stackOrientation }
  var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(layout.animatableData) }
    set { if let data = newValue.value(as: L.AnimatableData.self) { layout.animatableData = data } }
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(layoutType: L.self, value: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    guard cache.layoutType == L.self, var inner = take(&cache) else {
      cache = makeCache(subviews)
      return
    }
    layout.updateCache(&inner, subviews: subviews)
    cache.value = inner
  }

  /// Takes the value out, so that it is not copied when it is changed.
  private func take(_ cache: inout AnyLayout.Cache) -> L.Cache? {
    guard let inner = cache.value as? L.Cache else { return nil }
    cache.value = ()
    return inner
  }

  private func with<R>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var inner = take(&cache) ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(layoutType: L.self, value: inner) }
    return body(&inner)
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
