import Foundation
import Testing

@testable import HeadlessUI

private enum WideKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isWide: Bool {
    get { self[WideKey.self] }
    set { self[WideKey.self] = newValue }
  }
}

private enum GapTrait: _ViewTraitKey {
  static let defaultValue: CGFloat = 0
}

@MainActor
@Suite("Containers made of other views' subviews")
struct SubviewTests {
  private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

  @Test("groups, loops and conditions are flattened into single subviews")
  func flattened() {
    let content = Group {
      box(1)
      ForEach(0..<2) { _ in box(2) }
      if true { box(3) }
      EmptyView()
    }
    let view = Group(subviews: content) { subviews in
      HStack(spacing: 0) {
        Color.blue.frame(width: CGFloat(subviews.count) * 10)
        subviews.dropFirst()
        subviews[0]
      }
    }
    #expect(LaidOut(view).widths("Color") == [40, 2, 2, 3, 1])
  }

  @Test("a loop over subviews wraps each, and follows when there are more")
  func followed() async {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(subviews: ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 5) }) {
            $0.padding(.leading, 3)
          }
        }
        .onAppear { count = 3 }
      }
    }
    let host = ViewHost(Growing())
    _ = await host.pass()
    #expect(host.tree.frames("padding").map(\.width) == [8])
    _ = await host.pass()
    #expect(host.tree.frames("padding").map(\.width) == [8, 8, 8])
  }

  @Test("a container follows when a view inside of the views changes on its own")
  func followedInside() async {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 5) }
          .onAppear { count = 2 }
      }
    }
    let host = ViewHost(
      Group(subviews: Growing()) { subviews in
        HStack { ForEach(subviews) { $0.padding(.leading, CGFloat(subviews.count)) } }
      })
    for _ in 0..<4 { _ = await host.pass() }
    #expect(host.tree.frames("padding").map(\.width) == [7, 7])
  }

  @Test("subviews keep their state when the container is made anew")
  func keptState() async {
    struct Counter: View {
      @State private var width: CGFloat = 1
      var body: some View { Color.red.frame(width: width).onAppear { width = 7 } }
    }
    struct Switching: View {
      @State private var isFlipped = false
      var body: some View {
        Group(
          subviews: Group {
            Counter(); Color.blue.frame(width: 2)
          }
        ) { subviews in
          HStack(spacing: 0) { isFlipped ? subviews[1] : subviews[0] }
          HStack(spacing: 0) { isFlipped ? subviews[0] : subviews[1] }
        }
        .onChange(of: isFlipped, initial: true) { isFlipped = true }
      }
    }
    let host = ViewHost(Switching())
    for _ in 0..<3 { _ = await host.pass() }
    #expect(host.tree.frames("Color").map(\.width) == [2, 7])
  }

  @Test("views hand values to their container, the outermost one wins")
  func values() {
    let content = Group {
      box(1).containerValue(\.isWide, true).padding(1)
      box(2).containerValue(\.isWide, true).containerValue(\.isWide, false)
      box(3).tag("three")
    }
    let view = Group(subviews: content) { subviews in
      HStack {
        ForEach(subviews) { subview in
          Text(subview.containerValues.isWide ? "wide" : "narrow")
          Text(subview.containerValues.tag(for: String.self) ?? "none")
        }
      }
    }
    let texts = LaidOut(view).host.tree.children.map(\.detail)
    #expect(texts == ["\"wide\"", "\"none\"", "\"narrow\"", "\"none\"", "\"narrow\"", "\"three\""])
  }

  @Test("sections come with header, content and footer; views between them are a section too")
  func sections() {
    let content = Group {
      box(1)
      Section {
        box(2)
        box(3)
      } header: {
        box(4)
      } footer: {
        box(5)
      }
      Section { box(6) }
      Section { box(7) }
    }
    var counts: [[Int]] = []
    let view = Group(sections: content) { sections in
      let _ = counts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
      ForEach(sections) { $0.content }
    }
    #expect(LaidOut(view).widths("Color") == [1, 2, 3, 6, 7])
    #expect(counts == [[0, 1, 0], [1, 2, 1], [0, 1, 0], [0, 1, 0]])
  }

  @Test("the underscored container of views gets the same views and their traits")
  func variadic() {
    struct Spread: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in child.padding(.leading, child[GapTrait.self]) }
      }
    }
    let view = HStack(spacing: 0) {
      _VariadicView.Tree(Spread()) {
        box(1)._trait(GapTrait.self, 20)
        box(2)
      }
    }
    #expect(LaidOut(view).widths("padding") == [21, 2])
  }
}
