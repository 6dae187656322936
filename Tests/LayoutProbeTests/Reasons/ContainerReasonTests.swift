import HeadlessUI
import Testing

@testable import LayoutProbe

/// What containers and modifiers say about their children, in windows of 300×100 unless another one is
/// named, with square characters of 10 points.
@MainActor
@Suite("Reasons of containers and modifiers")
struct ContainerReasonTests: ReasonTests {
  private func why<V: View>(
    _ path: String, width: CGFloat = 300, height: CGFloat = 100, insets: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ view: @escaping @MainActor () -> V
  ) async throws -> WhyReport {
    var environment = boxes
    guard insets == EdgeInsets() else {
      environment.windowSafeAreaInsets = insets
      let host = ViewHost(
        view(), size: CGSize(width: width, height: height), environment: environment)
      host.reasons = ReasonLog()
      host.layout()
      var node = host.tree
      while node.path != path { node = try #require(node.children.first) }
      let text = WhyText(chain: host.reasons(of: node.reference), frame: node.frame)
      return WhyReport(path: path, lines: text.lines, candidates: [], isAmbiguous: false)
    }
    let probe = Probe("probe", size: CGSize(width: width, height: height)) {
      view().font(.system(size: 10))
    }
    let report = await ProbeRunner(environment: environment).why(probe, path)
    return try #require(report.why)
  }

  @Test("a stack in depth is as large as its largest children, of the highest priority")
  func depth() async throws {
    let equal = try await why("ZStack") {
      ZStack {
        box(40, 30)
        Color.blue.frame(width: 20, height: 60)
      }
    }
    expect(
      equal, "ZStack is 40×60", "largest width frame width: 40, height: 30 40",
      "largest height frame width: 20, height: 60 60")
    let higher = try await why("ZStack") {
      ZStack {
        box(40, 30)
        Color.blue.frame(width: 20, height: 60).layoutPriority(1)
      }
    }
    expect(higher, "ZStack is 20×60", "1 of lower priority than 1 not counted")
  }

  @Test("in a stack in depth, guides meet those of the child with the largest")
  func depthPlace() async throws {
    let why = try await why("ZStack/frame[0]") {
      ZStack(alignment: .bottomTrailing) {
        box(40, 30)
        Color.blue.frame(width: 60, height: 80)
      }
    }
    expect(
      why, "x: its trailing 40 meets 60 of frame width: 60, height: 80: 60 - 40 = 20",
      "y: its bottom 30 meets 80 of frame width: 60, height: 80: 80 - 30 = 50")
  }

  @Test("across a stack, guides meet at the line that the largest one sets")
  func stackPlace() async throws {
    let why = try await why("HStack/frame[0]") {
      HStack(spacing: 0) {
        box(40, 20)
        Color.blue.frame(width: 60, height: 80)
      }
    }
    expect(why, "y: its center 10 meets 40 of frame width: 60, height: 80: 40 - 10 = 30")
  }

  @Test("who set a guide is named")
  func explicitGuide() async throws {
    let moved = try await why("VStack/alignmentGuide") {
      VStack(alignment: .leading, spacing: 0) {
        box(40)
        Text("ab").alignmentGuide(.leading) { _ in -15 }
      }
    }
    expect(
      moved,
      "x: its leading -15 (set by alignmentGuide of Text \"ab\") meets 0 of frame width: 40, height: 10"
        + ": 0 - -15 = 15")
  }

  @Test("texts meet at their baselines")
  func baselines() async throws {
    let why = try await why("HStack/Text[0]") {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a")
        Text("b").font(.system(size: 30))
      }
    }
    expect(
      why, "its firstTextBaseline", "(set by Text \"a\") meets", "of Text \"b\" (set by Text \"b\")"
    )
  }

  @Test("a frame places by its alignment")
  func framePlace() async throws {
    let why = try await why("frame/frame") {
      box(40).frame(maxWidth: .infinity, alignment: .trailing)
    }
    expect(
      why, "in frame maxWidth: ∞: proposed 300×100, answered 300×10",
      "width: proposed 300, content 40, at most inf: 300",
      "x: its trailing 40 meets 300 of frame maxWidth: ∞: 300 - 40 = 260")
  }

