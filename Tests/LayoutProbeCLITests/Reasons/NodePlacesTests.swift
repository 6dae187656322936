import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Lines of nodes")
struct NodePlacesTests {
  private static let source = """
    import SwiftUI

    struct Row: View {
      var title: String
      var body: some View {
        HStack(spacing: 8) {
          Image(systemName: "star")
          Text(title)
            .layoutPriority(1)
          Text("Total")
            .font(.headline)
            .padding(4)
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .background(Color.red)
      }
    }

    #Preview("row") {
      Row(title: "a")
    }

    #Preview("stack") {
      VStack {
        Color.red
        Color.blue.frame(width: 20)
        Color.blue.frame(width: 30)
        Text("Total")
      }
      .padding()
    }
    """

  private func line(_ path: String, _ name: String, probe: Int = 20) -> Int? {
    let places = NodePlaces(
      [("Row.swift", Self.source)], probe: SourcePlace(file: "Row.swift", line: probe))
    let place = places.place(of: [WhyNode(path: path, name: name)])
    #expect(place?.file ?? "Row.swift" == "Row.swift")
    return place?.line
  }

  @Test("a literal, numbers, and the place among others tell which call it is")
  func certain() {
    let row = "background/frame[0]/HStack"
    #expect(line("\(row)/padding[2]/Text", "Text \"Total\"") == 10)
    #expect(line("\(row)/padding[2]", "padding 4") == 12)
    #expect(line("\(row)/layoutPriority[1]/Text", "Text \"a\"") == 8)
    #expect(line("\(row)/layoutPriority[1]", "layoutPriority 1") == 9)
    #expect(line(row, "HStack") == 6)
    #expect(line("background/frame[0]", "frame maxWidth: ∞") == 15)
    #expect(line("background/Color[1]", "Color red") == 16)
    #expect(line("padding/VStack/Color[0]", "Color red", probe: 24) == 26)
    #expect(line("padding/VStack/frame[2]/Color", "Color blue", probe: 24) == 28)
    #expect(line("padding/VStack/frame[1]", "frame width: 20", probe: 24) == 27)
    #expect(line("padding/VStack/Text[3]", "Text \"Total\"", probe: 24) == 29)
  }

  @Test("a line is not invented")
  func unknown() {
    // No such text, another number, another container, a preview of another name.
    #expect(line("background/frame[0]/HStack/padding[2]/Text", "Text \"Other\"") == nil)
    #expect(line("background/frame[0]/HStack/padding[2]", "padding 5") == nil)
    #expect(line("ZStack/overlay/Circle", "Circle") == nil)
    #expect(line("padding/VStack/frame[1]", "frame width: 20", probe: 20) == nil)
    // Two that are alike.
    let twice =
      "#Preview {\n  HStack {\n    Group {\n      Color.red\n      Color.red\n    }\n  }\n}"
    let places = NodePlaces([("A.swift", twice)], probe: SourcePlace(file: "A.swift", line: 1))
    #expect(places.place(of: [WhyNode(path: "HStack/Color[0]", name: "Color red")]) == nil)
  }

  @Test("a view with a body of its own between may make any nodes")
  func open() {
    let source = "#Preview {\n  Card {\n    Text(\"a\")\n  }\n  .shadowed()\n  .padding(3)\n}"
    let places = NodePlaces([("A.swift", source)], probe: SourcePlace(file: "A.swift", line: 1))
    #expect(
      places.place(
        of: [WhyNode(path: "padding/overlay/VStack[0]/padding/Text", name: "Text \"a\"")])?.line
        == 3)
    #expect(places.place(of: [WhyNode(path: "padding", name: "padding 3")])?.line == 6)
  }
}
