import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Tables")
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    var age = 30
    var friends: [Person]?
  }

  private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
  private var wide: EnvironmentValues {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .regular
    return values
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * 1_000).rounded() / 1_000 }

  private func texts(_ node: NodeSnapshot) -> [String] {
    (node.label == "Text" ? [node.detail ?? ""] : []) + node.children.flatMap(texts)
  }

  private func texts(_ laidOut: LaidOut) -> [String] { texts(laidOut.host.tree) }

  @Test("where there is little room, the first column is shown, without a header")
  func compact() {
    let table = LaidOut(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      })
    #expect(texts(table) == ["\"Ada\"", "\"Bo\""])
    #expect(table.heights("row") == [44, 44])
    #expect(table.frames("Table") == [CGRect(x: 0, y: 0, width: 393, height: 852)])
  }

  @Test("elsewhere there is a header, and columns without a width share what is left")
  func regular() {
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { _ in Color.red.frame(height: 10) }.width(100)
      TableColumn("Rest") { _ in Color.blue.frame(height: 10) }.alignment(.trailing)
    }
    let laidOut = LaidOut(table, 800, 600, environment: wide)
    #expect(texts(laidOut).prefix(3) == ["\"Name\"", "\"Age\"", "\"Rest\""])
    // 800 without the insets of rows and two distances, less the column of 100.
    let share: CGFloat = (800 - 40 - 16 - 100) / 2
    #expect(laidOut.widths("Color").map(rounded) == [100, share, 100, share])
    #expect(rounded(laidOut.frames("Color")[0].minX) == 20 + share + 8)
    #expect(laidOut.frames("Table")[0].minY == 28.5)
    let bare = LaidOut(table.tableColumnHeaders(.hidden), 800, 600, environment: wide)
    #expect(texts(bare) == ["\"Ada\"", "\"Bo\""])
  }

  @Test("a column is no wider or narrower than it may be; hidden ones take no room")
  func limits() {
    let laidOut = LaidOut(
      Table(people.prefix(1)) {
        TableColumn("A") { _ in Color.red }.width(min: 500)
        TableColumn("B") { _ in Color.red }.width(min: 10, max: 40)
        TableColumn("C") { _ in Color.red }
        TableColumn("D") { _ in Color.red }.defaultVisibility(.hidden)
      }, 800, 600, environment: wide)
    #expect(laidOut.widths("Color") == [500, 40, 800 - 40 - 16 - 540])
  }

  @Test("rows are given by elements, by hand, by conditions, in sections, sorted and selected")
  func rows() {
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let isLong = true
    let laidOut = LaidOut(
      Table(of: Person.self, selection: .constant(nil), sortOrder: order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      } rows: {
        TableRow(people[1]).contextMenu { Button("Delete") {} }
        if isLong { TableRow(Person(id: 3, name: "Cy")) }
        Section("More") {
          ForEach([Person(id: 4, name: "Di")]) { TableRow($0) }
        }
        DisclosureTableRow(Person(id: 5, name: "Ed"), isExpanded: .constant(true)) {
          TableRow(Person(id: 6, name: "Flo"))
        }
        DisclosureTableRow(Person(id: 7, name: "Gus")) { TableRow(Person(id: 8, name: "Hal")) }
      })
    #expect(
      texts(laidOut) == ["Bo", "Cy", "More", "Di", "Ed", "Flo", "Gus"].map { "\"\($0)\"" })
    let outline = LaidOut(
      Table([Person(id: 1, name: "Top", friends: people)], children: \.friends) {
        TableColumn("Name", value: \.name)
      })
    #expect(texts(outline) == ["\"Top\""])
  }
}
