import Foundation
import Testing

@testable import HeadlessUI

@Suite("Values in reports")
struct ValueTextTests {
  @Test("sets and dictionaries read the same in each run, by the numbers in their keys")
  func unordered() {
    let heights = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, Double($0) / 2) })
    #expect(ValueText.short(heights) == "[0: 0, 1: 0.5, 2: 1, 3: 1.5, …, 11: 5.5], 12 elements")
    #expect(ValueText.short(Set([10, 9, 1])) == "[1, 9, 10]")
    #expect(ValueText.short(["b": 2, "a": 1]) == "[a: 1, b: 2]")
    #expect(ValueText.short([String: Int]()) == "[:]" && ValueText.short(Set<Int>()) == "[]")
    #expect(ValueText.short(Set(0..<1000)) == "1000 elements")
  }

  @Test("a tag that is another one in each run reads the same")
  @MainActor
  func tags() {
    struct Item: Hashable { var id = UUID() }
    func detail(_ tag: some Hashable) -> String? {
      LaidOut(Text("a").tag(tag)).host.tree.effects.first { $0.name == "tag" }?.detail
    }
    #expect(detail(UUID()) == "a UUID" && detail(Optional(UUID())) == "a UUID")
    #expect(detail(Item()) == "Item(id: a UUID)" && detail(3) == "3")
  }
}
