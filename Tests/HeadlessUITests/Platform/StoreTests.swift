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

  @Observable
  private final class Folder: PersistentModel {
    var name: String
    var notes: [Note] = []
    var tags: [Tag]?
    init(_ name: String) { self.name = name }
  }

  @Observable
  private final class Note: PersistentModel {
    var folder: Folder?
    var other: Tag?
    init(_ folder: Folder? = nil) { self.folder = folder }
  }

  @Observable
  private final class Tag: PersistentModel {
    let folder: Folder
    var first: Note?
    var second: Note?
    init(_ folder: Folder) { self.folder = folder }
  }

  @Observable
  private final class Step: PersistentModel {
    var next: Step?
  }

  private struct Names: View {
    @Query(sort: \Item.name) private var items: [Item]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(items) { item in Color.red.frame(width: CGFloat(item.name.count), height: 10) }
      }
    }
  }

  private struct Inserting: View {
    @Environment(\.modelContext) private var context
    var body: some View { Names().onAppear { context.insert(Item("first")) } }
  }

  @MainActor
  @Suite("A window without a model container")
  struct OwnStoreTests {
    @Test("shows nothing that was inserted in another one")
    func ownStore() {
      for _ in 0..<2 {
        let laidOut = LaidOut(Inserting())
        laidOut.host.layout()
        #expect(laidOut.frames("Color").count == 1)
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

    @Test("what relationships lead to is in the store, and both of their sides are set")
    func relationships() throws {
      let context = try ModelContainer(for: Folder.self, Note.self, Tag.self).mainContext
      let folder = Folder("a")
      folder.notes = [Note(), Note()]
      context.insert(folder)
      func notes() throws -> [Note] { try context.fetch(FetchDescriptor<Note>()) }
      #expect(try notes().map(\.folder?.name) == ["a", "a"])
      folder.notes.append(Note())
      #expect(try notes().count == 3)
      context.insert(Note(folder))
      #expect(try notes().count == 4 && folder.notes.count == 4)
      // A list that was nil, and the side that is no variable.
      let tag = Tag(folder)
      context.insert(tag)
      #expect(try notes().count == 4 && folder.tags?.map(\.persistentModelID) == [tag.id])
      // Where there are two properties, which of them is meant is not known.
      folder.notes[0].other = tag
      #expect(try notes().count == 4 && tag.first == nil && tag.second == nil)
    }

    @Test("what is deleted is in no relationship any more, and comes back only if it is inserted")
    func deletedRelationships() throws {
      let context = try ModelContainer(for: Folder.self, Note.self).mainContext
      let (folder, note) = (Folder("a"), Note())
      folder.notes = [note, Note()]
      context.insert(folder)
      func count() throws -> Int { try context.fetchCount(FetchDescriptor<Note>()) }
      context.delete(note)
      #expect(try count() == 1 && folder.notes.count == 1)
      context.delete(folder)
      #expect(try context.fetch(FetchDescriptor<Note>()).allSatisfy { $0.folder == nil })
      #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
      folder.notes.append(note)
      #expect(try count() == 1)
      context.insert(folder)
      context.insert(note)
      folder.notes.append(note)
      #expect(try count() == 2 && note.folder === folder)
    }

    @Test("what a program takes out of a relationship is not put back, and new objects are new")
    func takenOut() throws {
      let context = try ModelContainer(for: Folder.self, Note.self, Step.self).mainContext
      let folder = Folder("a")
      folder.notes = (0..<6).map { _ in Note() }
      context.insert(folder)
      func count() throws -> Int { try context.fetchCount(FetchDescriptor<Note>()) }
      #expect(try count() == 6)
      let first = folder.notes.removeFirst()
      #expect(try count() == 6 && folder.notes.count == 5)
      folder.notes[0].folder = nil
      #expect(try count() == 6 && folder.notes.contains { $0.folder == nil })
      first.folder = nil
      var isOdd = false
      folder.notes.removeAll { note in
        isOdd.toggle()
        if isOdd { context.delete(note) }
        return isOdd
      }
      #expect(try count() == 3 && folder.notes.count == 2)
      for _ in 0..<20 {
        context.delete(folder.notes.removeLast())
        folder.notes.append(Note())
      }
      #expect(try count() == 3 && folder.notes.allSatisfy { $0.folder != nil || $0 === first })
      // A class that leads to itself has no other side.
      let (one, two) = (Step(), Step())
      one.next = two
      context.insert(one)
      #expect(try context.fetchCount(FetchDescriptor<Step>()) == 2 && two.next == nil)
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

    @Test("what is asked for again has what came in between, of its type, in the order of inserts")
    func askedAgain() throws {
      let container = try ModelContainer(for: Item.self)
      let context = ModelContext(container)
      func names() throws -> [String] { try context.fetch(FetchDescriptor<Item>()).map(\.name) }
      let items = ["c", "a", "b"].map(Item.init)
      context.insert(items[0])
      #expect(try names() == ["c"])
      context.insert(Step())
      context.insert(items[1])
      context.insert(items[2])
      #expect(try names() == ["c", "a", "b"])
      #expect(try context.fetchCount(FetchDescriptor<Step>()) == 1)
      context.delete(items[1])
      #expect(try names() == ["c", "b"])
      context.insert(items[1])
      #expect(try names() == ["c", "b", "a"])
      container.deleteAllData()
      #expect(try names() == [])
      context.insert(items[2])
      #expect(try names() == ["b"])
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
