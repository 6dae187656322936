import Foundation
import Testing

@testable import HeadlessUI

@Suite("Names of iOS 26 and 27")
@MainActor
struct NewerNamesTests {
  private struct Item: Identifiable, Hashable {
    var id: String
  }

  @Test("buttons with glass take as much room as bordered ones")
  func glass() {
    func size(_ button: some View) -> CGSize {
      ViewHost(button).sizeThatFits(.unspecified)
    }
    let bordered = size(Button("Done") {}.buttonStyle(.bordered))
    #expect(bordered.height > 30)
    #expect(size(Button("Done") {}.buttonStyle(.glass)) == bordered)
    #expect(size(Button("Done") {}.buttonStyle(.glass(.clear))) == bordered)
    #expect(size(Button("Done") {}.buttonStyle(.glassProminent)) == bordered)
  }

  @Test("a tab may depend on a condition, and need no more than a value")
  func tabs() {
    func texts(_ isThere: Bool) -> [String] {
      LaidOut(
        TabView(selection: .constant(3)) {
          Tab(value: 1) { Text("one") }
          if isThere {
            Tab("Three", systemImage: "star", value: 3, role: .prominent) { Text("three") }
          }
        }
      ).host.tree.texts
    }
    #expect(texts(true) == ["three", "Three"])
    #expect(texts(false) == ["one"])
  }

