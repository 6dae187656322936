import Foundation
import Testing

@testable import HeadlessUI

/// Places of what bars show; the numbers of iOS are in the table of sizes.
@MainActor
@Suite("What is in bars")
struct BarContentTests {
  private func bar<V: View>(
    _ name: String, _ view: V, width: CGFloat = 393,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> NodeSnapshot? {
    var environment = EnvironmentValues()
    change(&environment)
    return LaidOut(view, width, 852, environment: environment).host.tree.preorder
      .last { $0.label == name }
  }

  private func texts(_ bar: NodeSnapshot?) -> [String: CGRect] {
    Dictionary(
      (bar?.preorder ?? []).compactMap { node in
        guard node.label == "Text", let frame = node.frame else { return nil }
        return (node.detail?.trimmingCharacters(in: ["\""]) ?? "", frame)
      }
    ) { $1 }
  }

  private func toolbar(_ placement: ToolbarItemPlacement, _ titles: String...) -> some View {
    NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItemGroup(placement: placement) {
          ForEach(titles, id: \.self) { Text($0) }
        }
      }
    }
  }

  @Test("items lead, trail or are at the bottom, as their placement says")
  func placements() throws {
    for placement in [
      ToolbarItemPlacement.cancellationAction, .navigation, .topBarLeading, .navigationBarLeading,
    ] {
      let found = texts(bar("NavigationBar", toolbar(placement, "a", "b")))
      #expect(found["a"]?.minX == 16)
      #expect(try #require(found["b"]).minX == #require(found["a"]).maxX + 8)
    }
    for placement in [
      ToolbarItemPlacement.automatic, .primaryAction, .confirmationAction, .topBarTrailing,
      .navigationBarTrailing,
    ] {
      let found = texts(bar("NavigationBar", toolbar(placement, "a", "b")))
      #expect(found["b"]?.maxX == 377)
      #expect(try #require(found["a"]).maxX == #require(found["b"]).minX - 8)
    }
    let principal = texts(bar("NavigationBar", toolbar(.principal, "middle")))
    #expect(principal["middle"]?.midX == 196.5)
    #expect(principal["Title"] == nil)
    #expect(bar("NavigationBar", toolbar(.bottomBar, "a")).map { texts($0)["a"] == nil } == true)
    for placement in [ToolbarItemPlacement.keyboard, .secondaryAction] {
      #expect(texts(bar("NavigationBar", toolbar(placement, "a")))["a"] == nil)
      #expect(bar("Toolbar", toolbar(placement, "a")) == nil)
    }
  }

  @Test("from right to left, items lead at the right")
  func rightToLeft() {
    let found = texts(
      bar("NavigationBar", toolbar(.topBarLeading, "a")) { $0.layoutDirection = .rightToLeft })
    #expect(found["a"]?.maxX == 377)
  }

  @Test(
    "a title is in the middle, beside long items in what they leave, cut off where that is short")
  func titles() throws {
    let free = texts(bar("NavigationBar", toolbar(.topBarLeading, "a")))
    #expect(free["Title"]?.midX == 196.5)
    let pushed = texts(
      bar("NavigationBar", toolbar(.topBarLeading, String(repeating: "long ", count: 6))))
    let (item, title) = try (
      #require(pushed.first { $0.key.hasPrefix("long") }), #require(pushed["Title"])
    )
    #expect(title.minX == item.value.maxX + 8)
    let long = NavigationStack {
      Color.red.navigationTitle(String(repeating: "title ", count: 20))
        .navigationBarTitleDisplayMode(.inline)
    }
    let cut = try #require(bar("NavigationBar", long)?.children.first)
    #expect(cut.frame?.width ?? 0 <= 361)
    #expect(cut.reference.fit.content == .text(isCutOff: true))
  }

  @Test("a large title is below, and none is in the middle")
  func largeTitle() {
    let view = NavigationStack { Color.red.navigationTitle("Title") }
    let frames = (bar("NavigationBar", view)?.children ?? []).compactMap(\.frame)
    #expect(frames.count == 1)
    #expect(frames.first?.minX == 16 && frames.first?.minY ?? 0 > 44)
    let wide = bar("NavigationBar", view, width: 430)?.children.first?.frame
    #expect(wide?.minX == 20)
  }

  @Test("items of a toolbar at the bottom are spread, or as spacers have them")
  func bottom() {
    let spread = texts(bar("Toolbar", toolbar(.bottomBar, "a", "b", "c")))
    #expect(spread["a"]?.minX == 16 && spread["c"]?.maxX == 377)
    #expect(abs((spread["b"]?.midX ?? 0) - 196.5) < 2)
    #expect(texts(bar("Toolbar", toolbar(.bottomBar, "a")))["a"]?.midX == 196.5)
    #expect(texts(bar("Toolbar", toolbar(.status, "a")))["a"]?.midX == 196.5)
    let view = NavigationStack {
      Color.red.toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Text("a")
          Text("b")
        }
      }
    }
    let found = texts(bar("Toolbar", view))
    #expect(found["b"]?.maxX == 377)
    #expect(found["a"]?.maxX == found["b"]?.minX)
  }

  @Test("bars follow no dynamic type size, show icons of labels, and have their own font")
  func environment() {
    func view(_ size: DynamicTypeSize) -> some View {
      NavigationStack {
        Color.red.toolbar {
          Text("a")
          Label("Share", systemImage: "square.and.arrow.up")
        }
      }
      .dynamicTypeSize(size).font(.largeTitle)
    }
    let bars = [DynamicTypeSize.large, .accessibility3].map { bar("NavigationBar", view($0)) }
    #expect(texts(bars[0])["a"]?.height == texts(bars[1])["a"]?.height)
    #expect(texts(bars[0])["a"]?.height ?? 99 < 22)
    #expect(texts(bars[0])["Share"] == nil)
    #expect(bars[0]?.frames("Image").count == 1)
  }

  @Test("content of a toolbar that has a body is shown where that says, and follows its state")
  func composed() throws {
    struct Actions: ToolbarContent {
      @Environment(\.isEnabled) var isEnabled
      @Binding var isEditing: Bool
      var body: some ToolbarContent {
        ToolbarItem(placement: isEditing ? .bottomBar : .topBarLeading) {
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    struct Screen: View {
      @State var isEditing = false
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($isEditing)
        NavigationStack { Color.red.toolbar { Actions(isEditing: $isEditing) } }.disabled(true)
      }
    }
    final class Kept { var binding: Binding<Bool>? }
    let kept = Kept()
    let host = LaidOut(Screen { kept.binding = $0 }).host
    func shown(_ bar: String) -> [String] {
      host.tree.preorder.first { $0.label == bar }?.texts ?? []
    }
    #expect(shown("NavigationBar") == ["off"])
    #expect(shown("Toolbar") == [])
    let room = host.tree.frames("Color")
    kept.binding?.wrappedValue = true
    host.layout()
    #expect(shown("NavigationBar") == [])
    #expect(shown("Toolbar") == ["off"])
    #expect(host.tree.frames("Color")[0].height == room[0].height - 49)
    kept.binding?.wrappedValue = false
    host.layout()
    #expect(host.tree.frames("Color") == room)
  }

  @Test("what comes before an item leaves its state, and branches have states of their own")
  func identity() {
    struct Counter: View {
      let log: (String) -> Void
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear {
          count += 1
          log("appears")
        }
      }
    }
    struct Screen: View {
      @State var isEditing = false
      let log: (String) -> Void
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($isEditing)
        NavigationStack {
          Color.red.toolbar {
            if isEditing { ToolbarItem { Text("Done") } }
            ToolbarItem { Counter(log: log) }
            if isEditing {
              ToolbarItem { Counter(log: log) }
            } else {
              ToolbarItem { Counter(log: log) }
            }
          }
        }
      }
    }
    final class Kept {
      var binding: Binding<Bool>?
      var lines: [String] = []
    }
    let kept = Kept()
    let host = LaidOut(
      Screen {
        kept.lines.append($0)
      } keep: {
        kept.binding = $0
      }
    ).host
    for _ in 0..<3 { host.layout() }
    #expect(host.tree.texts == ["1", "1"])
    #expect(kept.lines.count == 2)
    kept.binding?.wrappedValue = true
    for _ in 0..<3 { host.layout() }
    #expect(host.tree.texts == ["Done", "1", "1"])
    #expect(kept.lines.count == 3)
  }

  @Test("an item that comes and goes is shown while it is there")
  func comingAndGoing() {
    struct Screen: View {
      @State var count = 0
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($count)
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem(placement: .bottomBar) { if count > 0 { Text("there \(count)") } }
          }
        }
      }
    }
    final class Kept { var binding: Binding<Int>? }
    let kept = Kept()
    let host = LaidOut(Screen { kept.binding = $0 }).host
    for count in [1, 2, 0, 3] {
      kept.binding?.wrappedValue = count
      host.layout()
      #expect(host.tree.texts == (count == 0 ? [] : ["there \(count)"]))
    }
  }

  @Test("tabs have an icon above a title, beside it where bars are low, and none on pages")
  func tabs() throws {
    func view(_ style: some TabViewStyle) -> some View {
      TabView {
        Color.red.tabItem { Label("One", systemImage: "house") }
        Color.blue.tabItem {
          Image(systemName: "star")
          Text("Two")
        }
        Color.green.tabItem {
          VStack {
            Image(systemName: "gear")
            Text("Three")
          }
        }
      }
      .tabViewStyle(style)
    }
    let upright = try #require(bar("TabBar", view(.automatic)))
    #expect(upright.children.count == 3)
    for tab in upright.children {
      let (icon, title) = try (
        #require(tab.frames("Image").first), #require(tab.frames("Text").first)
      )
      #expect(icon.midY < title.minY)
      #expect(abs(icon.midX - title.midX) < 0.5)
    }
    let low = try #require(bar("TabBar", view(.automatic)) { $0.verticalSizeClass = .compact })
    let (icon, title) = try (
      #require(low.children[0].frames("Image").first),
      #require(low.children[0].frames("Text").first)
    )
    #expect(icon.maxX < title.minX && abs(icon.midY - title.midY) < 0.5)
    #expect(bar("TabBar", view(.page)) == nil)
  }

  @Test("the state at the bottom is in the middle, beside items too")
  func status() throws {
    let view = NavigationStack {
      Color.red.toolbar {
        ToolbarItem(placement: .bottomBar) { Text("item") }
        ToolbarItem(placement: .status) { Text("3 new") }
      }
    }
    #expect(texts(bar("Toolbar", view))["3 new"]?.midX == 196.5)
  }

  @Test("what is presented from inside of a bar has the font, text size and labels of the view")
  func presentedFromBar() {
    let view = NavigationStack {
      Color.red.toolbar {
        Button("Add") {}.sheet(isPresented: .constant(true)) {
          VStack {
            Label("Share", systemImage: "star")
            Button("Title") {}
          }
        }
      }
    }
    .dynamicTypeSize(.accessibility1)
    let sheet = LaidOut(view).host.tree.preorder.last { $0.label == "Sheet" }
    #expect(sheet?.texts == ["Share", "Title"])
    #expect(sheet?.frames("Text").allSatisfy { $0.height > 30 } == true)
    #expect(sheet?.preorder.contains { $0.detail == "minHeight: 34" } == false)
  }

  @Test("a bar below something else does not reach above the safe area")
  func belowOthers() throws {
    let screen = try #require(Device(named: "iPhone 15")).screen(isLandscape: false)
    func color(_ view: some View) -> CGFloat? {
      let host = ViewHost(
        view, size: screen.size, environment: screen.environment(EnvironmentValues()))
      host.layout()
      return host.tree.frames("Color").last?.minY
    }
    let stack = NavigationStack { Color.red }
    #expect(abs((color(stack) ?? 0) - 97.67) < 0.01)
    let below = color(
      VStack(spacing: 0) {
        Text("Banner").frame(height: 20)
        stack
      })
    #expect(abs((below ?? 0) - (59 + 20 + 44)) < 0.01)
  }

  @Test("items of a tab that is not chosen, or in no bar, have not appeared")
  func appearing() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    func item(_ name: String) -> some View {
      Text(name).onAppear { log.lines.append(name) }
    }
    let view = TabView {
      NavigationStack { Color.red.toolbar { item("first") } }.tabItem { Text("1") }
      NavigationStack { Color.blue.toolbar { item("second") } }.tabItem { Text("2") }
    }
    let host = LaidOut(view).host
    host.layout()
    #expect(log.lines == ["first"])
  }

  @Test("a page that is pushed is below a bar of its own, with a button that goes back")
  func pages() throws {
    let view = NavigationStack {
      Color.red.navigationTitle("Root").navigationDestination(isPresented: .constant(true)) {
        Color.blue.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
          .toolbar { Text("item") }
      }
    }
    let found = texts(bar("NavigationBar", view))
    #expect(found.keys.sorted() == ["Back", "Page", "item"])
    #expect(try #require(found["Back"]).minX < #require(found["Page"]).minX)
    #expect(LaidOut(view).frames("Color").last?.minY == 44)
    let hidden = NavigationStack {
      Color.red.navigationDestination(isPresented: .constant(true)) {
        Color.blue.navigationBarBackButtonHidden().toolbar { Text("item") }
      }
    }
    #expect(texts(bar("NavigationBar", hidden)).keys.sorted() == ["item"])
  }

  @Test("a path names what is in bars, and what is below them without an index")
  func paths() throws {
    let host = LaidOut(toolbar(.topBarLeading, "a")).host
    let nodes = host.tree.preorder
    #expect(try #require(nodes.first { $0.label == "Color" }).path == "NavigationStack/Color")
    #expect(
      nodes.filter { $0.label == "Text" }.map(\.path) == [
        "NavigationStack/NavigationBar/Text[0]", "NavigationStack/NavigationBar/Text[1]",
      ])
  }

  @Test("what an item measures and writes is followed, as it is in the content")
  func feedback() {
    struct Screen: View {
      @State var width: CGFloat = 10
      var body: some View {
        NavigationStack {
          Color.red.frame(height: width).toolbar {
            ToolbarItem(placement: .principal) {
              Text("measured").onGeometryChange(for: CGFloat.self) {
                $0.size.width
              } action: {
                width = $0
              }
            }
          }
        }
      }
    }
    let host = LaidOut(Screen()).host
    host.layout()
    #expect(host.tree.frames("Color").first?.height == host.tree.frames("Text").first?.width)
  }
}
