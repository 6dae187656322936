import Foundation
import Testing

@testable import HeadlessUI
@testable import LayoutProbe
@testable import LayoutProbeCLI

// What bundles hold is found through one place.
@Suite("Resources of a module", .serialized)
struct ModuleResourcesTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6])
  }

  private func resources(
    _ name: String = "Pictures", _ platform: TargetPlatform = .iOS
  ) throws -> ModuleResources {
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    let module = ProgramModule(
      id: name, name: name, origin: .package(manifest: "Package.swift"), kind: .library, files: [],
      resources: entries.map {
        ProgramModule.Resource(path: folder.url.appendingPathComponent($0).path, rule: .process)
      })
    return ModuleResources(module: module, platform: platform, cache: cache.url)
  }

  private func color(_ appearance: String = "", red: String = "\"1.000\"") -> String {
    """
    {\(appearance) "idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": \(red), "green": "0x80", "blue": "0", "alpha": "1.000"}}}
    """
  }

  private func writeCatalog() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}],"
    try folder.write(
      "A.xcassets/Sky Blue.colorset/Contents.json",
      "{\"colors\": [\(color()), \(color(dark, red: "\"0.000\""))]}")
    try folder.write(
      "A.xcassets/heroImage.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a.png"},
        {"idiom": "universal", "scale": "3x", "filename": "b.png"},
        {"idiom": "mac", "scale": "2x", "filename": "c.png"}]}
      """)
    try folder.write("A.xcassets/heroImage.imageset/a.png", png(40, 20))
    try folder.write("A.xcassets/heroImage.imageset/b.png", png(60, 30))
    try folder.write("A.xcassets/heroImage.imageset/c.png", png(100, 100))
    try folder.write(
      "A.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    try folder.write(
      "A.xcassets/Icons/star.imageset/Contents.json",
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"s.svg\"}]}")
    try folder.write("A.xcassets/Icons/star.imageset/s.svg", "<svg width=\"24\" height=\"12\"/>")
    try folder.write(
      "A.xcassets/Broken.imageset/Contents.json",
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"gone.png\"}]}")
  }

  @Test("Colours and images of catalogs are found by name, as large as their files at a scale")
  func catalog() throws {
    try writeCatalog()
    let made = try resources()
    let path = try #require(made.bundle)
    ResourceBundles.use(main: nil, modules: ["Pictures": path])
    defer { ResourceBundles.use(main: nil, modules: [:]) }
    let size = { ResourceBundles.size(ofImage: $0, bundlePath: path, scale: $1) }
    #expect(size("heroImage", 2) == CGSize(width: 20, height: 10))
    #expect(size("heroImage", 3) == CGSize(width: 20, height: 10))
    #expect(size("heroImage", 1) == CGSize(width: 20, height: 10))
    #expect(size("Icons/star", 2) == CGSize(width: 24, height: 12))
    #expect(size("star", 2) == nil)
    var environment = EnvironmentValues()
    let light = Color("Sky Blue", bundle: ResourceBundles.module("Pictures"))
      .resolve(in: environment)
    #expect(light.red == 1)
    #expect(abs(light.green - 128 / 255) < 0.001)
    environment.colorScheme = .dark
    // Without a bundle it is looked for in all of them.
    #expect(Color("Sky Blue").resolve(in: environment).red == 0)
    #expect(
      made.problems == [
        "\(folder.url.path)/A.xcassets/Broken.imageset/gone.png: cannot be read as the type that its name has"
      ])
    let mac = try #require(try resources("Pictures", .macOS).bundle)
    #expect(
      ResourceBundles.size(ofImage: "heroImage", bundlePath: mac, scale: 2)
        == CGSize(width: 50, height: 50))
  }

  @Test("Symbols are made of what the sources use, in namespaces, unless they declare it")
  func symbols() throws {
    try writeCatalog()
    let made = try resources()
    func source(_ text: String) -> String {
      made.generatedSource(for: [SourceScan(text)]) ?? "none"
    }
    #expect(source("let a = 1") == "none")
    #expect(
      source("Image(.Icons.star)") == """
        import Foundation
        import SwiftUI
        extension ImageResource {
          enum Icons {
            static var `star`: ImageResource { ImageResource(name: "Icons/star", bundle: ResourceBundles.module("Pictures")) }
          }
        }

        """)
    let hero = source("Image(.hero)")
    #expect(hero.contains("static var `hero`: ImageResource { ImageResource(name: \"heroImage\""))
    let blue = source("x.tint(.skyBlue)")
    #expect(blue.contains("static var `skyBlue`: ColorResource { ColorResource(name: \"Sky Blue\""))
    #expect(blue.contains("extension Color {\n  static var `skyBlue`: Color"))
    #expect(blue.contains("extension ShapeStyle where Self == Color {"))
    let own = source("extension Color { static let skyBlue = Color.blue }; x.tint(.skyBlue)")
    #expect(!own.contains("extension Color {"))
    #expect(own.contains("extension ShapeStyle where Self == Color {"))
    for (name, symbol) in [
      ("A3A3A3", "A_3_A_3_A_3"), ("EBA72B", "EBA_72_B"), ("1C1C1E", "_1_C_1_C_1_E"),
    ] {
      let color = AssetSymbol(kind: .color, name: name)
      #expect(color.identifiers.contains(symbol), "\(color.identifiers)")
    }
    #expect(!AssetSymbol(kind: .color, name: "Gray01").identifiers.contains("Gray_01"))
    // A symbol that no catalog has is there all the same.
    #expect(source("Image(.moon)").contains("ImageResource(name: \"moon\""))
    #expect(source("Bundle.module").contains("static var module: Foundation.Bundle"))
    // A program's own `Bundle` is another type, and Foundation's `main` is public.
    let main = source("struct Bundle {}; Foundation.Bundle.main")
    #expect(main.contains("extension Foundation.Bundle {"))
    #expect(main.contains("public static var main: Foundation.Bundle"))
    #expect(
      !source("extension Bundle { static var module: Bundle { .main } }; Bundle.module")
        .contains("static var module: Foundation.Bundle"))
  }

  @Test("Texts are those of the language of development, with plurals and values")
  func strings() throws {
    try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting %@": {"localizations": {"en": {"stringUnit": {"value": "Dear %@"}},
          "de": {"stringUnit": {"value": "Liebe %@"}}}},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items in all"}}}}}}},
        "welcome_title": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"value": "Welcome"}}}},
        "left": {"extractionState": "manual",
          "localizations": {"en": {"stringUnit": {"value": "%(count)lld left of %(name)@"}}}}}}
      """)
    try folder.write("en.lproj/Other.strings", "/* c */ \"key\" = \"Value\";\n")
    try folder.write("de.lproj/Other.strings", "\"key\" = \"Wert\";\n")
    let made = try resources("Texts")
    ResourceBundles.use(main: made.bundle, modules: [:])
    defer { ResourceBundles.use(main: nil, modules: [:]) }
    func text(_ key: LocalizedStringKey, _ table: String? = nil) -> String {
      Text(key, tableName: table).segments.map(\.string).joined()
    }
    #expect(text("greeting \("Ann")") == "Dear Ann")
    #expect(text("\(1) items") == "1 item")
    #expect(text("\(5) items") == "5 items in all")
    #expect(text("welcome_title") == "Welcome")
    #expect(text("unknown \(1)") == "unknown 1")
    #expect(text("key", "Other") == "Value")
    #expect(text("key") == "key")
    TextLanguage.$current.withValue(.translation("de-AT")) {
      #expect(text("greeting \("Ann")") == "Liebe Ann")
      #expect(text("key", "Other") == "Wert")
      #expect(text("welcome_title") == "Welcome")
    }
    TextLanguage.$current.withValue(.lengthened) {
      #expect(text("welcome_title") == "Welcome lor")
      #expect(text("key", "Other").hasPrefix("Value "))
    }
    #if !canImport(Darwin)
      #expect(String(localized: "greeting \("Bo")") == "Dear Bo")
    #endif
    let bundle = ResourceBundles.main
    #expect(bundle.localizedString(forKey: "key", value: nil, table: "Other") == "Value")
    let symbols = made.generatedSource(for: [
      SourceScan("f(.welcomeTitle, .left(count: 1, name: a))")
    ])
    #expect(symbols?.contains("static var `welcomeTitle`: LocalizedStringResource") == true)
    #expect(symbols?.contains("static var `welcomeTitle`: LocalizedStringKey") == true)
    #expect(
      symbols?.contains("static func `left`(count arg1: Int, name arg2: String)") == true,
      "\(symbols ?? "")")
  }

  @Test("Files are found in the bundle, and changes of theirs; what is missing is nil")
  func files() throws {
    try folder.write("data.json", "[1]")
    try folder.write("Sounds/ping.caf", "x")
    let first = try resources("Files")
    let bundle = try #require(first.bundle.flatMap { Bundle(path: $0) })
    let file = try #require(bundle.url(forResource: "data", withExtension: "json"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "[1]")
    #expect(bundle.path(forResource: "ping", ofType: "caf") != nil)
    #expect(bundle.path(forResource: "pong", ofType: "caf") == nil)
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "Files")
    #expect(try resources("Files").bundle == first.bundle)
    try folder.write("more.json", "[]")
    let second = try resources("Files")
    #expect(second.bundle != first.bundle)
  }

  #if !canImport(UIKit) && !canImport(AppKit)
    @Test("The data of an asset catalog is found by the name of its data set")
    func dataSets() throws {
      try folder.write(
        "A.xcassets/trips/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
      try folder.write(
        "A.xcassets/trips/first.dataset/Contents.json", #"{"data": [{"filename": "first.json"}]}"#)
      try folder.write("A.xcassets/trips/first.dataset/first.json", "[1]")
      try folder.write("A.xcassets/empty.dataset/Contents.json", #"{"data": [{"idiom": "tv"}]}"#)
      let bundle = try #require(try resources("Data").bundle.flatMap { Bundle(path: $0) })
      let asset = try #require(NSDataAsset(name: "trips/first", bundle: bundle))
      #expect(asset.data == Data("[1]".utf8) && asset.name == "trips/first")
      #expect(NSDataAsset(name: "first", bundle: bundle) == nil)
      #expect(NSDataAsset(name: "empty", bundle: bundle) == nil)
    }
  #endif

  @Test("A table of texts is read with two byte order marks, in UTF-16 and in UTF-8")
  func byteOrderMarks() throws {
    let text = "\"greeting\" = \"Guten Tag\";\n"
    let wide = Data([0xFF, 0xFE, 0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
    let narrow = Data([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    for data in [wide, narrow] {
      let path = try folder.write("Localizable.strings", "")
      try data.write(to: URL(fileURLWithPath: path))
      let made = try resources("Marked")
      #expect(made.problems.isEmpty)
      let bundle = try #require(made.bundle.flatMap { Bundle(path: $0) })
      #expect(bundle.localizedString(forKey: "greeting", value: nil, table: nil) == "Guten Tag")
    }
  }

  @Test("Catalogs and tables that cannot be read are named, the rest is there")
  func broken() throws {
    try folder.write("Localizable.xcstrings", "{ not JSON")
    try folder.write("Other.strings", "\"a\" = ")
    try folder.write("A.xcassets/x.colorset/Contents.json", "[]")
    try folder.write("data.json", "1")
    let made = try resources("Broken")
    #expect(
      made.problems
        == ["Localizable.xcstrings", "Other.strings"].map {
          "\(folder.url.path)/\($0): cannot be read as the type that its name has"
        })
    #expect(made.bundle != nil)
  }
}