  @Test("marks on a slider take no room")
  func ticks() {
    let value = Binding.constant(0.5)
    let plain = ViewHost(Slider(value: value) { Text("a") }).sizeThatFits(.unspecified)
    let marked = ViewHost(
      Slider(value: value, in: 0...1) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } ticks: {
        SliderTick(0.1)
        SliderTick(0.5) { Text("middle") }
        if value.wrappedValue > 0 { SliderTick(0.7) }
        SliderTickContentForEach([0.8, 0.9], id: \.self) { SliderTick($0) }
      }
    ).sizeThatFits(.unspecified)
    #expect(marked == plain)
  }

  @Test("a fixed corner of a concentric rectangle is round, and others are square")
  func concentric() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(ConcentricRectangle().path(in: rect) == Rectangle().path(in: rect))
    #expect(
      ConcentricRectangle(corners: .fixed(8)).path(in: rect)
        == UnevenRoundedRectangle(
          topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 8, topTrailingRadius: 8
        ).path(in: rect))
    #expect(
      ConcentricRectangle(uniformTopCorners: .concentric(minimum: 12)).path(in: rect)
        == UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).path(in: rect))
    let host = ViewHost(Color.red.clipShape(.rect(corners: 12)).frame(width: 10, height: 10))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("items of a toolbar have what newer systems say of them, and bars are as high as without")
  func toolbar() {
    func height(_ isNew: Bool) -> CGFloat {
      let host = ViewHost(
        NavigationStack {
          GeometryReader { _ in Color.red }
            .toolbar {
              if isNew {
                ToolbarItem(placement: .topBarPinnedTrailing) { Text("a") }
                  .visibilityPriority(.init(higherThan: .high))
                  .sharedBackgroundVisibility(.hidden).axisBehavior(.verticalPreferred)
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
                ToolbarOverflowMenu { Button("b") {} }
              } else {
                ToolbarItem(placement: .bottomBar) { Text("a") }
              }
            }
            .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
            .toolbarVerticalBehavior(.disabled)
        }, size: CGSize(width: 402, height: 874))
      host.layout()
      return host.framesByPath.first { $0.key.hasSuffix("Color") }?.value.height ?? 0
    }
    #expect(height(true) == height(false))
    #expect(height(true) > 0)
  }

  private struct Owner: View {
    @State var item: Item?
    let view: (Binding<Item?>) -> AnyView

    var body: some View {
      view($item)
      Text(item == nil ? "gone" : "there")
    }
  }

  @Test("a hidden item makes no bar, and one below the window none either")
  func hiddenItems() {
    func height(_ placement: ToolbarItemPlacement, _ isHidden: Bool) -> CGFloat {
      let host = ViewHost(
        NavigationStack {
          GeometryReader { _ in Color.red }
            .toolbar {
              ToolbarItem(placement: placement) { Button("a") {} }.hidden(isHidden)
            }
        }, size: CGSize(width: 402, height: 874))
      host.layout()
      return host.framesByPath.first { $0.key.hasSuffix("Color") }?.value.height ?? 0
    }
    #expect(height(.bottomBar, false) < height(.bottomBar, true))
    #expect(height(.bottomOrnament, false) == height(.bottomBar, true))
  }

  @Test("what is typed behind a text leaves its attributes")
  func typing() throws {
    struct Owner: View {
      @State var text: AttributedString
      var body: some View {
        TextEditor(text: $text)
        Text("\(text.runs.count) runs of \(String(text.characters))")
      }
    }
    var link = AttributedString("a")
    link.link = URL(string: "https://example.org")
    let name = try #require(Uses.names(of: Owner(text: link)).first)
    let texts = try Uses.host(of: Owner(text: link), after: [name]).tree.texts
    #expect(texts.contains { $0.hasPrefix("2 runs of a") }, "\(texts)")
  }

  @Test("alerts and dialogs are there for an item, and whatever button is used takes it away")
  func items() throws {
    let alert = Owner(item: Item(id: "x")) { item in
      AnyView(
        Color.red.alert("Delete?", item: item) {
          Button($0.id) {}
        } message: {
          Text($0.id)
        })
    }
    let inAlert = "tap Button \"x\" in the alert"
    #expect(Uses.names(of: alert) == [inAlert])
    #expect(try Uses.host(of: alert, after: [inAlert]).tree.texts == ["gone"])
    let dialog = Owner(item: Item(id: "x")) { item in
      AnyView(Color.red.confirmationDialog(Text("Delete?"), item: item) { Button($0.id) {} })
    }
    let inDialog = "tap Button \"x\" in the dialog"
    #expect(Uses.names(of: dialog) == [inDialog])
    #expect(try Uses.host(of: dialog, after: [inDialog]).tree.texts == ["gone"])
  }

  @Test("reordering is told to the container around, with the last item before the first")
  func reordering() throws {
    final class Log { var moves: [String] = [] }
    let log = Log()
    func note<ID>(_ difference: ReorderDifference<String, ID>) {
      if case .before(let id) = difference.destination.position {
        log.moves.append(
          "\(difference.sources) before \(id) in \(difference.destination.collectionID)")
      }
    }
    let items = ["a", "b", "c"].map { Item(id: $0) }
    let move = "move the last row to the top in a container"
    func single(isEnabled: Bool = true) -> some View {
      VStack { ForEach(items) { Text($0.id) }.reorderable() }
        .reorderContainer(for: Item.self, isEnabled: isEnabled) { note($0) }
    }
    #expect(Uses.names(of: single()) == [move])
    _ = try Uses.host(of: single(), after: [move])
    #expect(log.moves == ["[\"c\"] before a in ReorderableSingleCollectionIdentifier()"])
    #expect(Uses.names(of: single(isEnabled: false)) == [])
    log.moves = []
    func grouped() -> some View {
      VStack { ForEach(items, id: \.id) { Text($0.id) }.reorderable(collectionID: 7) }
    }
    _ = try Uses.host(
      of: grouped().reorderContainer(for: Item.self, itemID: \.id, in: Int.self) { note($0) },
      after: [move])
    #expect(log.moves == ["[\"c\"] before a in 7"])
    // The container has collections of another type.
    #expect(Uses.names(of: grouped().reorderContainer(for: Item.self) { note($0) }) == [])
    #expect(LaidOut(single()).size == LaidOut(VStack { ForEach(items) { Text($0.id) } }).size)
  }
}
