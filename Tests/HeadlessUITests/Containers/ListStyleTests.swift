import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Rows, headers and sections of lists")
struct ListStyleTests {
  private func rows<V: View>(_ view: V, width: CGFloat = 393) -> [CGRect] {
    LaidOut(view, width, 852).frames("row")
  }

  private func row(_ height: CGFloat = 10) -> some View {
    Color.red.frame(width: 50, height: height)
  }

  @Test("groups are inset by 20 points on all phones; plain lists fill their width")
  func widths() {
    let list = List { row() }
    #expect(rows(list).map(\.minX) == [20])
    #expect(rows(list).map(\.width) == [353])
    #expect(rows(list, width: 375).map(\.minX) == [20])
    #expect(rows(list, width: 430).map(\.width) == [390])
    #expect(rows(list.listStyle(.plain)).map(\.width) == [393])
    #expect(rows(list.listStyle(.grouped)).map(\.width) == [393])
    #expect(rows(Form { row() }).map(\.width) == [353])
    #expect(rows(list.listStyle(.sidebar)).map(\.minX) == [20])
  }

  @Test("rows are at least 44 points high, or as the environment says, their content in the middle")
  func heights() {
    let laidOut = LaidOut(
      List {
        row()
        row(60)
      })
    #expect(laidOut.heights("row") == [44, 82])
    let (first, color) = (laidOut.frames("row")[0], laidOut.frames("Color")[0])
    #expect(color.midY == first.midY)
    #expect(color.minX == first.minX + 20)
    let low = List { self.row() }.environment(\.defaultMinListRowHeight, 10)
    #expect(rows(low).map(\.height) == [32])
  }

  @Test("the label of a disclosure group and each view in it are rows, directly in a list alone")
  func disclosure() {
    func group(_ isExpanded: Bool) -> some View {
      DisclosureGroup("More", isExpanded: .constant(isExpanded)) {
        row()
        ForEach(0..<2) { _ in self.row() }
      }
    }
    #expect(rows(List { group(true) }).count == 4)
    #expect(rows(Form { Section { group(true) } }).count == 4)
    #expect(rows(List { group(false) }).count == 1)
    #expect(rows(List { VStack { group(true) } }).count == 1)
    #expect(rows(List { group(true).padding() }).count == 4)
    #expect(rows(List { ViewThatFits { group(true) } }).count == 1)
    #expect(rows(List { row().overlay { group(true) } }).count == 1)
    let sheet = List { row().sheet(isPresented: .constant(true)) { group(true) } }
    #expect(rows(sheet).count == 1)
  }

  @Test("insets of a row replace the list's own, on the row that they are set on")
  func insets() {
    let laidOut = LaidOut(
      List {
        row(60).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        row(60)
        row(60).listRowInsets(nil)
      })
    #expect(laidOut.heights("row") == [64, 82, 82])
    #expect(laidOut.frames("Color")[0].minX == 22)
    #expect(laidOut.frames("Color")[0].minY == laidOut.frames("row")[0].minY + 1)
  }

  @Test("a row with a switch or a stepper is as high as one with a line of text")
  func controlRows() {
    let laidOut = LaidOut(
      List {
        Text("Wi-Fi")
        Toggle("Wi-Fi", isOn: .constant(true))
        Stepper("Guests", value: .constant(1))
        Toggle(isOn: .constant(true)) { row(80) }
      })
    #expect(laidOut.heights("row") == [44, 44, 44, 102])
    #expect(laidOut.frames("Switch")[0].midY == laidOut.frames("row")[1].midY)
  }

  @Test("while rows are edited, those that can be deleted or moved make room at that side")
  func editing() {
    func widths(_ mode: EditMode) -> [CGFloat] {
      LaidOut(
        List {
          ForEach(0..<2) { Color.red.deleteDisabled($0 == 1) }.onDelete { _ in }
          ForEach(2..<4) { Color.red.moveDisabled($0 == 3) }.onMove { _, _ in }
          ForEach(4..<5) { _ in Color.red }.onDelete(perform: nil)
          Color.red
        }
        .environment(\.editMode, .constant(mode))
      ).widths("Color")
    }
    #expect(widths(.inactive) == [313, 313, 313, 313, 313, 313])
    #expect(widths(.active) == [275, 313, 275, 313, 313, 313])
    let leading = LaidOut(
      List { ForEach(0..<1) { _ in Color.red }.onDelete { _ in } }
        .environment(\.editMode, .constant(.active))
    ).frames("Color")
    #expect(leading.map(\.minX) == [78])
  }

