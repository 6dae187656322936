import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Grid")
struct GridTests {
  private func block(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func frames<V: View>(_ view: V, _ size: CGSize = CGSize(width: 300, height: 300))
    -> [CGRect]
  {
    let host = ViewHost(view, size: size)
    host.layout()
    let origin = host.tree.frame?.origin ?? .zero
    return host.tree.children.map {
      ($0.frame ?? .zero).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  @Test("rows share the width of their columns: the widest cell decides")
  func sharedColumns() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
      GridRow {
        block(10)
        block(40)
      }
      GridRow {
        block(30, 20)
        block(20)
      }
    }
    #expect(
      frames(grid) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 35, y: 0, width: 40, height: 10),
        CGRect(x: 0, y: 13, width: 30, height: 20), CGRect(x: 35, y: 13, width: 20, height: 10),
      ])
    #expect(
      ViewHost(grid).sizeThatFits(.unspecified) == CGSize(width: 75, height: 33))
  }

  @Test("a view outside of a row spans all columns, and its width counts unless it is unsized")
  func wholeRow() {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(10)
          block(20)
        }
        Divider().gridCellUnsizedAxes(axes)
      }
    }
    #expect(ViewHost(grid([])).sizeThatFits(ProposedViewSize(width: 200, height: 90)).width == 200)
    #expect(
      ViewHost(grid(.horizontal)).sizeThatFits(ProposedViewSize(width: 200, height: 90)).width
        == 30)
    #expect(frames(grid(.horizontal)).last?.width == 30)
  }

  @Test("a cell that spans columns starts the next one after them")
  func spans() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        block(10)
        block(20)
        block(30)
      }
      GridRow {
        block(5).gridCellColumns(2)
        block(7)
      }
    }
    #expect(frames(grid).map(\.minX) == [0, 14, 38, 0, 38])
  }

  @Test("flexible columns share what the others leave")
  func flexibleColumns() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        block(50)
        Color.blue
        Color.green
      }
    }
    #expect(frames(grid).map(\.width) == [50, 125, 125])
  }

  @Test("columns, rows and cells may be aligned in their own way")
  func alignments() {
    let grid = Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        block(40, 40)
        block(40, 10)
      }
      GridRow {
        block(10, 40).gridColumnAlignment(.trailing)
        block(10, 10).gridCellAnchor(.topLeading)
      }
    }
    let cells = frames(grid)
    #expect(cells[1].minY == 30)
    #expect(cells[2].minX == 30)
    #expect(cells[3].origin == CGPoint(x: 40, y: 40))
  }

  @Test("a grid row outside of a grid is a group")
  func rowOutside() {
    let row = GridRow {
      block(10)
      block(20)
    }
    #expect(
      ViewHost(VStack(spacing: 0) { row }).sizeThatFits(.unspecified)
        == CGSize(width: 20, height: 20))
  }

  @Test("a cell with an anchor takes no more of an aligned column or row than its length")
  func anchoredCells() {
    let grid = LaidOut(
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 98, height: 20)
          Color.red.frame(width: 50, height: 60)
        }
        GridRow { Color.red.frame(width: 20, height: 20).gridCellAnchor(.topLeading) }
        GridRow {
          Color.red.frame(width: 120, height: 10).gridCellAnchor(.topLeading)
          Color.red.frame(width: 7, height: 30)
        }
      }.fixedSize())
    #expect(grid.size == CGSize(width: 170, height: 110))
    let frames = grid.frames("Color").map {
      $0.offsetBy(dx: -grid.frame.minX, dy: -grid.frame.minY)
    }
    #expect(frames.map(\.minX) == [22, 120, 0, 0, 163])
    #expect(frames.map(\.minY) == [40, 0, 60, 80, 80])
  }

  @Test("a grid's layout in an AnyLayout does what the grid does")
  func layout() {
    let rows = Group {
      GridRow {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 50, height: 30)
      }
      GridRow {
        Color.red.frame(width: 40, height: 15).gridCellColumns(2)
      }
      Divider()
      GridRow { Color.red.frame(width: 5, height: 5) }
    }
    let grid = LaidOut(
      Grid(alignment: .topLeading, horizontalSpacing: 3) { rows }.fixedSize(), 100, 100)
    let any = LaidOut(
      AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 3)) { rows }.fixedSize(), 100,
      100)
    #expect(grid.size.width == 73)
    #expect(grid.frames("Color").map { $0.minX - grid.frame.minX } == [0, 23, 0, 0])
    #expect(any.size == grid.size)
    #expect(any.frames("Color") == grid.frames("Color"))
    #expect(any.frames("Divider") == grid.frames("Divider"))
  }
}
