import Testing

@testable import HeadlessUI

@MainActor
@Suite("Rows that are made as they come in sight")
struct RowsInSightTests {
  private final class Made {
    var rows: Set<Int> = []
    var appeared: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let made: Made
    var body: some View {
      let _ = made.rows.insert(number)
      Color.red.frame(width: 10, height: 50).onAppear { made.appeared.insert(number) }
    }
  }

  private let size = CGSize(width: 300, height: 420)

  private func lay<V: View>(_ view: V) async -> ViewHost {
    let host = ViewHost(view, size: size)
    _ = await host.pass()
    return host
  }

  @Test("a lazy stack in a scroll view makes what begins in sight, within one pass")
  func stack() async {
    let made = Made()
    let host = await lay(
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<1_000, id: \.self) { Row(number: $0, made: made) } }
      })
    #expect(made.rows == Set(0..<8))
    // One begins where sight ends.
    #expect(made.appeared == Set(0..<7))
    #expect(!host.needsLayout)
    // As long as if all of them were there.
    #expect(host.root.childSizes == [CGSize(width: 300, height: 59_990)])
  }

  private final class RowCount: ObservableObject {
    @Published var count = 20
    var loads = 0
    var cells: Set<Int> = []
  }

  private struct RowsAndMore: View {
    @ObservedObject var model: RowCount
    var isList = false
    var body: some View {
      if isList {
        List { rows }
      } else {
        ScrollView { LazyVStack { rows } }
      }
    }
    @ViewBuilder private var rows: some View {
      ForEach(0..<model.count, id: \.self) { _ in Color.red.frame(height: 50) }
      Color.blue.frame(height: 50).onAppear { model.loads += 1 }
      Color.blue.frame(height: 50).task { model.loads += 1 }
    }
  }

  @Test("what follows rows appears when it comes in sight, once", arguments: [false, true])
  func footer(isList: Bool) async {
    let model = RowCount()
    let host = await lay(RowsAndMore(model: model, isList: isList))
    #expect(model.loads == 0)
    model.count = 2
    for _ in 0..<3 { _ = await host.pass() }
    #expect(model.loads == 2)
    model.count = 3
    for _ in 0..<3 { _ = await host.pass() }
    #expect(model.loads == 2)
  }

  @Test("cells of a lazy grid appear where they are in sight, and all where nothing scrolls")
  func grid() async {
    let model = RowCount()
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
      ForEach(0..<100, id: \.self) { number in
        Color.red.frame(height: 60).onAppear { model.cells.insert(number) }
      }
    }
    _ = await lay(ScrollView { grid })
    #expect(model.cells == Set(0..<14))
    _ = await lay(grid)
    #expect(model.cells.count == 100)
  }

  @Test("many more are made where they are small, few where they are large")
  func counts() async {
    for (height, count) in [(5.0, 84), (400.0, 8)] {
      let made = Made()
      _ = await lay(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { number in
              Row(number: number, made: made).frame(height: height)
            }
          }
        })
      #expect(made.rows == Set(0..<count))
    }
  }

  @Test("a list makes the rows in sight, also in sections, and is as long as all of them")
  func list() async {
    let made = Made()
    _ = await lay(
      List {
        Section("first") {
          ForEach(0..<500, id: \.self) { Row(number: $0, made: made) }.onDelete { _ in }
        }
      })
    #expect(made.rows.count < 12 && made.rows.isSuperset(of: 0..<5))
    let all = ViewHost(List { ForEach(0..<500, id: \.self) { Row(number: $0, made: made) } })
    // 50 points and 22 around them, and 35 above and below the group.
    #expect(abs(all.sizeThatFits(.unspecified).height - 500 * 72 - 70) < 0.001)
  }

  @Test("all are made where nothing scrolls, where it scrolls the other way, and in plain stacks")
  func eager() async {
    let (still, across, plain) = (Made(), Made(), Made())
    _ = await lay(LazyVStack { ForEach(0..<60, id: \.self) { Row(number: $0, made: still) } })
    _ = await lay(
      ScrollView(.horizontal) {
        LazyVStack { ForEach(0..<60, id: \.self) { Row(number: $0, made: across) } }
      })
    _ = await lay(
      ScrollView { VStack { ForEach(0..<60, id: \.self) { Row(number: $0, made: plain) } } })
    for made in [still, across, plain] { #expect(made.rows.count == 60) }
  }

  @Test("a horizontal one makes what begins in sight across the window")
  func horizontal() async {
    let made = Made()
    _ = await lay(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<500, id: \.self) { Row(number: $0, made: made) } }
      })
    #expect(made.rows == Set(0..<15))
  }

  @Test("more are made when there is more room")
  func resized() async {
    let made = Made()
    let host = await lay(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Row(number: $0, made: made) } }
      })
    #expect(made.rows.count == 9)
    host.size.height = 1_000
    _ = await host.pass()
    #expect(made.rows.count == 20)
  }

  private struct Feed: View {
    let made: Made
    @State private var count = 10
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Row(number: number, made: made).onAppear { if number == count - 1 { count += 10 } }
          }
        }
      }
    }
  }

  @Test("a feed that loads more when its last row appears ends where the window does")
  func feed() async {
    let made = Made()
    let host = ViewHost(Feed(made: made), size: CGSize(width: 300, height: 720))
    var passes = 0
    while passes < 20 {
      passes += 1
      if await !host.pass().needsAnotherPass { break }
    }
    #expect(passes == 2)
    #expect(made.rows == Set(0..<15))
  }
}

extension NodeReference {
  fileprivate var childSizes: [CGSize] { node.childNodes.map(\.placed.size) }
}
