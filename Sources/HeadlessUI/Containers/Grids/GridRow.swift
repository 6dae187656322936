import Foundation

/// A row of a ``Grid``: each of its views is a cell, the first one in the first column.
///
/// Outside of a grid it is a group.
@frozen public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// The engine shows the cells.
  public typealias Body = Never

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: where cells go in the height of the row; nil for what the grid says.
  ///   - content: the cells.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Shows the cells, each marked as one of this row.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    GridRowElement(view, context)
  }
}

/// What the cells of a row have in common.
final class GridRowMark {
  fileprivate(set) var alignment: AlignmentKey?

  fileprivate init(_ alignment: VerticalAlignment?) { self.alignment = alignment?.key }
}

enum GridRowKey {}

/// Marks cells instead of making a node of its own, so that modifiers of a row are modifiers of
/// each of its cells, as in SwiftUI.
private final class GridRowElement<Content: View>: WrappingElement<GridRow<Content>, Content> {
  private let mark: GridRowMark
  private var cells: ContiguousArray<TraitNode<GridRowMark>> = []

  init(_ view: GridRow<Content>, _ context: ViewContext) {
    mark = GridRowMark(view.alignment)
    super.init(context)
    show(view.content, context.inside())
    wrap()
  }

  override func update(_ view: GridRow<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside())
    guard mark.alignment != view.alignment?.key else { return }
    mark.alignment = view.alignment?.key
    for cell in cells { cell.invalidate() }
  }

  private func wrap() {
    var known: [ObjectIdentifier: TraitNode<GridRowMark>] = [:]
    for cell in cells { known[ObjectIdentifier(cell.child)] = cell }
    cells = ContiguousArray(
      (content?.nodes ?? []).map {
        known[ObjectIdentifier($0)]
          ?? TraitNode(child: $0, ObjectIdentifier(GridRowKey.self), mark, context)
      })
  }

  override func structureDidChange() {
    wrap()
    super.structureDidChange()
  }

  override var onlyNode: LayoutNode? { nil }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    for cell in cells { nodes.append(cell) }
  }
}