  @Test("a maximum width clamps, a minimum widens")
  func limits() async throws {
    let narrow = try await why("frame/Color") { Color.red.frame(maxWidth: 120) }
    expect(
      narrow, "Color red is 120×100", "width: proposed 300", "at most 120: 120",
      "the window centres it: it starts at 90,0")
    let wide = try await why("frame") { box(10).frame(minWidth: 50, minHeight: 40) }
    expect(wide, "frame minWidth: 50, minHeight: 40 is 50×40", "at least 50: 50", "at least 40: 40")
  }

  @Test("an overlay is offered the size of what it lies on, a background too")
  func layers() async throws {
    let above = try await why("overlay/frame[0]/Color") {
      box(40, 30).overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 5) }
    }
    expect(above, "Color red is 40×30")
    let badge = try await why("overlay/frame[1]") {
      box(40, 30).overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 5) }
    }
    expect(
      badge, "in overlay", "as large as frame width: 40, height: 30, 40×30",
      "x: its trailing 10 meets 40 of frame width: 40, height: 30: 40 - 10 = 30")
    let below = try await why("background/Color") { box(40, 30).background(Color.blue) }
    expect(below, "Color blue is 40×30", "as large as frame width: 40, height: 30, 40×30")
  }

  @Test("position takes the space and puts the centre of its content at a point")
  func position() async throws {
    let why = try await why("position/frame") { box(40, 20).position(x: 100, y: 50) }
    expect(
      why,
      "in position x: 100, y: 50: proposed 300×100, answered 300×100; it takes the "
        + "proposed size", "its centre is put at 100,50: it starts at 80,40")
  }

  @Test("offset moves after layout")
  func offset() async throws {
    let why = try await why("offset/frame") { box(40, 20).offset(x: 7, y: -3) }
    expect(
      why, "in offset x: 7, y: -3: proposed 300×100, answered 40×20", "moved by 7,-3 after layout")
  }

  @Test("a geometry reader takes what it is proposed, its content is at the top leading corner")
  func geometryReader() async throws {
    let why = try await why("GeometryReader/frame") { GeometryReader { _ in box(40, 20) } }
    expect(
      why, "in GeometryReader: proposed 300×100, answered 300×100; it takes the proposed size",
      "at the top leading corner")
    let ideal = try await self.why("fixedSize/GeometryReader") {
      GeometryReader { _ in Color.red }.fixedSize()
    }
    expect(ideal, "GeometryReader is 10×10", "10 where nothing is proposed")
  }

  @Test("a scroll view proposes nothing along its axes")
  func scrollView() async throws {
    let down = try await why("ScrollView/frame") { ScrollView { box(40, 500) } }
    expect(
      down,
      "in ScrollView: proposed 300×100, answered 40×100; content proposed 300×nil, "
        + "it took 40×500; it takes the proposed length where it scrolls")
    let end = try await why("ScrollView/frame") {
      ScrollView { box(40, 500) }.defaultScrollAnchor(.bottom)
    }
    expect(end, "scrolled by 0,400: it starts at 0,-400")
    let across = try await why("ScrollView/Color") { ScrollView(.horizontal) { Color.red } }
    expect(across, "Color red is 10×100", "content proposed nil×100, it took 10×100")
    let margins = try await why("ScrollView/Color") {
      ScrollView(.horizontal) { Color.red }.contentMargins(.horizontal, 12)
    }
    expect(margins, "plus 24 across and 0 down inside", "12 from the leading edge")
  }

  @Test("ignoresSafeArea reaches as far as the insets of the edges that it touches")
  func ignoresSafeArea() async throws {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let why = try await why("ignoresSafeArea/Color", insets: insets) { Color.red.ignoresSafeArea() }
    expect(
      why, "Color red is 300×100, at 0,0", "20 beyond the top edge, 10 beyond the bottom edge",
      "proposed 300×100, it took 300×100")
    let none = try await self.why("ignoresSafeArea/frame", insets: insets) {
      Color.red.frame(height: 20).ignoresSafeArea(edges: .horizontal)
    }
    expect(none, "it touches no safe area: nothing is added")
  }

  @Test("a bar at an edge takes its length first")
  func safeAreaInset() async throws {
    let plain = try await why("safeAreaInset/Color") {
      Color.red.safeAreaInset(edge: .bottom, spacing: 6) { box(50, 24) }
    }
    expect(
      plain, "Color red is 300×70",
      "frame width: 50, height: 24 at its bottom edge takes 24 + 6 of spacing = 30; "
        + "content proposed 300×70, it took 300×70")
    let bar = try await why("safeAreaInset/frame") {
      Color.red.safeAreaInset(edge: .bottom, spacing: 6) { box(50, 24) }
    }
    expect(bar, "at the bottom edge: it starts at 125,76")
    let scroll = try await why("ScrollView") {
      ScrollView { box(40, 500) }.safeAreaInset(edge: .top, spacing: 0) { box(50, 24) }
    }
    expect(scroll, "0 across and 24 down inside", "= 24 inside of what scrolls")
  }

  @Test("safeAreaPadding pads what does not scroll")
  func safeAreaPadding() async throws {
    let why = try await why("safeAreaPadding/Color") { Color.red.safeAreaPadding(8) }
    expect(why, "content proposed 284×84, it took 284×84, plus 16 across and 16 down")
  }

  @Test("containerRelativeFrame divides its container")
  func containerFrame() async throws {
    let why = try await why("containerRelativeFrame/Color") {
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 6)
    }
    expect(why, "Color red is 96×100", "its container is 300×100, content proposed 96×100")
  }

  @Test("ViewThatFits names what it tried, and why not")
  func viewThatFits() async throws {
    let why = try await why("ViewThatFits", width: 50, height: 15) {
      ViewThatFits {
        box(80)
        Color.blue.frame(width: 40, height: 40)
        Color.green.frame(width: 45, height: 12)
        Text("a")
      }
    }
    expect(
      why, "frame width: 80, height: 10 wants 80×10, too wide",
      "frame width: 40, height: 40 wants 40×40, too high",
      "frame width: 45, height: 12 wants 45×12, fits")
    #expect(!why.lines.joined().contains("Text"))
    let last = try await self.why("ViewThatFits", width: 5) {
      ViewThatFits {
        box(80)
        Color.blue
      }
    }
    expect(last, "Color blue as the last one")
  }

  private var grid: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        Text("ab")
        Text("abcdef")
      }
      GridRow {
        Text("abcd")
        Color.red.frame(height: 30)
      }
    }
  }

  @Test("a grid adds up its columns and rows")
  func gridSums() async throws {
    let why = try await why("Grid") { grid }
    expect(
      why, "columns: 40 + 250 + 10 of spacing = 300", "rows: 10 + 30 + 4 of spacing = 44")
  }

  @Test("a cell is in the turn of its column and of its row, which name the cell that decides")
  func gridCell() async throws {
    let why = try await why("Grid/Text[0]") { grid }
    expect(
      why, "column 1, longest Text \"abcd\"", "took 40", "row 1, longest Text \"ab\"", "took 10",
      "x: its center 10 meets 20 of column 1: 20 - 10 = 10")
  }

  @Test("a cell that spans columns widens them")
  func gridSpan() async throws {
    let why = try await why("Grid/Text[0]") {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow { box(90).gridCellColumns(2) }
      }
    }
    expect(
      why, "frame width: 90, height: 10 spans columns 1 to 2: each 30 wider")
  }

  @Test("a lazy grid serves fixed items first, the others share")
  func lazyGrid() async throws {
    let columns = [
      GridItem(.fixed(60), spacing: 10), GridItem(.flexible(minimum: 20), spacing: 10),
      GridItem(.adaptive(minimum: 40), spacing: 0),
    ]
    let flexible = try await why("LazyVGrid/frame[1]") {
      LazyVGrid(columns: columns, spacing: 5) {
        ForEach(0..<7, id: \.self) { Color.red.frame(height: 10 + CGFloat($0)) }
      }
    }
    expect(
      flexible, "300 - 20 of spacing = 280 for 3 items, fixed ones first",
      "item 2, flexible 20 to ∞: its share is 110, it took 110",
      "line 1 is 13 long: longest frame height: 13")
    let adaptive = try await why("LazyVGrid/frame[3]") {
      LazyVGrid(columns: columns, spacing: 5) {
        ForEach(0..<7, id: \.self) { Color.red.frame(height: 10 + CGFloat($0)) }
      }
    }
    expect(
      adaptive, "item 3, adaptive 40 to ∞: its share is 110, it took 110, in 2 tracks of 55")
    let fixed = try await why("LazyVGrid/frame[0]") {
      LazyVGrid(columns: columns, spacing: 5) {
        ForEach(0..<7, id: \.self) { Color.red.frame(height: 10 + CGFloat($0)) }
      }
    }
    expect(fixed, "item 1, fixed 60: it took 60")
    let whole = try await why("LazyVGrid") {
      LazyVGrid(columns: columns, spacing: 5) {
        ForEach(0..<7, id: \.self) { Color.red.frame(height: 10 + CGFloat($0)) }
      }
    }
    expect(whole, "items: 60, 110, 110; views in lines: 2")
  }

  @Test("a lazy stack lets its rows be ideal")
  func lazyStack() async throws {
    let why = try await why("LazyVStack/frame[1]", height: 200) {
      LazyVStack(alignment: .trailing, spacing: 5) {
        box(40, 20)
        Color.blue.frame(width: 30, height: 50)
      }
    }
    expect(
      why, "nothing proposed along it: 2 children at their ideal, spacing 5",
      "starts at 25: 20 of children before it + 5 of spacing",
      "x: its trailing 30 meets 300 of LazyVStack: 300 - 30 = 270")
  }

  @Test("text that is cut off says how many lines it may have")
  func truncation() async throws {
    let why = try await why("Text", width: 100, height: 25) { Text("aaaa bbbb cccc dddd") }
    expect(why, "it wants 190×10, wrapped into 2 lines")
    let cut = try await self.why("Text", width: 60, height: 15) { Text("aaaa bbbb cccc") }
    expect(cut, "it wants 140×10, truncated to 1 line")
  }

  @Test("the sums of grids and lazy grids are those of their frames")
  func sums() throws {
    var environment = EnvironmentValues()
    environment.textMetrics = .box
    let items = [GridItem(.fixed(40), spacing: 3), GridItem(.flexible(), spacing: 5), GridItem()]
    let view = VStack(spacing: 0) {
      Grid(horizontalSpacing: 7, verticalSpacing: 3) {
        GridRow {
          Text("ab cd ef")
          Text("a")
          Text("abc")
        }
        GridRow {
          box(230, 31).gridCellColumns(2)
          box(33, 12)
        }
      }
      LazyVGrid(columns: items, spacing: 4) {
        ForEach(0..<5, id: \.self) { Color.red.frame(height: 10 + CGFloat($0)) }
      }
    }
    let host = ViewHost(view, size: CGSize(width: 260, height: 300), environment: environment)
    host.reasons = ReasonLog()
    host.layout()
    let (grid, lazy) = (host.tree.children[0], host.tree.children[1])
    guard case .grid(let reason)? = host.reasons(of: grid.reference).first?.reason,
      case .tracks(let tracks)? = host.reasons(of: lazy.reference).first?.reason
    else {
      Issue.record("no reasons")
      return
    }
    func sum(_ lines: StackReason) -> Double {
      lines.turns.reduce(0) { $0 + $1.length } + lines.distances.reduce(0, +)
    }
    #expect(!reason.widenings.isEmpty)
    #expect(tracks.items.map { $0.share ?? $0.length } == tracks.items.map(\.length))
    let widened = reason.widenings.reduce(0) { $0 + $1.length * Double($1.columns.count) }
    #expect(abs(sum(reason.columns) + widened - Double(grid.frame?.width ?? 0)) < 1e-9)
    #expect(abs(sum(reason.rows) - Double(grid.frame?.height ?? 0)) < 1e-9)
    for turn in reason.columns.turns + reason.rows.turns {
      #expect(turn.offer == turn.available.map { max($0 / Double(turn.sharers), 0) })
    }
    for cell in reason.cells {
      #expect(cell.child == reason.cells.firstIndex(of: cell))
      let row = try #require(reason.rows.turns.first { $0.child == cell.row })
      #expect(Double(grid.children[cell.child].frame?.height ?? 0) <= row.length)
    }
    #expect(
      tracks.items.reduce(0) { $0 + $1.length } + tracks.spacing == Double(lazy.frame?.width ?? 0))
    for cell in tracks.cells {
      let frame = try #require(lazy.children[cell.child].frame)
      #expect(cell.item.map { CGFloat(tracks.items[$0].track) } == frame.width)
      #expect(frame.height <= CGFloat(cell.lineLength))
    }
  }
}
