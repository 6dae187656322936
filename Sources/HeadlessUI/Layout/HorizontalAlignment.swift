import Foundation

/// An alignment position along the horizontal axis.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  @usableFromInline let storage: GuideStorage

  /// A guide of your own, identified by `id`.
  public init(_ id: any AlignmentID.Type) {
    storage = GuideStorage(AlignmentKey(id: id, axis: .horizontal, kind: .custom))
  }

  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    storage = GuideStorage(AlignmentKey(id: id, axis: .horizontal, kind: kind))
  }

  var key: AlignmentKey { storage.key }

  /// The leading edge.
  public static let leading = HorizontalAlignment(FrameGuide.Leading.self, .start)
  /// The horizontal centre.
  public static let center = HorizontalAlignment(FrameGuide.HorizontalCenter.self, .center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(FrameGuide.Trailing.self, .end)
  /// Where a list row's separator starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparator.Leading.self)
  /// Where a list row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparator.Trailing.self)

  /// Merges explicit values of this guide the way a container does; nil where no value is given.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    storage.combine(values)
  }
}

/// The part that both alignment structs share.
@usableFromInline struct GuideStorage: Equatable, Sendable {
  let key: AlignmentKey

  init(_ key: AlignmentKey) { self.key = key }

  func combine<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    var fold = ExplicitFold(key)
    for case let value? in values { fold.add(value) }
    return fold.value
  }
}
