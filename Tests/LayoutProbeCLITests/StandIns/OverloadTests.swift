import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite(
  "What is missing in the closure of an overloaded call", .enabled(if: CommandRun.canCompile),
  .ownThreads)
struct OverloadTests {
  private func mend(_ views: String) throws -> (text: String, replaced: [String]) {
    let source = """
      import SwiftUI
      struct Item: Identifiable { var id: Int; var name: String; var price = 1.5 }
      final class Store: ObservableObject { @Published var items: [Item] = [] }
      \(views)
      """
    let checker = try #require(try TypeChecker())
    var module = ModuleSources(name: "Made", files: [.init(path: "Rows.swift", text: source)])
    module.knownModules = ["SwiftUI", "HeadlessUI", "Foundation", "LayoutProbe"]
    let mended = try StandIns.mend(module, compile: checker.check)
    #expect(mended.outcome == .compiled, "\(mended.outcome)")
    return (mended.sources.files[0].text, mended.standIns.map(\.original))
  }

  @Test(
    "only what is missing in a row is a sample: the rows stay",
    arguments: [
      "ForEach(items) { item in Text(item.name.firstUppercased) }",
      "ForEach(store.items) { item in Text(item.name.firstUppercased); Text(item.name) }",
      "ForEach(store.items, id: \\.id) { item in Text(item.name.firstUppercased).bold() }",
      "ForEach(items.indices, id: \\.self) { i in Text(items[i].name.firstUppercased) }",
      "List(store.items) { item in Text(item.name.firstUppercased).bold() }",
      "List(store.items, id: \\.name) { item in Text(item.name.firstUppercased).bold() }",
      "ForEach(items) { item in Text(\"\\(item.price.asCurrency) each\") }",
    ])
  func rows(view: String) throws {
    let mended = try mend(
      """
      struct Rows: View {
        @State var items: [Item] = []
        @ObservedObject var store = Store()
        var body: some View { VStack { \(view); Text("end") } }
      }
      """)
    #expect(mended.replaced.count == 1, "\(mended.replaced)")
    #expect(
      mended.replaced.allSatisfy { $0.contains("firstUppercased") || $0.contains("asCurrency") },
      "\(mended.replaced)")
  }

  @Test("a modifier with a closure is left out, and the rows around it stay")
  func modifier() throws {
    let mended = try mend(
      """
      struct Rows: View {
        let items: [Item]
        var body: some View {
          ForEach(items) { item in
            Text(item.name)
            Button("Add") {}.toast("x") { Text("Added") }
          }
        }
      }
      """)
    #expect(mended.replaced == [".toast(…) {…}"])
  }

  @Test("rows of bindings and of ranges stay as well, beside each other")
  func bindingsAndRanges() throws {
    let mended = try mend(
      """
      struct Rows: View {
        @State var items: [Item] = []
        @ObservedObject var store = Store()
        var body: some View {
          ForEach($items) { $item in TextField(item.name.firstUppercased, text: $item.name) }
          ForEach($store.items, id: \\.name) { $item in Text(item.name.firstUppercased) }
          ForEach(0..<3) { number in Text(number.asWords) }
          ForEach(items) { Text($0.name.firstUppercased) }
        }
      }
      """)
    #expect(mended.replaced.count == 4, "\(mended.replaced)")
    #expect(
      mended.replaced.allSatisfy { $0.contains("firstUppercased") || $0.contains("asWords") },
      "\(mended.replaced)")
  }

  @Test("elements of charts are no views, and what a module calls ForEach is its own")
  func kept() throws {
    let mended = try mend(
      """
      import Charts
      struct Page: View {
        @State var items: [Item] = []
        var body: some View {
          Chart {
            ForEach(items) { item in
              BarMark(x: .value("a", item.name), y: .value("b", item.cost))
            }
          }
        }
      }
      """)
    #expect(!mended.text.contains("_forEach"), "\(mended.text)")
    let own = try mend(
      """
      struct List<Data, Row: View>: View {
        let data: Data
        let row: (Data) -> Row
        init(_ data: Data, row: @escaping (Data) -> Row) { (self.data, self.row) = (data, row) }
        var body: some View { row(data) }
      }
      struct Page: View {
        @State var items: [Item] = []
        var body: some View { List(items) { items in Text(items.missing).bold() } }
      }
      """)
    #expect(!own.text.contains("_list"), "\(own.text)")
  }

  @Test("a view that is missing as the destination of a link leaves the link")
  func destination() throws {
    let mended = try mend(
      """
      struct Links: View {
        var body: some View {
          NavigationLink(destination: MissingDetail(id: 1)) { Text("first") }
          NavigationLink("second", destination: MissingDetail(id: 2))
        }
      }
      """)
    #expect(mended.replaced == ["MissingDetail(…)", "MissingDetail(…)"])
    #expect(mended.text.contains("{ Text(\"first\") }"))
    #expect(mended.text.contains("NavigationLink(\"second\""))
  }
}
