import Testing

@testable import LayoutProbeCLI

@Suite("Core Data models")
struct ManagedModelTests {
  @Test("Entities are the classes that Xcode writes, of the current version")
  func source() throws {
    let folder = try TemporaryFolder()
    try folder.write("M.xcdatamodeld/Old.xcdatamodel/contents", "<model></model>")
    try folder.write(
      "M.xcdatamodeld/New.xcdatamodel/contents",
      """
      <?xml version="1.0"?><model type="x">
        <entity name="Author" representedClassName=".Writer" codeGenerationType="category">
          <attribute name="name" optional="YES" attributeType="String"/>
          <relationship name="books" toMany="YES" destinationEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName="Book" codeGenerationType="class">
          <attribute name="pages" attributeType="Integer 16" usesScalarValueType="YES"/>
          <attribute name="price" attributeType="Double" usesScalarValueType="NO"/>
          <attribute name="cover" attributeType="Transformable" customClassName="UIKit.UIImage"/>
          <relationship name="author" maxCount="1" destinationEntity="Author"/>
        </entity>
        <entity name="Own" representedClassName="Own">
          <attribute name="x" attributeType="String"/>
        </entity>
      </model>
      """)
    try folder.write(
      "M.xcdatamodeld/.xccurrentversion",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>New.xcdatamodel</string></dict></plist>
      """)
    let model = try #require(
      ManagedModel(path: folder.url.appendingPathComponent("M.xcdatamodeld").path))
    #expect(model.entities.map(\.className) == ["Writer", "Book"])
    #expect(
      model.entities.map { $0.properties.map { "\($0.name): \($0.type)" } } == [
        ["name: String?", "books: NSSet?"],
        ["pages: Int16", "price: NSNumber?", "cover: UIImage?", "author: Writer?"],
      ])
    let source = model.source(besides: [], in: [])
    #expect(!source.contains("class Writer"))
    #expect(source.contains("public class Book: NSManagedObject {}"))
    #expect(source.contains("NSFetchRequest<Writer>(entityName: \"Author\")"))
    #expect(source.contains("public func addToBooks(_ values: Book) {}"))
    #expect(!model.source(besides: ["Book"], in: []).contains("public class Book"))
    // What the sources hold themselves is not written once more; the rest is.
    let own = [
      "extension Writer : Hashable, Identifiable {}",
      "class Book: NSManagedObject { @NSManaged public var pages: Int16; var price = 0 }",
      "extension Book { class func fetchRequest() -> NSFetchRequest<Book> { .init() } }",
      "extension Writer.Kind { @NSManaged var name: String }",
      "class Other: NSManagedObject { @NSManaged var cover: Data }",
    ]
    let rest = model.source(besides: ["Book"], in: own)
    #expect(!rest.contains("Writer: Identifiable") && rest.contains("var `name`"))
    #expect(!rest.contains("var `pages`") && !rest.contains("NSFetchRequest<Book>"))
    #expect(rest.contains("var `price`") && rest.contains("var `cover`"))
    #expect(rest.contains("NSFetchRequest<Writer>"))
    #expect(ManagedModel(path: "/nowhere.xcdatamodeld") == nil)
  }
}
