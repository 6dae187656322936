import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Sources with resources beside them", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ResourceReportTests {
  private let png = Data(
    [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 80, 0, 0, 0, 40, 8, 6])

  private let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}]}
    """
  private let image = """
    {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png"}]}
    """

  @Test("Symbols, translations and files are found, as large as they are")
  func found() throws {
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

  @Test("What SwiftGen and Tuist generate of catalogs is there where no file declares it")
  func generatedAccessors() throws {
    let source = try InlineSource(
      """
      import Photos
      typealias Palette = AppAsset.Colors
      struct Own { enum LocalAsset { static let hero = 7.0 } }

      #Preview("catalog") { AppAsset.Icons.heroIcon.swiftUIImage }
      #Preview("top") { Image(asset: Asset.heroIcon) }
      #Preview("namespace") { Asset.Icons.Big.moon.swiftUIImage }
      #Preview("color") { Palette.gray100.swiftUIColor.frame(width: 3, height: 3) }
      #Preview("type") {
        let icon: ImageAsset = Asset.Icons.heroIcon
        Image(uiImage: icon.image)
      }
      #Preview("another's") { Color.red.frame(width: Own.LocalAsset.hero, height: 1) }
      """,
      beside: [
        "Colors.xcassets/gray-100.colorset/Contents.json": Data(color.utf8),
        "Icons.xcassets/hero_icon.imageset/Contents.json": Data(image.utf8),
        "Icons.xcassets/hero_icon.imageset/a.png": png,
        "Icons.xcassets/big/Contents.json": Data(
          #"{"properties": {"provides-namespace": true}}"#.utf8),
        "Icons.xcassets/big/moon.imageset/Contents.json": Data(image.utf8),
        "Icons.xcassets/big/moon.imageset/a.png": png,
      ])
    #expect(
      try source.sizes == [
        "catalog": "40×20", "top": "40×20", "namespace": "40×20", "color": "3×3", "type": "40×20",
        "another's": "7×1",
      ], "\(source.run.all)")
    #expect(try source.run.report().probes.allSatisfy { $0.standIns.isEmpty })
  }

  @Test("What a module of a folder generates is used by who imports it")
  func generatedAccessorsOfAnother() throws {
    let folder = try TemporaryFolder()
    try folder.write("Workspace.swift", "import ProjectDescription")
    for name in ["App", "Design"] {
      try folder.write("Projects/\(name)/Project.swift", "import ProjectDescription")
      let set = "Projects/\(name)/Resources/Images.xcassets/hero.imageset"
      try folder.write("\(set)/Contents.json", image)
      try png.write(to: folder.url.appendingPathComponent("\(set)/a.png"))
    }
    try folder.write("Projects/Design/Sources/Design.swift", "public struct Design {}")
    try folder.write(
      "Projects/App/Sources/Card.swift",
      """
      import Design
      import SwiftUI
      #Preview { DesignAsset.hero.swiftUIImage }
      """)
    let run = try CommandRun(
      ["inspect", "Projects/App/Sources/Card.swift", "--format", "json"], in: folder.url)
    let probes = try run.report().probes
    #expect(
      probes.map { $0.tree.first?.frame?.size } == [CGSize(width: 40, height: 20)], "\(run.all)")
    #expect(probes.allSatisfy { $0.standIns.isEmpty })
  }

  @Test("What SwiftGen generates of texts is there where no file declares it")
  func generatedTexts() throws {
    let source = try InlineSource(
      """
      #Preview("structured") { Text(L10n.Home.Header.title) }
      #Preview("flat") { Text(L10n.homeHeaderTitle) }
      #Preview("values") { Text(L10n.Home.count(3, "dogs")) }
      #Preview("table") { Text(L10n.Errors.notFound) }
      """,
      beside: [
        "en.lproj/Localizable.strings": Data(
          #""home.header.title" = "abcd"; "home.count" = "%d %@"; "#.utf8),
        "en.lproj/Errors.strings": Data(#""not-found" = "abc"; "#.utf8),
      ])
    // Characters of boxes are as wide as each other.
    #expect(
      try source.sizes == [
        "structured": "68×17", "flat": "68×17", "values": "102×17", "table": "51×17",
      ], "\(source.run.all)")
    #expect(try source.run.report().probes.allSatisfy { $0.standIns.isEmpty })
  }

  @Test("a program with a choice of languages finds the folder of each, and its texts")
  func foldersOfLanguages() throws {
    let source = try InlineSource(
      """
      func bundle(_ language: String) -> Bundle? {
        Bundle.main.path(forResource: language, ofType: "lproj").flatMap { Bundle(path: $0) }
      }
      func text(_ language: String) -> String {
        guard let own = bundle(language) else { return "no" }
        return NSLocalizedString("title", tableName: nil, bundle: own, value: "", comment: "")
      }
      #Preview("developed in") { Text(text("en")) }
      #Preview("other") { Text(text("ko")) }
      #Preview("by key") { Text("title", bundle: bundle("ko")) }
      #Preview("none") { Text(text("fr")) }
      """,
      beside: [
        "en.lproj/Localizable.strings": Data(#""title" = "abcd"; "#.utf8),
        "ko.lproj/Localizable.strings": Data(#""title" = "abc"; "#.utf8),
      ])
    #expect(
      try source.sizes == [
        "developed in": "68×17", "other": "51×17", "by key": "51×17", "none": "34×17",
      ], "\(source.run.all)")
  }
}
