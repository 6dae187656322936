import Foundation
import Testing

@testable import HeadlessUI

/// What has controls that are not laid out.
@MainActor
@Suite("Controls in toolbars, alerts, menus and behind rows")
struct OffstageTests {
  private func host<V: View>(_ view: @autoclosure () -> V) -> ViewHost {
    ControlUse.$isExpected.withValue(true) { LaidOut(view()).host }
  }

  private func names<V: View>(_ view: @autoclosure () -> V) -> [String] {
    host(view()).interactions.map(\.name)
  }

  @Test("buttons of a toolbar can be used, in whatever way it is written")
  func toolbars() {
    let isThere = true
    #expect(names(Text("a").toolbar { Button("Add") {} }) == ["tap Button \"Add\" in the toolbar"])
    func view() -> some View {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Cut") {}
            Button("Paste") {}.disabled(true)
          }
          if isThere { ToolbarItem { Menu("More") { Button("Share") {} } } }
        }
      }
    }
    #expect(
      names(view()) == [
        "tap Button \"Edit\" in the toolbar", "tap Button \"Cut\" in the toolbar",
        "open Menu \"More\" in the toolbar",
      ])
  }

  @Test("context menus and swipe actions can be used, once for several views")
  func menus() {
    func view() -> some View {
      VStack {
        Text("File").contextMenu { Button("Rename") {} }
        Group {
          Text("a")
          Text("b")
        }
        .swipeActions { Button("Pin") {} }
      }
    }
    #expect(
      names(view()) == [
        "tap Button \"Rename\" in the context menu", "tap Button \"Pin\" in the swipe actions",
      ])
  }

  @Test("the menu of a long list's rows is used in three of them, after the toolbar")
  func rows() {
    func view() -> some View {
      List(0..<8, id: \.self) { row in
        Text("Row \(row)").swipeActions { Button("Delete") {} }
      }
      .toolbar { Button("Add") {} }
    }
    #expect(
      names(view()) == [
        "tap Button \"Add\" in the toolbar", "tap Button \"Delete\" in the swipe actions",
        "tap Button \"Delete\" in the swipe actions (2)",
        "tap Button \"Delete\" in the swipe actions (3)",
      ])
  }

  private struct Asking: View {
    let ask: (AnyView, Binding<Bool>) -> AnyView
    @State private var asks = false
    var body: some View { ask(AnyView(Button("Ask") { asks = true }), $asks) }
  }

  /// What can be used once something is asked; each of these answers makes the question go.
  private func answers(_ ask: @escaping (AnyView, Binding<Bool>) -> AnyView) -> [String] {
    let asking = host(Asking(ask: ask))
    let frame = asking.tree.frame
    use("tap Button \"Ask\"", asking)
    let answers = asking.interactions.map(\.name).filter { $0 != "tap Button \"Ask\"" }
    for answer in answers {
      use(answer, asking)
      #expect(asking.interactions.map(\.name) == ["tap Button \"Ask\""])
      use("tap Button \"Ask\"", asking)
    }
    #expect(asking.tree.frame == frame)
    return answers
  }

  private func use(_ name: String, _ host: ViewHost) {
    guard let interaction = host.interactions.first(where: { $0.name == name }) else { return }
    host.use(interaction)
    ControlUse.$isExpected.withValue(true) { host.layout() }
  }

  @Test("buttons of an alert and a dialog can be used while they are shown, and make them go")
  func alerts() {
    #expect(
      answers { view, asks in
        AnyView(
          view.alert("Sure?", isPresented: asks) {
            Button("Yes") {}
            Button("No", role: .cancel) {}
          })
      } == ["tap Button \"Yes\" in the alert", "tap Button \"No\" in the alert"])
    #expect(
      answers { view, asks in
        AnyView(view.alert("Done", isPresented: asks) {})
      } == ["tap Button \"OK\" in the alert"])
    #expect(
      answers { view, asks in
        AnyView(
          view.alert("Delete", isPresented: asks, presenting: 3) { number in
            Button("Delete \(number)") {}
          })
      } == ["tap Button \"Delete 3\" in the alert"])
    #expect(
      answers { view, asks in
        AnyView(
          view.alert(isPresented: asks) {
            Alert(
              title: Text("Old"), primaryButton: .default(Text("Go")), secondaryButton: .cancel())
          })
      } == ["tap Button \"Go\" in the alert", "tap Button \"Cancel\" in the alert"])
    #expect(
      answers { view, asks in
        AnyView(
          view.confirmationDialog("What?", isPresented: asks) { Button("Copy") {} })
      } == ["tap Button \"Copy\" in the dialog"])
  }

  @Test("nothing of it is made where no control is going to be used")
  func unused() {
    var made = 0
    func note() -> Text {
      made += 1
      return Text("made")
    }
    _ = LaidOut(
      Text("a")
        .alert("b", isPresented: .constant(true)) { note() }
        .contextMenu { note() }
        .swipeActions { note() }
        .toolbar { ToolbarItem(placement: .secondaryAction) { note() } }
        .toolbarOverflowMenu { note() })
    #expect(made == 0)
  }
}
