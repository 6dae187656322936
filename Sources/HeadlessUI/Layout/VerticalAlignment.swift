import Foundation

/// An alignment position along the vertical axis.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  @usableFromInline let storage: GuideStorage

  /// A guide of your own, identified by `id`.
  public init(_ id: any AlignmentID.Type) {
    storage = GuideStorage(AlignmentKey(id: id, axis: .vertical, kind: .custom))
  }

  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    storage = GuideStorage(AlignmentKey(id: id, axis: .vertical, kind: kind))
  }

  var key: AlignmentKey { storage.key }

  /// The top edge.
  public static let top = VerticalAlignment(FrameGuide.Top.self, .start)
  /// The vertical centre.
  public static let center = VerticalAlignment(FrameGuide.VerticalCenter.self, .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(FrameGuide.Bottom.self, .end)
  /// The topmost text baseline; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    TextBaseline.First.self, .firstTextBaseline)
  /// The bottommost text baseline; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(TextBaseline.Last.self, .lastTextBaseline)

  /// Merges explicit values of this guide the way a container does; nil where no value is given.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    storage.combine(values)
  }
}
