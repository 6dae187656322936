import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Lists and navigation")
struct ContainerTests {
  private let proposal = ProposedViewSize(width: 300, height: 400)

  private func size<V: View>(_ view: V, _ proposal: ProposedViewSize? = nil) -> CGSize {
    ViewHost(view).sizeThatFits(proposal ?? self.proposal)
  }

  @Test("a list takes all that it is proposed, however few rows it has")
  func listIsGreedy() {
    #expect(size(List { EmptyView() }) == CGSize(width: 300, height: 400))
    #expect(size(List(0..<100) { Text("\($0)") }) == CGSize(width: 300, height: 400))
  }

  @Test("a list's ideal size is that of its rows, with the space around its groups")
  func listIdeal() {
    let list = List {
      Color.red.frame(width: 50, height: 10)
      Color.red.frame(width: 50, height: 60)
    }
    #expect(size(list, .unspecified) == CGSize(width: 130, height: 35 + 44 + 82 + 35))
  }

  @Test("each view of a list is a row of its own, its header too")
  func rows() {
    let list = List {
      Section("Header") {
        ForEach(0..<2) { _ in Color.red.frame(width: 50, height: 10) }
      }
    }
    let host = ViewHost(list, size: CGSize(width: 300, height: 400))
    host.layout()
    #expect(host.tree.children.map(\.label) == ["header", "row", "row"])
    #expect(host.tree.children.map { $0.frame?.width } == [260, 260, 260])
    #expect(
      host.tree.children[2].frame?.minY == host.tree.children[1].frame.map { $0.minY + 44 })
  }

  @Test("a form, a navigation stack and tabs fill what they are proposed")
  func containers() {
    let full = CGSize(width: 300, height: 400)
    #expect(size(Form { Text("a") }) == full)
    #expect(size(NavigationStack { Text("a") }) == full)
    #expect(size(TabView { Text("a") }) == full)
    #expect(
      size(
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }) == full)
  }

  @Test("tabs show the selected view, the first one if none is")
  func tabs() {
    func shown(_ selection: Int) -> String? {
      let view = TabView(selection: .constant(selection)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      let host = ViewHost(view, size: CGSize(width: 300, height: 300))
      host.layout()
      return host.tree.children.first?.children.first?.detail
    }
    #expect(shown(2)?.contains("two") == true)
    #expect(shown(7)?.contains("one") == true)
  }

  @Test("a tab made with its value is chosen by it")
  func tabValues() {
    let view = TabView(selection: .constant("b")) {
      Tab("A", systemImage: "a.circle", value: "a") { Color.red.frame(width: 10, height: 10) }
      Tab("B", systemImage: "b.circle", value: "b") { Color.red.frame(width: 20, height: 20) }
    }
    #expect(size(view, .unspecified) == CGSize(width: 20, height: 20 + 49))
  }

  @Test("a split view shows its columns side by side where they fit, else the first one")
  func splitView() {
    let view = NavigationSplitView {
      Color.red
    } detail: {
      Color.blue
    }
    func columns(_ width: CGFloat) -> String? {
      let host = ViewHost(view, size: CGSize(width: width, height: 600))
      host.layout()
      return shown(host.tree)
    }
    func shown(_ node: NodeSnapshot) -> String? {
      if node.label == "ViewThatFits" { return node.detail }
      return node.children.lazy.compactMap(shown).first
    }
    #expect(columns(1000) == "shows 1 of 2")
    #expect(columns(400) == "shows 2 of 2")
  }

  @Test("a section in a stack is its header, content and footer")
  func section() {
    let view = VStack(spacing: 0) {
      Section {
        Color.red.frame(height: 10)
      } header: {
        Color.red.frame(height: 20)
      } footer: {
        Color.red.frame(height: 5)
      }
    }
    #expect(size(view).height == 35)
  }

  @Test("rows that can be deleted and moved are laid out as before")
  func editing() {
    let plain = VStack { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) } }
    let editable = VStack {
      ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
        .onDelete { _ in }
        .onMove { _, _ in }
    }
    #expect(size(editable) == size(plain))
  }
}
