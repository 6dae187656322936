import Foundation

/// A container that runs a `Layout`.
final class LayoutContainerNode<L: Layout>: ContainerNode, AnimatedLayoutNode {
  /// The layout before the last change that came with an animation; nil if none did.
  private var layoutBefore: L?

  // Cells for the life of the node instead of properties. An optional of a generic type makes every
  // call fetch that type's metadata, a property of one makes every call copy the value, for it
  // might be replaced meanwhile. The layout's is initialized from `init` to `deinit` and replaced
  // only in `update`, which no layout can call; the cache's is initialized exactly while
  // `cacheState` is not `.none`.
  private let cell: UnsafeMutablePointer<L>
  private let cache: UnsafeMutablePointer<L.Cache>
  private var cacheState = CacheState.none
  /// The size in which subviews were last placed only to look for guides.
  private var placedForGuides: ViewSize?

  var layout: L { cell.pointee }

  private enum CacheState { case none, current, stale }

  init(_ layout: L, _ context: ViewContext) {
    cell = .allocate(capacity: 1)
    cell.initialize(to: layout)
    cache = .allocate(capacity: 1)
    super.init(context)
    flags.insert(.positionSensitive)
    flags.insert(.hasGuides)
    flags.insert(.isCustomLayout)
    cell.pointee = tagged(layout)
  }

  /// The layout with its own bindings tagged as handed to this node.
  private func tagged(_ layout: L) -> L {
    guard BindingFields.exist(in: L.self) else { return layout }
    var layout = layout
    BindingFields.setWriters(in: &layout) { property in
      WriteSource(layout: self, key: property, child: nil)
    }
    return layout
  }

  deinit {
    if cacheState != .none { cache.deinitialize(count: 1) }
    cache.deallocate()
    cell.deinitialize(count: 1)
    cell.deallocate()
  }

  func update(_ new: L) {
    if context.animation != nil {
      layoutBefore = cell.pointee
      context.animatedLayouts.append(self)
    }
    cell.pointee = tagged(new)
    invalidate()
  }

  /// A body made the layout and the views in it anew, and they are equal to those before: as in
  /// SwiftUI that is reason enough to update what the layout keeps, and to ask it again.
  func valuesWereMadeAnew() {
    // What keeps nothing answers as before.
    guard hasCache, cacheState == .current else { return }
    invalidate()
  }

  override func contentDidChange() {
    super.contentDidChange()
    placedForGuides = nil
    if cacheState == .current { cacheState = .stale }
  }

  override var label: String { TypeName.short(L.self) }

  private var subviews: LayoutSubviews {
    LayoutSubviews(children, flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
  }

  /// Brings the cache up to date for one of the layout's own functions, which runs next.
  @inline(__always)
  private func begin(_ phase: LayoutPhase) -> LayoutSubviews {
    let subviews = subviews
    if cacheState != .current { prepareCache(subviews) }
    context.layoutDepth += 1
    if context.observer != nil { observe(.entering(NodeReference(self), phase)) }
    return subviews
  }

  @inline(__always)
  private func end(_ phase: LayoutPhase) {
    if context.observer != nil { observe(.leaving(NodeReference(self), phase)) }
    context.layoutDepth -= 1
  }

  @inline(never)
  private func observe(_ event: LayoutEvent) { context.observer?.observe(event) }

  func isFirstPlacingForGuides(_ size: CGSize, _ proposal: Proposal) -> Bool {
    let viewSize = ViewSize(size, proposal)
    if placedForGuides?.isSame(as: viewSize) == true { return false }
    placedForGuides = viewSize
    return true
  }

  private func prepareCache(_ subviews: LayoutSubviews) {
    context.layoutDepth += 1
    defer { context.layoutDepth -= 1 }
    let isNew = cacheState == .none
    cacheState = .current
    let phase = isNew ? LayoutPhase.makeCache : .updateCache
    observe(.entering(NodeReference(self), phase))
    if isNew {
      cache.initialize(to: layout.makeCache(subviews: subviews))
    } else {
      layout.updateCache(&cache.pointee, subviews: subviews)
    }
    observe(.leaving(NodeReference(self), phase))
    observe(isNew ? .cacheMade(NodeReference(self)) : .cacheUpdated(NodeReference(self)))
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let subviews = begin(.sizeThatFits)
    defer { end(.sizeThatFits) }
    return cell.pointee.sizeThatFits(
      proposal: proposal.proposedViewSize, subviews: subviews, cache: &cache.pointee)
  }

  override func gatherSpacing() -> Spacing {
    let subviews = begin(.spacing)
    defer { end(.spacing) }
    return cell.pointee.spacing(subviews: subviews, cache: &cache.pointee).spacing
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    let subviews = begin(.explicitAlignment)
    defer { end(.explicitAlignment) }
    let bounds = CGRect(origin: .zero, size: viewSize.size)
    let proposal = viewSize.proposal.proposedViewSize
    if key.axis == .horizontal {
      return cell.pointee.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.pointee)
    }
    return cell.pointee.explicitAlignment(
      of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache.pointee)
  }

