import Testing

@testable import HeadlessUI

/// Where the content of scroll views and lists is once code has scrolled them.
@MainActor
@Suite("Code scrolls scroll views and lists")
struct ScrollingTests {
  private final class Log {
    var lines: [String] = []
  }

  private let size = CGSize(width: 200, height: 100)

  private func settled(_ view: some View) async -> ViewHost {
    let host = ViewHost(view, size: size)
    for _ in 0..<20 where await !host.pass().needsAnotherPass { return host }
    Issue.record("it did not settle")
    return host
  }

  /// Where the rows in a host are that are so high.
  private func rows(_ host: ViewHost, height: CGFloat = 20) -> [CGFloat] {
    host.tree.preorder.filter { $0.label == "Color" }.compactMap(\.frame)
      .filter { $0.height == height }.map(\.minY)
  }

  private struct Rows: View {
    let target: Int
    let anchor: UnitPoint?
    let isLazy: Bool
    var log = Log()

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .onAppear { proxy.scrollTo(target, anchor: anchor) }
      }
    }

    private var rows: some View {
      ForEach(0..<50) { row in
        Color.red.frame(height: 20)
          .onAppear { log.lines.append("\(row)") }
          .onDisappear { log.lines.append("-\(row)") }
      }
    }
  }

  @Test(
    "a view goes to the place that its anchor says, and without one as little as shows it",
    arguments: [
      (20, UnitPoint.top, 0.0), (20, .center, 40), (20, .bottom, 80), (2, nil, 40), (20, nil, 80),
      (0, .bottom, 0), (49, .top, 80),
    ], [false, true])
  func anchors(_ row: (target: Int, anchor: UnitPoint?, y: CGFloat), isLazy: Bool) async {
    let host = await settled(Rows(target: row.target, anchor: row.anchor, isLazy: isLazy))
    let rows = rows(host)
    guard rows.indices.contains(row.target) else {
      Issue.record("row \(row.target) was not made")
      return
    }
    #expect(rows[row.target] == row.y)
  }

  @Test("lazy rows appear that come in sight, and those go that are scrolled out of it")
  func lifetimes() async {
    let view = Rows(target: 30, anchor: .top, isLazy: true)
    _ = await settled(view)
    #expect(view.log.lines.prefix(5) == ["0", "1", "2", "3", "4"])
    #expect(
      view.log.lines.dropFirst(5).sorted()
        == ["-0", "-1", "-2", "-3", "-4", "30", "31", "32", "33", "34"])
  }

  @Test("an identifier that no view has scrolls nothing")
  func unknown() async {
    #expect(await rows(settled(Rows(target: 70, anchor: .top, isLazy: false))).first == 0)
    #expect(await rows(settled(Rows(target: 70, anchor: .top, isLazy: true))).first == 0)
  }

  private struct InList: View {
    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<30) { _ in Color.red.frame(height: 40) }
          Text("The end").id("end")
        }
        .onAppear { proxy.scrollTo("end") }
      }
    }
  }

  @Test("a list scrolls to a row by its own identifier")
  func lists() async throws {
    let host = await settled(InList())
    let end = try #require(host.tree.preorder.last { $0.label == "Text" }?.frame)
    #expect(end.maxY <= 100 && end.maxY > 60)
    #expect(try #require(rows(host, height: 40).first) < -1_000)
  }

  private struct Nested: View {
    var body: some View {
      ScrollView {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Color.blue.frame(height: 50)
            ForEach(0..<30) { _ in Color.red.frame(height: 20) }
          }
          .onAppear { proxy.scrollTo(10, anchor: .top) }
        }
      }
    }
  }

  @Test("a reader in a scroll view scrolls that one")
  func readerInside() async throws {
    #expect(try #require(await rows(settled(Nested())).first) == -200)
  }

  private struct Across: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(width: 20, height: 20) } }
        }
        .onAppear { proxy.scrollTo(12, anchor: .leading) }
      }
    }
  }

  @Test("across as well, from the leading edge", arguments: [false, true])
  func across(isRightToLeft: Bool) async throws {
    let host = await settled(
      Across().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    let row = host.tree.preorder.filter { $0.label == "Color" }.compactMap(\.frame)[12]
    #expect(isRightToLeft ? row.maxX == 200 : row.minX == 0)
  }

  private struct Anchored: View {
    let role: ScrollAnchorRole?
    let count: Int
    let more: Int
    @State private var added = 0

    var body: some View {
      let rows = ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count + added, id: \.self) { _ in Color.red.frame(height: 20) }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        added = more
      }
      if let role {
        rows.defaultScrollAnchor(.bottom, for: role)
      } else {
        rows.defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test("an anchor says what is shown at first, what stays, and where little content is")
  func roles() async {
    func end(_ role: ScrollAnchorRole?, _ count: Int, more: Int) async -> CGFloat? {
      await rows(settled(Anchored(role: role, count: count, more: more))).last.map { $0 + 20 }
    }
    #expect(await end(nil, 20, more: 10) == 100)
    #expect(await end(nil, 2, more: 1) == 100)
    #expect(await end(.initialOffset, 20, more: 10) == 300)
    #expect(await end(.initialOffset, 2, more: 1) == 60)
    #expect(await end(.sizeChanges, 20, more: 10) == 400)
    #expect(await end(.sizeChanges, 2, more: 8) == 100)
    #expect(await end(.alignment, 20, more: 10) == 600)
    #expect(await end(.alignment, 2, more: 1) == 100)
  }

  private struct Positioned: View {
    let log: Log
    let start: ScrollPosition
    let next: (inout ScrollPosition) -> Void
    @State private var position = ScrollPosition()
    @State private var count = 20

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
        }
      }
      .scrollPosition($position, anchor: .top)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        log.lines.append("\(Int(new))")
      }
      .onAppear { position = start }
      .task {
        try? await Task.sleep(for: .seconds(1))
        count = 30
        try? await Task.sleep(for: .seconds(1))
        next(&position)
      }
    }
  }

  @Test("a position scrolls whenever it asks for something else, and keeps an edge")
  func positions() async {
    func offsets(
      _ start: ScrollPosition, _ next: @escaping (inout ScrollPosition) -> Void
    ) async -> [String] {
      let log = Log()
      _ = await settled(Positioned(log: log, start: start, next: next))
      return log.lines
    }
    #expect(
      await offsets(ScrollPosition(edge: .bottom)) { $0.scrollTo(y: 35) } == [
        "0", "300", "500", "35",
      ])
    #expect(await offsets(ScrollPosition(id: 4)) { $0.scrollTo(edge: .top) } == ["0", "80", "0"])
    #expect(
      await offsets(ScrollPosition(id: 10, anchor: .bottom)) { $0.scrollTo(id: 11) }
        == ["0", "120", "220"])
    #expect(
      await offsets(ScrollPosition(point: CGPoint(x: 9, y: 9_000))) { $0.scrollTo(id: "none") }
        == ["0", "300"])
    #expect(await offsets(ScrollPosition()) { _ in } == ["0"])
  }

  private struct Several: View {
    let targets: [Int]
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          // Buttons that scroll have the identifiers of what they scroll to.
          HStack { ForEach(0..<3) { Color.blue.frame(width: 5, height: 5).id($0) } }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100) { _ in Color.red.frame(height: 20) } }
          }
        }
        .onAppear { for target in targets { proxy.scrollTo(target, anchor: .center) } }
      }
    }
  }

  @Test("of several scrolls the last holds, also where one of them waits for rows")
  func several() async {
    // The room is 95 high, below the buttons.
    func place(of row: Int, _ targets: [Int]) async -> CGFloat? {
      let rows = await rows(settled(Several(targets: targets)))
      return rows.indices.contains(row) ? rows[row] : nil
    }
    #expect(await place(of: 4, [4, 4]) == 42.5)
    #expect(await place(of: 4, [60, 4]) == 42.5)
    #expect(await place(of: 60, [4, 60]) == 42.5)
    #expect(await place(of: 30, [60, 30]) == 42.5)
    #expect(await place(of: 1, [60, 1]) == 25)
  }

  private struct Shrinking: View {
    @State private var count = 20
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
          }
        }
        .onAppear { proxy.scrollTo(19) }
        .task {
          for new in [10, 20] {
            try? await Task.sleep(for: .seconds(1))
            count = new
          }
        }
      }
    }
  }

  @Test("content that gets short is moved back to its end, and stays there when it gets long again")
  func shrinking() async {
    #expect(await rows(settled(Shrinking())).first == -100)
  }

  private struct Endless: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 10, height: CGFloat.infinity)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  @Test("content without an end stays at its beginning")
  func endless() async {
    let host = await settled(
      ScrollView { Endless { Color.red.frame(width: 20, height: 20) } }
        .defaultScrollAnchor(.bottom))
    #expect(rows(host) == [0])
  }

  @Test("a list of rows that are longer than the first ones begins at its end")
  func longRows() async {
    let host = await settled(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { Color.red.frame(height: $0 < 8 ? 20 : 40) }
        }
      }
      .defaultScrollAnchor(.bottom, for: .initialOffset))
    let last = host.tree.preorder.last { $0.label == "Color" }?.frame
    #expect(last?.maxY == 100)
  }

  private struct Inset: View {
    let log: Log
    var body: some View {
      ScrollView(.horizontal) { Color.red.frame(width: 500, height: 20) }
        .contentMargins(.leading, 30)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.x
        } action: { _, new in
          log.lines.append("\(Int(new))")
        }
    }
  }

  @Test("an offset counts from the left, with the margin that is there", arguments: [false, true])
  func insets(isRightToLeft: Bool) async {
    let log = Log()
    _ = await settled(
      Inset(log: log)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    #expect(log.lines == [isRightToLeft ? "330" : "-30"])
  }

  private struct Pair: View {
    let log: Log
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            Group {
              Color.red.frame(height: 20)
              Color.red.frame(height: 20)
            }
            .onAppear { log.lines.append("there") }
            .onDisappear { log.lines.append("gone") }
            ForEach(0..<50) { _ in Color.red.frame(height: 20) }
          }
        }
        .onAppear { proxy.scrollTo(0, anchor: .bottom) }
        .task {
          try? await Task.sleep(for: .seconds(1))
          proxy.scrollTo(3, anchor: .bottom)
          try? await Task.sleep(for: .seconds(1))
          log.lines.append("on")
          proxy.scrollTo(9, anchor: .bottom)
        }
      }
    }
  }

  @Test("what is in a scroll view does not reach below bars along its axis, and does across it")
  func safeArea() throws {
    func background(_ axes: Axis.Set, _ insets: EdgeInsets) throws -> CGRect {
      let view = ScrollView(axes) {
        Text("Text").frame(width: axes == .vertical ? 393 : 100, height: 50).background(Color.red)
      }
      var environment = EnvironmentValues()
      environment.windowSafeAreaInsets = insets
      return try #require(LaidOut(view, environment: environment).frames("Color").first)
    }
    let top = EdgeInsets(top: 60, leading: 0, bottom: 0, trailing: 0)
    #expect(try background(.vertical, top).minY == 60)
    #expect(try background(.vertical, top).height == 50)
    let leading = EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
    #expect(try background(.horizontal, leading).minX == 60)
  }

  @Test("several views are gone when none of them is in sight")
  func pair() async {
    let log = Log()
    _ = await settled(Pair(log: log))
    #expect(log.lines == ["there", "on", "gone"])
  }

  private struct ByID: View {
    @State private var shown: Int? = 3
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { _ in Color.red.frame(height: 20) }
        }
      }
      .scrollPosition(id: $shown, anchor: .top)
      .task {
        try? await Task.sleep(for: .seconds(1))
        shown = 60
      }
    }
  }

  @Test("so does an identifier, also of a row that is not made yet")
  func identifiers() async {
    let rows = await rows(settled(ByID()))
    #expect(rows.count > 60)
    #expect(rows.indices.contains(60) && rows[60] == 0)
  }
}
