#if !canImport(SwiftData)
  import Foundation
  import Observation
  import Testing

  @testable import HeadlessUI

  @Observable
  private final class Item: PersistentModel {
    var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Names: View {
    @Query(sort: \Item.name) private var items: [Item]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(items) { item in Color.red.frame(width: CGFloat(item.name.count), height: 10) }
      }
    }
  }

  @MainActor
  @Suite("Stores in memory")
  struct StoreTests {
    @Test("a query has no objects where no store was set")
    func empty() {
      #expect(ViewHost(Names()).sizeThatFits(.unspecified) == .zero)
    }

    @Test("a query has what was inserted into the store of the view, in its order")
    func inserted() throws {
      let container = try ModelContainer(for: Item.self)
      container.mainContext.insert(Item("bbb"))
      container.mainContext.insert(Item("a"))
      let host = ViewHost(Names().modelContainer(container))
      #expect(host.sizeThatFits(.unspecified) == CGSize(width: 3, height: 20))
      let sorted = try container.mainContext.fetch(
        FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)]))
      #expect(sorted.map(\.name) == ["a", "bbb"])
      let none = try container.mainContext.fetch(
        FetchDescriptor<Item>(predicate: #Predicate { $0.name == "c" }))
      #expect(none.isEmpty)
    }

    @Test("a view shows what is inserted later, and not what is deleted")
    func changed() throws {
      let container = try ModelContainer(for: Item.self)
      let host = ViewHost(Names().modelContainer(container))
      host.layout()
      let item = Item("abc")
      container.mainContext.insert(item)
      container.mainContext.insert(item)
      #expect(host.needsLayout)
      #expect(host.sizeThatFits(.unspecified) == CGSize(width: 3, height: 10))
      container.mainContext.delete(item)
      #expect(host.sizeThatFits(.unspecified) == .zero)
    }

    private struct Counted: View {
      @State private var count = 0
      var body: some View {
        Names()
          .modelContainer(for: Item.self, inMemory: true) { result in
            guard case .success(let container) = result else { return }
            container.mainContext.insert(Item("abcd"))
          }
          .frame(height: CGFloat(10 + count))
          .onAppear { count = 5 }
      }
    }

    @Test("a store that a view is given is set up once, and stays when the view is evaluated again")
    func setUp() throws {
      let host = ViewHost(Counted())
      host.layout()
      #expect(host.sizeThatFits(.unspecified) == CGSize(width: 4, height: 15))
    }

    @Test("a predicate searches texts as people do, whatever their case and accents")
    func searched() throws {
      let container = try ModelContainer(for: Item.self)
      for name in ["Café", "tea"] { container.mainContext.insert(Item(name)) }
      func names(_ text: String) throws -> [String] {
        let search = #Predicate<Item> { text.isEmpty || $0.name.localizedStandardContains(text) }
        return try container.mainContext.fetch(
          FetchDescriptor(predicate: search, sortBy: [SortDescriptor(\.name)])
        ).map(\.name)
      }
      #expect(try names("CAFE") == ["Café"])
      #expect(try names("x") == [])
      #expect(try names("") == ["Café", "tea"])
    }

    @Test("a managed object has empty values until they are set")
    func managed() {
      let object = NSManagedObject(context: NSManagedObjectContext())
      #expect(object.managedValue(forKey: "count") == Int64(0))
      #expect(object.managedValue(forKey: "title") == String?.none)
      object.setManagedValue("new", forKey: "title")
      #expect(object.managedValue(forKey: "title") == "new")
    }
  }
#endif
