import Foundation
import Testing

@testable import HeadlessUI

@Suite("Editing collections by offsets")
struct CollectionEditingTests {
  @Test("removing at offsets leaves the others in order")
  func remove() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([0, 2]))
    #expect(letters == ["b", "d"])
  }

  @Test("the destination of a move counts before anything is taken out")
  func move() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet([0]), toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: IndexSet([2, 3]), toOffset: 0)
    #expect(letters == ["a", "d", "b", "c"])
  }
}
