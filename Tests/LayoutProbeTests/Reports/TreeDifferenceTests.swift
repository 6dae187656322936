import Testing

@testable import LayoutProbe

@Suite("Differences of trees")
struct TreeDifferenceTests {
  /// `depth label detail x y width height`, a node a line.
  private func tree(_ text: String) -> [NodeReport] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ").map(String.init)
      let numbers = parts.suffix(4).compactMap { Double($0).map { CGFloat($0) } }
      var node = NodeReport(
        label: parts[1],
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      node.depth = Int(parts[0]) ?? 0
      node.detail = parts[2] == "-" ? nil : parts[2]
      return node
    }
  }

  private static let base = """
    0 VStack - 0 0 100 100
    1 Text Title 0 0 40 20
    1 HStack - 0 20 100 30
    2 Text a 0 20 10 20
    2 Text b 20 20 10 20
    """

  @Test("the same tree has no difference")
  func same() {
    let difference = TreeDifference(from: tree(Self.base), to: tree(Self.base))
    #expect(difference.isEmpty)
    #expect(difference.pairs.map(\.before) == [0, 1, 2, 3, 4])
  }

  @Test("what moves with what it is in is carried, what moves by itself is not")
  func carried() {
    let moved = """
      0 VStack - 0 0 100 100
      1 Text Title 0 0 40 20
      1 HStack - 0 28 100 30
      2 Text a 0 28 10 20
      2 Text b 30 28 10 20
      """
    let difference = TreeDifference(from: tree(Self.base), to: tree(moved))
    #expect(difference.changes.map(\.pair.after) == [2, 3, 4])
    #expect(difference.changes.map(\.isCarried) == [false, true, false])
    #expect(difference.changes[2].before.minX == 20)
    #expect(difference.changes[2].after.minX == 30)
  }

  @Test("a node among others appears or vanishes; those around it stay the same")
  func among() {
    let more = """
      0 VStack - 0 0 100 100
      1 Text Title 0 0 40 20
      1 Divider - 0 20 100 1
      1 HStack - 0 20 100 30
      2 Text a 0 20 10 20
      2 Text b 20 20 10 20
      """
    let added = TreeDifference(from: tree(Self.base), to: tree(more))
    #expect(added.appeared == [2])
    #expect(added.vanished == [])
    #expect(added.changes == [])
    let removed = TreeDifference(from: tree(more), to: tree(Self.base))
    #expect(removed.vanished == [2])
    #expect(removed.appeared == [])
    #expect(removed.pairs.count == 5)
  }

  @Test("what is put around a node appears, and the node stays the same")
  func around() {
    let padded = """
      0 VStack - 0 0 100 100
      1 padding 8 0 0 56 36
      2 Text Title 8 8 40 20
      1 HStack - 0 20 100 30
      2 Text a 0 20 10 20
      2 Text b 20 20 10 20
      """
    let difference = TreeDifference(from: tree(Self.base), to: tree(padded))
    #expect(difference.appeared == [1])
    #expect(difference.vanished == [])
    #expect(difference.changes.map(\.pair.after) == [2])
    let back = TreeDifference(from: tree(padded), to: tree(Self.base))
    #expect(back.vanished == [1])
    #expect(back.appeared == [])
  }

  @Test("what is put around a node, beside something new, appears alone")
  func aroundAndBeside() {
    let padded = """
      0 VStack - 0 0 100 100
      1 padding 8 0 0 56 36
      2 Text Title 8 8 40 20
      1 Divider - 0 20 100 1
      1 HStack - 0 20 100 30
      2 Text a 0 20 10 20
      2 Text b 20 20 10 20
      """
    let difference = TreeDifference(from: tree(Self.base), to: tree(padded))
    #expect(difference.appeared == [1, 3])
    #expect(difference.vanished == [])
  }

  @Test("a text that says something else is the same node, another kind of node is not")
  func kinds() {
    let other = """
      0 VStack - 0 0 100 100
      1 Text Heading 0 0 40 20
      1 ZStack - 0 20 100 30
      2 Text a 0 20 10 20
      2 Text b 20 20 10 20
      """
    let difference = TreeDifference(from: tree(Self.base), to: tree(other))
    #expect(difference.pairs.map(\.after) == [0, 1])
    #expect(difference.vanished == [2, 3, 4])
    #expect(difference.appeared == [2, 3, 4])
  }

  @Test("what vanishes takes what is in it along, whatever comes in its place")
  func vanishedBranch() {
    let other = """
      0 VStack - 0 0 100 100
      1 Text Title 0 0 40 20
      1 Grid - 0 20 100 30
      2 Image c 0 20 10 20
      """
    let difference = TreeDifference(from: tree(Self.base), to: tree(other))
    #expect(difference.vanished.sorted() == [2, 3, 4])
    #expect(difference.appeared.sorted() == [2, 3])
  }
}
