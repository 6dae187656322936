import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Bars of navigation and tabs")
struct BarTests {
  private func room<V: View>(
    _ view: V, width: CGFloat = 393, height: CGFloat = 852,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> CGRect {
    var environment = EnvironmentValues()
    change(&environment)
    return LaidOut(view, width, height, environment: environment).frames("Color").first ?? .null
  }

  @Test("a screen without title has a bar of 44 points, one with a title 96, inline 44")
  func titles() {
    #expect(room(NavigationStack { Color.red }).minY == 44)
    #expect(room(NavigationStack { Color.red.navigationTitle("A") }).minY == 96)
    #expect(
      room(NavigationStack { Color.red.navigationBarTitle("A", displayMode: .inline) }).minY == 44)
    #expect(
      room(
        NavigationStack {
          Color.red.navigationTitle("A").toolbarTitleDisplayMode(.inline)
        }
      ).minY == 44)
    #expect(room(NavigationView { Color.red.navigationTitle("A") }).minY == 96)
    #expect(room(NavigationStack { Color.red }).maxY == 852)
  }

  @Test("the title is found however deep it is, of several the outer mode holds")
  func deep() {
    let deep = NavigationStack {
      VStack { Color.red.navigationTitle("A") }.navigationBarTitleDisplayMode(.inline)
    }
    #expect(room(deep).minY == 44)
    let made = NavigationStack {
      GeometryReader { _ in Color.red.navigationTitle("A") }
    }
    #expect(room(made).minY == 96)
  }

  @Test(
    "a search around a navigation container is in the bar of its first column, and not in a sheet's"
  )
  func searchAround() {
    struct Screen: View {
      var body: some View { Color.red.navigationTitle("A") }
    }
    let text = Binding.constant("")
    #expect(room(NavigationStack { Screen() }.searchable(text: text)).minY == 148)
    #expect(room(NavigationView { Screen() }.searchable(text: text)).minY == 148)
    #expect(room(NavigationStack { Screen() }.padding(0).searchable(text: text)).minY == 148)
    #expect(
      room(
        NavigationSplitView {
          Screen()
        } detail: {
          Text("B")
        }.searchable(text: text)
      ).minY == 148)
    #expect(
      room(
        TabView { NavigationStack { Screen() }.tabItem { Text("A") } }.searchable(text: text)
      ).minY == 148)
    #expect(
      room(
        NavigationSplitView {
          NavigationStack { Screen() }
        } detail: {
          Text("B")
        }
        .searchable(text: text)
      ).minY == 148)
    #expect(
      room(
        NavigationSplitView {
          Screen().searchable(text: text)
        } detail: {
          Text("B")
        }
      ).minY == 148)
    // Only one field, and none in what is presented.
    let stack = NavigationStack {
      Screen().sheet(isPresented: .constant(true)) { NavigationStack { Color.blue } }
    }
    let host = ViewHost(stack.searchable(text: text), size: CGSize(width: 393, height: 852))
    host.layout()
    let fields = host.interactions.filter { $0.name.contains("Search") }
    #expect(fields.count == 1, "\(fields.map(\.name))")
    let sheet = Text("A").sheet(isPresented: .constant(true)) {
      NavigationStack { Screen() }
    }
    .searchable(text: text)
    let presenting = ViewHost(sheet, size: CGSize(width: 393, height: 852))
    presenting.layout()
    let bars = presenting.tree.preorder.filter { $0.label == "NavigationBar" }
      .compactMap(\.frame?.height)
    #expect(!bars.isEmpty && bars.allSatisfy { $0 < 148 }, "\(bars)")
  }

  @Test("a search field makes the bar higher, a hidden bar takes no room")
  func searchAndHidden() {
    #expect(
      room(
        NavigationStack { Color.red.navigationTitle("A").searchable(text: .constant("")) }
      ).minY == 148)
    #expect(
      room(
        NavigationStack { Color.red.navigationTitle("A").toolbar(.hidden, for: .navigationBar) }
      ).minY == 0)
    #expect(
      room(NavigationStack { Color.red.navigationTitle("A").navigationBarHidden(true) }).minY == 0)
    #expect(room(NavigationStack { Color.red.navigationBarHidden(false) }).minY == 44)
  }

  @Test("items at the bottom make a toolbar there, other items do not")
  func toolbar() {
    func bottom(_ placement: ToolbarItemPlacement) -> CGFloat {
      852
        - room(
          NavigationStack {
            Color.red.toolbar { ToolbarItem(placement: placement) { Text("a") } }
          }
        ).maxY
    }
    #expect(bottom(.bottomBar) == 49)
    #expect(bottom(.status) == 49)
    #expect(bottom(.topBarTrailing) == 0)
    #expect(bottom(.keyboard) == 0)
    let several = NavigationStack {
      Color.red.toolbar {
        ToolbarItem { Text("a") }
        ToolbarItemGroup(placement: .bottomBar) { Text("b") }
      }
    }
    #expect(room(several).maxY == 803)
    let hidden = NavigationStack {
      Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } }
        .toolbar(.hidden, for: .bottomBar)
    }
    #expect(room(hidden).maxY == 852)
  }

  @Test("tabs take 49 points below, pages none, and none where they are hidden")
  func tabs() {
    #expect(room(TabView { Color.red }).maxY == 803)
    #expect(room(TabView { Color.red }.tabViewStyle(.page)).maxY == 852)
    #expect(room(TabView { Color.red.toolbar(.hidden, for: .tabBar) }).maxY == 852)
    let both = TabView { NavigationStack { Color.red.navigationTitle("A") } }
    #expect(room(both) == CGRect(x: 0, y: 96, width: 393, height: 707))
  }

  @Test("on its side a phone has a low bar without large title, a tablet a higher one")
  func devices() {
    let screen = NavigationStack { Color.red.navigationTitle("A") }
    #expect(room(screen, width: 852, height: 393) { $0.verticalSizeClass = .compact }.minY == 32)
    #expect(
      room(screen, width: 820, height: 1180) { $0.horizontalSizeClass = .regular }.minY == 102)
  }

  @Test("what ignores the safe area reaches under the bars")
  func ignoring() {
    let view = TabView {
      NavigationStack { Color.red.ignoresSafeArea().navigationTitle("A") }
    }
    #expect(room(view) == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("a title that changes makes the bar another, within one pass")
  func changing() {
    struct Screen: View {
      @State var hasTitle = false
      let change: (Binding<Bool>) -> Void
      var body: some View {
        let _ = change($hasTitle)
        NavigationStack {
          if hasTitle { Color.red.navigationTitle("A") } else { Color.red }
        }
      }
    }
    final class Kept { var binding: Binding<Bool>? }
    let kept = Kept()
    let host = ViewHost(Screen { kept.binding = $0 })
    host.layout()
    #expect(host.tree.frames("Color").first?.minY == 44)
    kept.binding?.wrappedValue = true
    host.layout()
    #expect(host.tree.frames("Color").first?.minY == 96)
  }

  @Test("on a phone a navigation view shows its first view, with room across all in columns")
  func columns() {
    let view = NavigationView {
      Color.red
      Color.blue
    }
    #expect(LaidOut(view).frames("Color") == [CGRect(x: 0, y: 44, width: 393, height: 808)])
    var regular = EnvironmentValues()
    regular.horizontalSizeClass = .regular
    let frames = LaidOut(view, 1000, 800, environment: regular).frames("Color")
    #expect(
      frames == [
        CGRect(x: 0, y: 50, width: 320, height: 750),
        CGRect(x: 320, y: 50, width: 680, height: 750),
      ])
    #expect(
      LaidOut(view.navigationViewStyle(.stack), 1000, 800, environment: regular).frames("Color")
        .count == 1)
  }

  @Test("a column with a navigation stack in it has one bar, not two")
  func nested() {
    let view = NavigationSplitView {
      NavigationStack { Color.red.navigationTitle("A") }
    } detail: {
      Color.blue
    }
    #expect(room(view).minY == 96)
  }
}
