import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Lazy grids and stacks")
struct LazyGridTests {
  private func lengths(_ items: [GridItem], _ offered: Double) -> [Double] {
    Array(GridTracks(items, offered: offered).tracks.map(\.length))
  }

  @Test("a fixed column takes its width and an adaptive one the 122 points that are left of 200")
  func fixedAndAdaptive() {
    let tracks = GridTracks([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], offered: 200)
    #expect(tracks.tracks.first?.length == 70)
    #expect(tracks.tracks.dropFirst().first?.origin == 78)
    #expect(tracks.length - 78 == 122)
  }

  @Test("an adaptive column of 122 points holds two views of 57, not three of 40")
  func adaptiveCount() {
    #expect(
      lengths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
  }

  @Test(
    "beside a fixed column of 60 a flexible one takes what is left, and never less than its minimum",
    arguments: [(300.0, 232.0), (108, 40), (50, 40)])
  func flexibleBesideFixed(offered: Double, flexible: Double) {
    #expect(
      lengths([GridItem(.flexible(minimum: 40)), GridItem(.fixed(60))], offered) == [flexible, 60])
  }

  @Test("a flexible grid item is at least 10 points and has no largest size unless told")
  func flexibleDefaults() {
    #expect(lengths([GridItem(.flexible())], 0) == [10])
    #expect(lengths([GridItem(.flexible())], 5000) == [5000])
  }

  @Test("flexible columns share equally what inflexible ones and the spacing leave")
  func equalShares() {
    let items = [
      GridItem(.flexible(), spacing: 10), GridItem(.fixed(50), spacing: 10), GridItem(.flexible()),
    ]
    #expect(lengths(items, 270) == [100, 50, 100])
  }

  @Test("what one flexible column may not take is left to those after it")
  func clampedShares() {
    let items = [GridItem(.flexible(maximum: 30), spacing: 0), GridItem(.flexible())]
    #expect(lengths(items, 200) == [30, 170])
  }

  @Test("a grid whose columns do not fit is wider than proposed and shares its own width at last")
  func secondPass() throws {
    let grid = LazyVGrid(
      columns: [
        GridItem(.flexible(minimum: 10), spacing: 0), GridItem(.flexible(minimum: 90), spacing: 0),
      ], spacing: 0
    ) {
      Color.red.frame(height: 20)
      Color.blue.frame(height: 30)
    }
    let host = ViewHost(grid, size: CGSize(width: 60, height: 100))
    #expect(host.sizeThatFits(ProposedViewSize(width: 60, height: 100)).width == 120)
    host.layout()
    let widths = host.tree.children.map { $0.frame?.width ?? 0 }
    #expect(widths == [60, 90])
  }

  @Test("a lazy vertical grid is as high as its rows and the 8 points between them")
  func gridHeight() {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(0..<3) { _ in Color.red.frame(height: 20) }
    }
    let size = ViewHost(grid).sizeThatFits(ProposedViewSize(width: 300, height: nil))
    #expect(size == CGSize(width: 300, height: 48))
  }

  @Test("a lazy horizontal grid fills its rows column by column")
  func horizontalGrid() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 5) {
      ForEach(0..<5) { _ in Color.red.frame(width: 30) }
    }
    let host = ViewHost(grid, size: CGSize(width: 400, height: 48))
    #expect(
      host.sizeThatFits(ProposedViewSize(width: nil, height: 48))
        == CGSize(width: 100, height: 48))
    host.layout()
    #expect(
      host.tree.children.last?.frame?.minX == host.tree.children[0].frame.map { $0.minX + 70 })
  }

  @Test("where no height is proposed, a row is as high as its highest view, within its limits")
  func naturalRows() {
    func height(_ rows: [GridItem]) -> CGFloat {
      let grid = LazyHGrid(rows: rows) {
        ForEach(0..<4) { Color.red.frame(width: 30, height: $0 < 2 ? 90 : 40) }
      }
      return ViewHost(grid).sizeThatFits(ProposedViewSize(width: 200, height: nil)).height
    }
    #expect(height([GridItem()]) == 90)
    #expect(height([GridItem(.flexible()), GridItem(.flexible(), spacing: 3)]) == 188)
    #expect(height([GridItem(.flexible(minimum: 100))]) == 100)
    #expect(height([GridItem(.flexible(maximum: 50))]) == 50)
    #expect(height([GridItem(.adaptive(minimum: 120))]) == 120)
    #expect(height([GridItem(.fixed(60))]) == 60)
  }

  @Test("where no width is proposed, a column is as wide as its widest view")
  func naturalColumns() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
      Section {
        ForEach(0..<4) { Color.red.frame(width: 20 + 10 * CGFloat($0), height: 30) }
      } header: {
        Color.blue.frame(width: 500, height: 7)
      }
    }
    let size = ViewHost(grid).sizeThatFits(ProposedViewSize(width: nil, height: nil))
    #expect(size == CGSize(width: 40 + 8 + 50, height: 7 + 8 + 30 + 8 + 30))
  }

  @Test("rows of different heights are placed as they are measured, an adaptive item as one row")
  func unequalRows() {
    let grid = LazyHGrid(rows: [GridItem(), GridItem(.adaptive(minimum: 20))]) {
      ForEach(0..<4) { Color.red.frame(width: 30, height: $0.isMultiple(of: 2) ? 40 : 90) }
    }
    let laidOut = LaidOut(ScrollView(.vertical) { grid.fixedSize() }, 393, 852)
    #expect(laidOut.frames("LazyHGrid").map(\.height) == [138])
    #expect(laidOut.frames("Color").map(\.minY) == [0, 48, 0, 48])
  }

  @Test("a grid in a carousel is as high as its cards, which are where it is")
  func carousel() {
    let page = ScrollView {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.flexible())]) {
          ForEach(0..<4) { _ in Color.red.frame(width: 120, height: 90) }
        }
      }
    }
    let laidOut = LaidOut(page, 393, 852)
    #expect(laidOut.frames("LazyHGrid").map(\.height) == [90])
    #expect(Set(laidOut.frames("Color").map(\.minY)) == [0])
  }

  @Test("the header of a section has a line of the grid for itself")
  func sectionHeader() {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
      Section {
        Color.red.frame(height: 20)
        Color.red.frame(height: 20)
      } header: {
        Color.blue.frame(height: 7)
      }
    }
    let host = ViewHost(grid, size: CGSize(width: 100, height: 100))
    host.layout()
    #expect(host.tree.frame?.height == 27)
    #expect(host.tree.children.first?.frame?.width == 100)
  }

  @Test("a lazy stack takes the width that it is proposed, where a stack hugs its views")
  func lazyStackIsGreedy() {
    let proposal = ProposedViewSize(width: 300, height: 500)
    let lazy = LazyVStack(spacing: 4) {
      ForEach(0..<3) { _ in Color.red.frame(width: 50, height: 20) }
    }
    #expect(ViewHost(lazy).sizeThatFits(proposal) == CGSize(width: 300, height: 68))
    let eager = VStack(spacing: 4) {
      ForEach(0..<3) { _ in Color.red.frame(width: 50, height: 20) }
    }
    #expect(ViewHost(eager).sizeThatFits(proposal) == CGSize(width: 50, height: 68))
  }

  @Test("the views of a lazy stack are aligned in the width of the stack")
  func lazyStackAlignment() {
    let stack = LazyVStack(alignment: .trailing) { Color.red.frame(width: 50, height: 20) }
    let host = ViewHost(stack, size: CGSize(width: 200, height: 100))
    host.layout()
    #expect(host.tree.children.first?.frame?.minX == 150)
  }
}
