import Foundation
import HeadlessUI
import Testing

private final class Managed: NSManagedObject, @unchecked Sendable {
  var title: String?
}

@Suite("Orders of what is fetched")
struct SortDescriptorTests {
  @Test("an order by the name of a property can be made, as files with fetch requests do")
  func keys() {
    let orders = [
      NSSortDescriptor(key: "createdDate", ascending: false),
      NSSortDescriptor(key: "name", ascending: false, selector: "caseInsensitiveCompare:"),
      NSSortDescriptor(key: "size", ascending: false) { _, _ in .orderedSame },
      NSSortDescriptor(keyPath: \Managed.title, ascending: false),
    ]
    for order in orders {
      #expect(!order.ascending)
      #expect(order.compare("a" as NSString, to: "bc" as NSString) == .orderedSame)
    }
  }
}
