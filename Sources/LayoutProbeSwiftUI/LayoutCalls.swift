import Foundation
import SwiftUI

/// How often what of a layout was called, pass by pass.
///
/// SwiftUI does not say when a pass begins. A layout is placed at the end of each: what is called after
/// a placement belongs to the next.
public final class LayoutCalls: @unchecked Sendable {
  /// The calls of one pass.
  public struct Pass: Hashable, Sendable {
    /// Calls of `sizeThatFits`.
    public var sized = 0
    /// Calls of `placeSubviews`.
    public var placed = 0
    /// Calls of `makeCache`.
    public var cachesMade = 0
    /// Calls of `updateCache`.
    public var cachesUpdated = 0
  }

  private let lock = NSLock()
  private var counted: [Pass] = []

  /// An empty list of passes.
  public init() {}

  /// The passes until now.
  public var passes: [Pass] { lock.withLock { counted } }

  /// The sum of the calls of all passes.
  public var total: Pass {
    passes.reduce(into: Pass()) {
      $0.sized += $1.sized
      $0.placed += $1.placed
      $0.cachesMade += $1.cachesMade
      $0.cachesUpdated += $1.cachesUpdated
    }
  }

  func count(_ call: WritableKeyPath<Pass, Int>) {
    lock.withLock {
      let isNext = counted.last.map { $0.placed > 0 && call != \.placed } ?? true
      if isNext { counted.append(Pass()) }
      counted[counted.count - 1][keyPath: call] += 1
    }
  }
}

extension Layout {
  /// The layout, counting how often what of it is called.
  public func counted(_ calls: LayoutCalls) -> CountedLayout<Self> {
    CountedLayout(base: self, calls: calls)
  }
}

/// A layout that counts its calls.
public struct CountedLayout<Base: Layout>: Layout {
  private var base: Base
  private let calls: LayoutCalls

  init(base: Base, calls: LayoutCalls) {
    self.base = base
    self.calls = calls
  }

  /// The cache of the layout that is counted.
  public typealias Cache = Base.Cache

  /// The layout's own.
  public static var layoutProperties: LayoutProperties { Base.layoutProperties }

  /// The animatable data of the layout that is counted.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The layout's own, counted.
  public func makeCache(subviews: Subviews) -> Base.Cache {
    calls.count(\.cachesMade)
    return base.makeCache(subviews: subviews)
  }

  /// The layout's own, counted.
  public func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    calls.count(\.cachesUpdated)
    base.updateCache(&cache, subviews: subviews)
  }

  /// The layout's own, counted.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    calls.count(\.sized)
    return base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The layout's own, counted.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    calls.count(\.placed)
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The layout's own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The layout's own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The layout's own.
  public func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
}
