import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Sources with resources beside them", .enabled(if: CommandRun.canCompile))
struct ResourceReportTests {
  private let png = Data(
    [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 80, 0, 0, 0, 40, 8, 6])

  @Test("Symbols, translations and files are found, as large as they are")
  func found() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    let image = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png"}]}
      """
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations":
        {"en": {"stringUnit": {"state": "translated", "value": "Hello you"}}}}}}
      """
    let source = try InlineSource(
      """
      #Preview("symbol") { Image(.hero) }
      #Preview("name") { Image("heroImage") }
      #Preview("tint") { Text(verbatim: "a").foregroundStyle(.skyBlue) }
      #Preview("color") { Color(.skyBlue).frame(width: 3, height: 3) }
      #Preview("text") { Text("title") }
      #Preview("string") {
        VStack {
          Label(NSLocalizedString("title", comment: ""), systemImage: "star")
            .labelStyle(.titleOnly)
        }
      }
      #Preview("file") {
        let url = Bundle.main.url(forResource: "side", withExtension: "txt")!
        let side = Double(try! String(contentsOf: url, encoding: .utf8))!
        return Color.red.frame(width: side, height: side)
      }
      #Preview("missing") {
        Color.red.frame(
          width: Bundle.main.path(forResource: "gone", ofType: "txt") == nil ? 1 : 2, height: 1)
      }
      """,
      beside: [
        "Assets.xcassets/skyBlue.colorset/Contents.json": Data(color.utf8),
        "Assets.xcassets/heroImage.imageset/Contents.json": Data(image.utf8),
        "Assets.xcassets/heroImage.imageset/a.png": png,
        "Localizable.xcstrings": Data(strings.utf8), "side.txt": Data("25".utf8),
      ])
    var sizes = try source.sizes
    // What `String(localized:)` finds is the toolchain's.
    sizes["string"] = nil
    #expect(
      sizes == [
        "symbol": "40×20", "name": "40×20", "tint": "17×17", "color": "3×3", "text": "153×17",
        "file": "25×25", "missing": "1×1",
      ], "\(source.run.errors) \(sizes)")
    #expect(try source.run.report().probes.allSatisfy(\.issues.isEmpty))
  }

  @Test("An image that no catalog has is named")
  func missing() throws {
    let source = try InlineSource("#Preview { Image(.moon) }")
    let issues = try source.run.report().probes.flatMap(\.issues).map(\.message)
    #expect(issues.contains { $0.hasPrefix("No image named 'moon' found") }, "\(source.run.all)")
  }

  @Test("Many colours of a namespace in one view are found, whatever else is called UIColor")
  func namespacedColors() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    let row = "Pair(front: Color(.Brand.sky), back: Color(.Brand.sky))\n"
    let source = try InlineSource(
      """
      struct Pair: View {
        var count: Int?
        var front: Color
        var back: Color
        var body: some View { front.background(back).frame(width: 5, height: 4) }
      }
      struct Row: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              \(String(repeating: row, count: 6))
            }
          }
        }
      }
      let tint = UIColor.red
      #Preview("row") { Row() }
      #Preview("named") { Color(uiColor: UIColor.Wall.paint).frame(width: 3, height: 3) }
      """,
      beside: [
        "Assets.xcassets/Brand/Contents.json":
          Data("{\"properties\": {\"provides-namespace\": true}}".utf8),
        "Assets.xcassets/Brand/sky.colorset/Contents.json": Data(color.utf8),
        "Assets.xcassets/Wall/Contents.json":
          Data("{\"properties\": {\"provides-namespace\": true}}".utf8),
        "Assets.xcassets/Wall/paint.colorset/Contents.json": Data(color.utf8),
      ])
    #expect(try source.sizes == ["row": "30×4", "named": "3×3"])
  }
}
