import Foundation

enum GridCellColumnsKey {}
enum GridCellUnsizedAxesKey {}
enum GridColumnAlignmentKey {}
enum GridCellAnchorKey {}

extension View {
  /// Makes a cell of a grid row span several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellColumnsKey.self), value: count))
  }

  /// On these axes the cell takes the size of its column or row and has no say in it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellUnsizedAxesKey.self), value: axes))
  }

  /// Sets where the cells of this cell's column go in the width of the column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridColumnAlignmentKey.self), value: guide))
  }

  /// Sets the point of the cell, in units of its size, that meets the same point of its space.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellAnchorKey.self), value: anchor))
  }
}

/// A cell of a grid: a node with its place and with what it says about it.
struct GridCell {
  let node: LayoutNode
  let row: Int
  let column: Int
  let span: Int
  let unsizedAxes: Axis.Set
  let anchor: UnitPoint?

  init(_ node: LayoutNode, row: Int, column: Int, span: Int) {
    self.node = node
    self.row = row
    self.column = column
    self.span = span
    unsizedAxes = node.trait(ObjectIdentifier(GridCellUnsizedAxesKey.self)) as? Axis.Set ?? []
    anchor = node.trait(ObjectIdentifier(GridCellAnchorKey.self)) as? UnitPoint
  }

  var columns: Range<Int> { column..<column + span }
}
