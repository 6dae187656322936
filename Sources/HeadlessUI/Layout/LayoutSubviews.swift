import Foundation

/// A collection of proxies for the subviews of a layout.
///
/// A slice starts at index 0 again, as in SwiftUI, and its proxies are those of the original
/// collection: a slice can be handed to another layout, or to the same one, and placements land on
/// the right subviews.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// A slice is a collection of the same type.
  public typealias SubSequence = LayoutSubviews
  /// A proxy.
  public typealias Element = LayoutSubview
  /// A position, from 0.
  public typealias Index = Int
  /// All positions.
  public typealias Indices = Range<LayoutSubviews.Index>
  /// Iterates over the proxies.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the container lays its subviews out.
  public var layoutDirection: LayoutDirection

  @usableFromInline let nodes: ContiguousArray<LayoutNode>

  init(_ nodes: ContiguousArray<LayoutNode>, _ layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  /// The index of the first subview: 0.
  @inlinable public var startIndex: Int { 0 }
  /// One more than the index of the last subview.
  @inlinable public var endIndex: Int { nodes.count }

  /// The subview at an index.
  @inlinable public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  /// The subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(ContiguousArray(nodes[bounds]), layoutDirection)
  }

  /// The subviews from an index on.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    // Such a range is a sequence too, one without end, so it must not be taken for indices.
    self[bounds.relative(to: self)]
  }

  /// The subviews at the given indices, in that order.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(ContiguousArray(indices.map { nodes[$0] }), layoutDirection)
  }

  /// Equal when they stand for the same subviews in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.nodes.count == b.nodes.count
      && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 }
  }
}