  override func placeChildren() {
    // SwiftUI hands over bounds in the coordinates of the surrounding view, so their origin is
    // where the container is; a layout that ignores it puts its subviews in the wrong place.
    let bounds = CGRect(origin: context.placing.origin, size: placed.size)
    let proposal = placed.proposal
    withPlacements {
      let subviews = begin(.placeSubviews)
      defer { end(.placeSubviews) }
      cell.pointee.placeSubviews(
        in: bounds, proposal: proposal.proposedViewSize, subviews: subviews,
        cache: &cache.pointee)
    } _: { children, placements in
      for index in children.indices {
        let placement = placements[index].orCentered(children[index], in: bounds, proposal)
        children[index].place(
          at: CGPoint(
            x: placement.origin.x - bounds.minX, y: placement.origin.y - bounds.minY),
          placement.viewSize, in: self)
      }
    }
  }

  // MARK: Trials

  var runsBuiltIn: Bool { innerLayoutType is any VanishingLayout.Type }

  var innerLayoutType: any Layout.Type { (layout as? AnyLayout)?.innerType ?? L.self }

  var innerName: String { (layout as? AnyLayout)?.innerName ?? TypeName.short(L.self) }

  var hasCache: Bool { L.Cache.self != Void.self }
  var hasObject: Bool {
    FieldTable.of(L.self).fields.contains { TypeMetadata.kind(of: $0.type) == .object }
  }

  func makeSession(
    cache kind: LayoutTrial.CacheKind, subviews indices: [Int]?, direction: LayoutDirection?,
    progress: Double?
  ) -> any LayoutSession {
    let layout = progress.map(layout(at:)) ?? layout
    let direction = direction ?? self.subviews.layoutDirection
    func chosen(_ indices: [Int]?) -> LayoutSubviews {
      LayoutSubviews(
        indices.map { ContiguousArray($0.map { children[$0] }) } ?? children, direction)
    }
    let subviews = chosen(indices)
    let cache: L.Cache
    switch kind {
    // A class would be shared, not copied.
    case .own where cacheState == .current && !(L.Cache.self is AnyClass):
      cache = self.cache.pointee
    case .own, .fresh: cache = trying(.makeCache) { layout.makeCache(subviews: subviews) }
    case .made(let others):
      cache = trying(.makeCache) { layout.makeCache(subviews: chosen(others)) }
    case .updated(let others):
      cache = trying(.updateCache) {
        var cache = layout.makeCache(subviews: chosen(others))
        layout.updateCache(&cache, subviews: subviews)
        return cache
      }
    }
    return LayoutContainerSession(node: self, layout: layout, subviews: subviews, cache: cache)
  }

  var animatableDataLoss: AnimatableDataLoss? {
    guard L.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    return AnimatableDataLoss(of: layout)
  }

  var interpolates: Bool {
    guard let layoutBefore, L.AnimatableData.self != EmptyAnimatableData.self else { return false }
    // From one type of layout to another there is no way between.
    let types = [layoutBefore, layout].map { ($0 as? AnyLayout)?.innerType ?? L.self }
    return types[0] == types[1] && layoutBefore.animatableData != layout.animatableData
  }