  @Test("the edit button begins and ends editing where a view has an edit mode")
  func editButton() throws {
    struct Editing: View {
      @State var mode = EditMode.inactive
      var body: some View {
        VStack(spacing: 0) {
          EditButton()
          List { ForEach(0..<1) { _ in Color.red }.onDelete { _ in } }
        }
        .environment(\.editMode, $mode)
      }
    }
    let host = ViewHost(Editing(), size: CGSize(width: 393, height: 852))
    host.layout()
    let button = try #require(host.interactions.first)
    #expect(button.name == "tap Button \"Edit\"")
    host.use(button)
    host.layout()
    #expect(host.tree.frames("Color").map(\.width) == [275])
    let done = try #require(host.interactions.first)
    #expect(done.name == "tap Button \"Done\"")
    host.use(done)
    host.layout()
    #expect(host.tree.frames("Color").map(\.width) == [313])
  }

  @Test("headers and footers have a smaller font, and no least height")
  func headers() throws {
    let list = List {
      Section {
        row()
      } header: {
        Text("a header")
      } footer: {
        Text("a footer")
      }
    }
    let laidOut = LaidOut(list)
    let (header, footer) = (laidOut.frames("header"), laidOut.frames("footer"))
    #expect(header.count == 1 && footer.count == 1)
    #expect(header[0].height < 44 && footer[0].height < 44)
    // Capital letters in groups.
    let capital = LaidOut(Text("A HEADER").font(.footnote)).size
    #expect(laidOut.frames("Text")[0].size == capital)
    let plain = LaidOut(list.listStyle(.plain)).frames("Text")[0].size
    #expect(plain == LaidOut(Text("a header").font(.subheadline.weight(.semibold))).size)
    #expect(laidOut.frames("Text")[1].size == LaidOut(Text("a footer").font(.footnote)).size)
  }

  @Test("an increased header is larger and keeps its letters; outside of lists nothing changes")
  func prominence() {
    let section = Section("Header") { row() }
    let increased = LaidOut(List { section.headerProminence(.increased) }).frames("Text")[0]
    #expect(increased.size == LaidOut(Text("Header").font(.title3.weight(.semibold))).size)
    #expect(LaidOut(VStack { section }).frames("Text")[0].size == LaidOut(Text("Header")).size)
  }

  @Test("sections are apart, by their own distance or the one that is set")
  func sections() {
    func gap<V: View>(_ list: V) -> CGFloat {
      let rows = rows(list)
      return rows[1].minY - rows[0].maxY
    }
    let list = List {
      Section { row() }
      Section { row() }
    }
    #expect(gap(list) == 35)
    #expect(gap(list.listStyle(.plain)) == 0)
    #expect(gap(list.listSectionSpacing(5)) == 5)
    #expect(gap(list.listSectionSpacing(.compact)) == 10)
    #expect(gap(list.listSectionSpacing(.default)) == 35)
  }

  @Test("rows of a section are apart by the row spacing, headers and footers are not")
  func rowSpacing() {
    let list = List {
      Section {
        row()
        row()
      } header: {
        Text("a")
      }
    }.listRowSpacing(12)
    let laidOut = LaidOut(list)
    let (rows, header) = (laidOut.frames("row"), laidOut.frames("header")[0])
    #expect(rows[1].minY - rows[0].maxY == 12)
    #expect(rows[0].minY == header.maxY)
  }

  @Test("the first group begins 35 points down, at once below a large title")
  func top() {
    let list = List { row() }
    #expect(rows(list)[0].minY == 35)
    #expect(rows(NavigationStack { list })[0].minY == 79)
    #expect(rows(NavigationStack { list.navigationTitle("A") })[0].minY == 96)
    #expect(rows(list.listStyle(.plain))[0].minY == 0)
  }

  @Test("a bar over a list insets its content, as margins do")
  func bars() {
    let list = List { row() }.listStyle(.plain)
    let host = LaidOut(list.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) })
    #expect(host.frames("List")[0].minY == 0)
    #expect(host.frames("row")[0].minY == 30)
    #expect(rows(list.contentMargins(.top, 25))[0].minY == 25)
  }

  @Test("a list in a row keeps the space above its group, also below a large title")
  func nestedBelowTitle() {
    let laidOut = LaidOut(
      NavigationStack {
        Form {
          Section("New") { Text("Name") }
          Section("Saved") { List { Text("Kitchen") } }
        }
        .navigationTitle("Rooms")
      }, 393, 852)
    let (lists, rows) = (laidOut.frames("List"), laidOut.frames("row"))
    #expect(rows.count == 3 && !lists.isEmpty)
    #expect(rows[2].minY - (lists.last?.minY ?? 0) == 35)
  }

  @Test("rows that are not made leave the sections behind them where they would be")
  func unmade() {
    let list = List {
      Section { ForEach(0..<500, id: \.self) { _ in row(60) } }
      Section("Next") { row() }
    }
    let all = ViewHost(list).sizeThatFits(.unspecified).height
    let header = LaidOut(List { Section("Next") { row() } }).heights("header")[0]
    #expect(abs(all - (35 + 500 * 82 + 17.67 + header + 44 + 35)) < 0.001)
  }
}
