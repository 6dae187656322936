import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Previews with predicates", .enabled(if: CommandRun.canCompile), .ownThreads)
struct PredicatePreviewTests {
  @Test("a query is filtered by a text, in a file that imports SwiftUI or only Foundation")
  func searched() throws {
    let source = try InlineSource(
      """
      import SwiftData
      @Model final class Item {
        var name: String
        init(name: String) { self.name = name }
      }
      struct Items: View {
        @Query private var items: [Item]
        init(_ text: String) {
          _items = Query(
            filter: #Predicate<Item> { text.isEmpty || $0.name.localizedStandardContains(text) },
            sort: \\Item.name)
        }
        var body: some View {
          VStack(spacing: 0) {
            ForEach(items) { _ in Color.red.frame(width: 20, height: 10) }
          }
        }
      }
      @MainActor private func filled() -> ModelContainer {
        let container = try! ModelContainer(
          for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for name in ["Café", "Cafe au lait", "Tea"] { container.mainContext.insert(Item(name: name)) }
        return container
      }
      #Preview("two") { Items("CAFE").modelContainer(filled()) }
      #Preview("all") { Items("").modelContainer(filled()) }
      """,
      beside: [
        "Filter.swift": Data(
          """
          import Foundation
          struct Note { var title = "" }
          func notes(_ text: String) -> Predicate<Note> {
            #Predicate<Note> { $0.title.localizedStandardContains(text) }
          }
          """.utf8)
      ])
    #expect(source.run.status == 0, "\(source.run.all)")
    #expect(try source.sizes == ["two": "20×20", "all": "20×30"], "\(source.run.all)")
    #expect(try source.run.report().standIns == [], "\(source.run.all)")
  }

  @Test("a predicate of four conditions is there, also where what uses it is wrong because of it")
  func long() throws {
    let source = try InlineSource(
      """
      import SwiftData
      @Model final class Entry {
        var count: Int?
        var deleted = false
        var kind: Int?
        var mode: Int?
        init(kind: Int) { (self.kind, count) = (kind, 1) }
      }
      @MainActor private func kinds() -> Int {
        let (a, b) = (1, 2)
        let predicate = #Predicate<Entry> { entry in
          entry.kind == a && entry.count != nil && !entry.deleted
            && (entry.mode == nil || entry.mode != b)
        }
        let container = try! ModelContainer(
          for: Entry.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for kind in 1...3 { container.mainContext.insert(Entry(kind: kind)) }
        let all =
          (try? container.mainContext.fetch(FetchDescriptor<Entry>(predicate: predicate))) ?? []
        return Dictionary(all.map { ($0.kind ?? 0, $0) }, uniquingKeysWith: { $1 }).count
      }
      #Preview("one") { Color.red.frame(width: 10 * CGFloat(kinds()), height: 10) }
      """)
    #expect(try source.sizes == ["one": "10×10"], "\(source.run.all)")
    #expect(try source.run.report().standIns == [], "\(source.run.all)")
  }
}