  var hasOtherNumbers: Bool {
    guard let layoutBefore else { return false }
    return NumericParts.ofFields(layoutBefore) != NumericParts.ofFields(layout)
  }

  /// The layout as the last animation shows it after a part of its way.
  private func layout(at progress: Double) -> L {
    guard let start = layoutBefore?.animatableData else { return layout }
    var shown = layout
    var way = layout.animatableData - start
    way.scale(by: progress)
    shown.animatableData = start + way
    return shown
  }

  /// Runs the layout's own code outside of layout.
  func trying<R>(_ phase: LayoutPhase, _ body: () -> R) -> R {
    let wasProbing = context.isProbing
    context.isProbing = true
    context.layoutDepth += 1
    observe(.entering(NodeReference(self), phase))
    defer {
      observe(.leaving(NodeReference(self), phase))
      context.layoutDepth -= 1
      context.isProbing = wasProbing
    }
    return body()
  }

  override func takeSnapshot() -> () -> Void {
    let restoreMemo = super.takeSnapshot()
    let guides = placedForGuides
    placedForGuides = nil
    guard cacheState != .none else {
      return { [self] in
        restoreMemo()
        placedForGuides = guides
        if cacheState != .none {
          cache.deinitialize(count: 1)
          cacheState = .none
        }
      }
    }
    let state = cacheState
    let saved = cache.pointee
    if L.Cache.self is AnyClass {
      // A copy of a reference would still be the same cache: the question gets one of its own.
      cache.pointee = layout.makeCache(subviews: subviews)
    }
    return { [self] in
      restoreMemo()
      placedForGuides = guides
      cache.pointee = saved
      cacheState = state
    }
  }
}

/// A trial of a layout: see ``LayoutTrial``.
private final class LayoutContainerSession<L: Layout>: LayoutSession {
  private let node: LayoutContainerNode<L>
  private let layout: L
  private let subviews: LayoutSubviews
  private var cache: L.Cache
  private let log: TrialLog

  init(node: LayoutContainerNode<L>, layout: L, subviews: LayoutSubviews, cache: L.Cache) {
    self.node = node
    self.layout = layout
    self.subviews = subviews
    self.cache = cache
    log = TrialLog(node)
  }

  var questions: [(subview: Int, proposal: ProposedViewSize)] { log.questions }

  var cacheDigest: UInt64 { ContentDigest.of(cache) }

  var tellsSubviewsApart: Bool { log.tellsSubviewsApart }

  func spacingDigest() -> UInt64 {
    ContentDigest.of(
      node.trying(.spacing) { layout.spacing(subviews: subviews, cache: &cache) })
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    logged(.sizeThatFits, proposal) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize) -> [TrialPlacement] {
    log.beginPlacing()
    let placements = logged(.placeSubviews, proposal) {
      node.withPlacements {
        layout.placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      } _: { _, placements in
        ContiguousArray(placements)
      }
    }
    return subviews.nodes.map { child in
      let placement = placements[Int(child.index)].orCentered(child, in: bounds, Proposal(proposal))
      return TrialPlacement(
        frame: CGRect(
          origin: log.invalid[Int(child.index)] ?? placement.origin,
          size: placement.viewSize.size),
        calls: log.placements[Int(child.index)],
        proposal: placement.viewSize.proposal.proposedViewSize,
        earlier: log.earlierOrigins[Int(child.index), default: []][...])
    }
  }

  private func logged<R>(
    _ phase: LayoutPhase, _ proposal: ProposedViewSize, _ body: () -> R
  ) -> R {
    let outer = node.context.trial
    node.context.trial = log
    log.proposal = proposal
    defer { node.context.trial = outer }
    return node.trying(phase, body)
  }
}

extension HorizontalAlignment {
  init(_ key: AlignmentKey) { storage = GuideStorage(key) }
}

extension VerticalAlignment {
  init(_ key: AlignmentKey) { storage = GuideStorage(key) }
}
