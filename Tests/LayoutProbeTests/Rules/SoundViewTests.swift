import Foundation
import LayoutProbe
import Testing

@MainActor
@Suite("Views with nothing wrong")
struct SoundViewTests {
  private func rules<V: View>(
    _ view: @escaping @autoclosure @MainActor @Sendable () -> V
  ) async -> [String] {
    await ProbeRunner().run(Probe("", view: view)).findings.map(\.rule)
  }

  @Test("a style of buttons that makes a button has a body that ends")
  func buttonStyle() async {
    #expect(await rules(Button("Go") {}.buttonStyle(Padded())) == [])
  }

  @Test("views that are chosen by the room are not compared with each other")
  func chosenByRoom() async {
    #expect(
      await rules(
        ViewThatFits {
          HStack {
            Text("a long label, in full")
            Color.red.frame(width: 200, height: 20)
          }
          Color.red.frame(width: 40, height: 80)
        }
        .showSizes()) == [])
  }

  @Test("a layout that shows the first subview that fits is not said to shrink with more room")
  func shownOne() async {
    #expect(await rules(FirstFitting() { Self.choices }) == [])
    // One that shows all of them is held to it.
    #expect(
      await rules(FirstFitting(showsAll: true) { Self.choices }).contains("size-not-monotone"))
  }

  @ViewBuilder private static var choices: some View {
    Color.red.frame(width: 100, height: 20)
    Color.green.frame(width: 60, height: 20)
    Color.blue.frame(width: 80, height: 20)
  }

  @Test("a state that is written if it differs is written once, from a preference too")
  func guardedWrite() async {
    #expect(await rules(Measured()) == [])
    let deliveries = Deliveries()
    #expect(await rules(Counted(deliveries: deliveries)) == [])
    let host = ViewHost(Counted(deliveries: deliveries), size: CGSize(width: 300, height: 300))
    deliveries.values = []
    _ = await host.layoutPass(in: CGSize(width: 300, height: 300))
    #expect(deliveries.values == [70])
  }

  @Test("places of a layout that never settles are those of one pass, with as many subviews")
  func placesOfOnePass() async {
    let found = await rules(Alternating())
    #expect(found == ["loop-oscillating"])
  }

  @Test("how far something got that grows without end is no finding of its own")
  func growth() async {
    #expect(await rules(Growing()) == ["loop-diverging"])
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 * 1.5
      }
    }
  }

  @Test("subviews outside of a layout whose author clips it are not held against it")
  func clipped() async {
    let pager = Placing { subview, index, _, bounds, _ in
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index - 1) * bounds.width, y: bounds.minY),
        proposal: ProposedViewSize(bounds.size))
    }
    let pages = {
      pager {
        Color.red; Color.green
      }
    }
    #expect(await rules(pages().clipped()) == [])
    #expect(await rules(pages().frame(width: 50).clipShape(Circle())) == [])
    #expect(await rules(pages()).contains("place-outside-bounds"))
  }

  @Test("room in a cell that is larger than its view is no unused room", arguments: [1, 3, 7])
  func cells(columns: Int) async {
    let view = CellGrid(columns: columns)() { ForEach(0..<14, id: \.self) { Text("\($0)") } }
    #expect(await rules(view) == [])
  }

  /// Rows and columns of cells, each with a view in its top leading corner.
  private struct CellGrid: Layout {
    let columns: Int

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let rows = (subviews.count + columns - 1) / columns
      let least = CGFloat(24 * columns)
      return CGSize(width: max(least, proposal.width ?? least), height: 44 * CGFloat(rows))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let cell = CGSize(width: bounds.width / CGFloat(columns), height: 44)
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(
            x: bounds.minX + CGFloat(index % columns) * cell.width,
            y: bounds.minY + CGFloat(index / columns) * cell.height),
          proposal: ProposedViewSize(cell))
      }
    }
  }

  @Test("ten points are the ideal length of what has no other")
  func tenPoints() async {
    let view = Sized { $0.replacingUnspecifiedDimensions() }
    #expect(await rules(view() { Color.red }) == [])
  }

  @Test("an answer that falls by less than a pixel is one that a search came close to")
  func nearlyMonotone() async {
    let view = Sized { proposal in
      let width = proposal.width ?? 80
      return CGSize(width: width < 300 ? 80.02 : 80, height: 10)
    }
    #expect(await rules(view() { Color.red }).contains("size-not-monotone") == false)
  }

  @Test("the room after the last subview is part of its place where places are fixed")
  func fixedPlaces() async {
    #expect(await rules(Ruler() { ForEach(0..<7, id: \.self) { _ in Color.blue } }) == [])
  }

}

/// The first of its subviews that fits, or the last.
private struct FirstFitting: Layout {
  var showsAll = false

  private func chosen(_ width: CGFloat?, _ subviews: Subviews) -> Int {
    subviews.firstIndex { $0.sizeThatFits(.unspecified).width <= width ?? .infinity }
      ?? subviews.count - 1
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[chosen(proposal.width, subviews)].sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let index = chosen(proposal.width, subviews)
    for other in subviews.indices {
      let isShown = other == index || showsAll
      subviews[other].place(
        at: isShown ? bounds.origin : CGPoint(x: 100_000, y: 100_000), proposal: .unspecified)
    }
  }
}

private struct Padded: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label.padding(10)
    }
  }
}

private struct Length: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Takes the length of its text for a line under it.
private struct Measured: View {
  @State private var length: CGFloat = 0

  var body: some View {
    VStack {
      Text("title").background(
        GeometryReader { Color.clear.preference(key: Length.self, value: $0.size.width) })
      Color.red.frame(width: length, height: 1)
    }
    .onPreferenceChange(Length.self) { if length != $0 { length = $0 } }
  }
}

private final class Deliveries: @unchecked Sendable {
  var values: [CGFloat] = []
}

private struct Counted: View {
  let deliveries: Deliveries

  var body: some View {
    Color.red.frame(width: 70, height: 10)
      .background(
        GeometryReader { Color.clear.preference(key: Length.self, value: $0.size.width) }
      )
      .onPreferenceChange(Length.self) { deliveries.values.append($0) }
  }
}

/// Seven places of 50 points, each with a mark of 40 at its beginning.
private struct Ruler: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 350, height: 24)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 50, y: bounds.minY),
        proposal: ProposedViewSize(width: 40, height: 24))
    }
  }
}

/// One column of four or three columns of three, each of which leads to the other in a later turn.
private struct Alternating: View {
  @State private var columns = 3

  var body: some View {
    Columns(count: columns == 3 ? 1 : 3, written: $columns) {
      ForEach(0..<(columns == 3 ? 4 : 3), id: \.self) { _ in Color.red.frame(width: 30, height: 20)
      }
    }
  }

  private struct Columns: Layout {
    let count: Int
    let written: Binding<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 30 * count, height: 20 * (subviews.count / count))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(
            x: bounds.minX + CGFloat(30 * (index % count)),
            y: bounds.minY + CGFloat(20 * (index / count))),
          proposal: .unspecified)
      }
      Task { @MainActor in written.wrappedValue = count }
    }
  }
}
