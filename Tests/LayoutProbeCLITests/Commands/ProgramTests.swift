import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite(
  "A program as its manifests and projects describe it", .enabled(if: CommandRun.canCompile),
  .ownThreads)
struct ProgramTests {
  private static let fixtures = PackageFolder.url.appendingPathComponent("Tests/Fixtures/Programs")

  /// A copy of a program, as a repository of its own.
  private func copy(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = Self.fixtures.appendingPathComponent(name)
    for entry in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(entry), to: folder.url.appendingPathComponent(entry))
    }
    try folder.write(".git/config", "")
    return folder
  }

  private func inspect(
    _ folder: TemporaryFolder, _ arguments: String..., cache: URL = CommandRun.cache
  ) throws -> CommandRun {
    try CommandRun(
      ["inspect"] + arguments + ["--format", "json"], in: folder.url,
      environment: ["LAYOUTPROBE_CACHE": cache.path])
  }

  /// The ideal sizes of the probes, by name.
  private func sizes(_ run: CommandRun) throws -> [String: CGSize] {
    Dictionary(
      try run.report().probes.map { ($0.name, $0.tree.first?.frame?.size ?? .zero) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(
    "a target of a package: its settings, package access, and its own dependency of two that share a name"
  )
  func package() throws {
    let folder = try copy("Library")
    let run = try inspect(folder, "Sources/App/Row.swift", "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(try sizes(run) == ["row": CGSize(width: 90, height: 17)], "\(run.all)")
    #expect(
      run.errors.contains(
        "Package.swift: the resource 'Missing' of the target 'App' does not exist"), "\(run.all)")
  }

  @Test(
    "a target of an Xcode project: groups, synchronized folders, conditions, and a local package")
  func project() throws {
    let folder = try copy("Shop")
    let run = try inspect(folder, "Shop/Views/Item.swift", "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(try sizes(run) == ["item": CGSize(width: 70, height: 33)], "\(run.all)")
    // A file that another target's folder lends it.
    let watch = try inspect(folder, "Watch/Face.swift", "--tree")
    #expect(try sizes(watch) == ["face": CGSize(width: 11, height: 12)], "\(watch.all)")
  }

  @Test("files whose case a project spells otherwise than the disk are found, as on a Mac")
  func spelling() throws {
    let folder = try copy("Shop")
    func move(_ from: String, _ to: String) throws {
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent(from), to: folder.url.appendingPathComponent(to))
    }
    try move("Shared", "shared")
    try move("shared/Price.swift", "shared/PRICE.swift")
    let run = try inspect(folder, "Shop/Views/Item.swift", "--tree")
    #expect(run.status == 0 && !run.errors.contains("does not exist"), "\(run.all)")
    #expect(try sizes(run) == ["item": CGSize(width: 70, height: 33)], "\(run.all)")
  }

  @Test(
    "a program reads its Info.plist, with build settings; what only is where it is built, is no crash"
  )
  func information() throws {
    let folder = try copy("Shop")
    let project = folder.url.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: project, encoding: .utf8)
    let setting = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
    #expect(text.contains(setting))
    try text.replacing(
      setting,
      with: setting
        + " INFOPLIST_FILE = Shop/Info.plist; ITEM_WIDTH = 44; INFOPLIST_KEY_Height = 12;"
    ).write(to: project, atomically: true, encoding: .utf8)
    try folder.write(
      "Shop/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>Sizes</key><dict><key>width</key><string>$(ITEM_WIDTH)</string></dict>
      <key>Service</key><string>https://$(SERVICE_HOST)/v1</string>
      </dict></plist>
      """)
    try folder.write(
      "Shop/Views/Told.swift",
      """
      import SwiftUI
      private let sizes = Bundle.main.infoDictionary!["Sizes"] as! [String: String]
      private let service = URL(string: Bundle.main.object(forInfoDictionaryKey: "Service") as! String)!
      #Preview("told") {
        Color.red.frame(
          width: Double(sizes["width"]!)!,
          height: Double(Bundle.main.infoDictionary!["Height"] as! String)!
            + Double(service.path.count))
      }
      """)
    try folder.write(
      "Shop/Views/Untold.swift",
      """
      import SwiftUI
      private let key = Bundle.main.object(forInfoDictionaryKey: "Secret") as! String
      #Preview("untold") { Color.red.frame(width: key.isEmpty ? 1 : 2, height: 3) }
      """)
    let told = try inspect(folder, "Shop/Views/Told.swift", "--tree")
    #expect(try sizes(told) == ["told": CGSize(width: 44, height: 15)], "\(told.all)")
    let untold = try inspect(folder, "Shop/Views/Untold.swift", "--tree")
    #expect(untold.status == 0, "\(untold.all)")
    #expect(try sizes(untold)["untold"]?.height == 3, "\(untold.all)")
    #expect(try untold.report().probes.first?.standIns.isEmpty == false, "\(untold.all)")
  }

  @Test(
    "a type of a package whose module has a type of its own name comes before a system module's")
  func namesake() throws {
    for kind in ["final class", "struct", "enum"] {
      let folder = try TemporaryFolder()
      try folder.write(".git/config", "")
      try folder.write(
        "Log/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Log", products: [.library(name: "Log", targets: ["Log"])],
          targets: [.target(name: "Log")])
        """)
      try folder.write(
        "Log/Sources/Log/Log.swift",
        """
        public final class Log {}
        public \(kind) Activity { public static var width: Double { 44 } }
        """)
      try folder.write(
        "Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "App", dependencies: [.package(path: "Log")],
          targets: [.target(name: "App", dependencies: ["Log"], path: "App")])
        """)
      for name in ["one", "two"] {
        try folder.write(
          "App/\(name).swift",
          """
          import SwiftUI
          import Log
          #Preview("\(name)") { Color.red.frame(width: Activity.width, height: 1) }
          private func unused(_ activity: Activity) {}
          """)
      }
      let run = try inspect(folder, "App", "--tree")
      #expect(run.status == 0, "\(run.all)")
      let size = CGSize(width: 44, height: 1)
      #expect(try sizes(run) == ["one": size, "two": size], "\(run.all)")
    }
  }

  @Test("an app's target comes before a package that describes a part of its files to some tool")
  func partOfApp() throws {
    let folder = try copy("Shop")
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop", path: "Shop/Views", sources: ["Badge.swift", "Item.swift"])
        ])
      """)
    let run = try inspect(folder, "Shop/Views/Item.swift", "--tree")
    #expect(try sizes(run) == ["item": CGSize(width: 70, height: 33)], "\(run.all)")
  }

  @Test("a repository: all of its modules, and a table of them")
  func repository() throws {
    let folder = try copy("Shop")
    let run = try inspect(folder, ".")
    #expect(run.status == 0, "\(run.all)")
    let report = try run.report()
    #expect(report.probes.map(\.name).sorted() == ["face", "item", "theme"], "\(run.all)")
    #expect(report.modules.map(\.name) == ["Shop", "Shop_Watch", "Theme"])
    #expect(report.modules.allSatisfy { $0.found == 1 && $0.reported == 1 && $0.failed == 0 })
    let text = try CommandRun(["check", "."], in: folder.url)
    #expect(
      text.output.contains(
        """
        module      previews  reported  approximate  failed
        Shop               1         1            0       0
        Shop_Watch         1         1            0       0
        Theme              1         1            0       0
        all                3         3            0       0
        """), "\(text.all)")
  }

  @Test("files, folders and modules that are left out are neither inspected nor compiled")
  func excluded() throws {
    let folder = try copy("Shop")
    let module = try inspect(folder, ".", "--exclude", "Theme", "--exclude", "Watch/")
    #expect(try module.report().probes.map(\.name) == ["item"], "\(module.all)")
    try folder.write("Shop/Views/Broken.swift", Data([0x22, 0xE9, 0x22]))
    #expect(try inspect(folder, ".").status == 2)
    let file = try inspect(folder, ".", "--exclude", "Shop/Views/Bro*")
    #expect(try file.report().probes.count == 3, "\(file.all)")
    #expect(file.status == 0, "\(file.all)")
    try folder.write("layoutprobe.json", #"{ "exclude": ["Broken.swift"] }"#)
    #expect(try inspect(folder, ".").status == 0)
  }

  @Test("what is recorded of a module is not stale where the module is left out by its name")
  func excludedModule() throws {
    let folder = try copy("Shop")
    let face = folder.url.appendingPathComponent("Watch/Face.swift")
    let text = try String(contentsOf: face, encoding: .utf8)
    try folder.write("Watch/Face.swift", text + CheckSources.loop.dropFirst("import SwiftUI".count))
    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun(arguments, in: folder.url)
    }
    let write = try run("baseline", "write", ".")
    #expect(write.output.contains("turning"), "\(write.all)")
    let check = try run("check", ".", "--exclude", "Shop_Watch")
    #expect(check.status == 0, "\(check.all)")
    let prune = try run("baseline", "prune", ".", "--exclude", "Shop_Watch")
    #expect(!prune.output.contains("removed"), "\(prune.all)")
  }

  @Test("a source that cannot be used can be lowered, like any other finding")
  func unusable() throws {
    let folder = try copy("Shop")
    try folder.write("Loose/Broken.swift", Data([0x22, 0xE9, 0x22]))
    func check(_ arguments: String...) throws -> CommandRun {
      try CommandRun(["check", "."] + arguments, in: folder.url)
    }
    let plain = try check()
    #expect(plain.status == 2, "\(plain.all)")
    #expect(plain.output.contains("Loose/Broken.swift: error: not UTF-8 text"), "\(plain.all)")
    #expect(try check("--severity", "source-unusable=warning").status == 0)
    // Where nothing else was checked, that is no success.
    let alone = try CommandRun(
      ["check", "Loose", "--severity", "source-unusable=warning"], in: folder.url)
    #expect(alone.status == 3, "\(alone.all)")
  }

  @Test(
    "where projects are generated, folders have the names of modules, also of a file's own")
  func generated() throws {
    let folder = try TemporaryFolder()
    try folder.write("project.yml", "name: App")
    // Tests lie beside what they test.
    try folder.write("Kit/Tests/Test.swift", "import XCTest\n@testable import Kit\nstruct Size {}")
    // A folder with the name of a toolchain's module is no module of the program.
    try folder.write(
      "Swift/Row.swift",
      """
      import SwiftUI
      #Preview("row") { Text("\\(Swift.max(1, 2))" as Swift.String).frame(width: 9, height: 9) }
      """)
    try folder.write(
      "Kit/Sources/Size.swift", "public enum Size { public static let width = 70.0 }")
    try folder.write(
      "Kit/Sources/Bar.swift", "import Base\npublic let height: Double = Base.height")
    try folder.write("Base/Base.swift", "public enum Base { public static let height = 33.0 }")
    // What goes with a package that is not there is named after it.
    try folder.write(
      "Big App/Extensions/Wheels/Wheels.swift",
      "import Wheels\nextension Wheel { var x: Int { 1 } }")
    try folder.write("Big App/Caption.swift", "struct Caption { var height: Double }")
    let path = "Big App/Item.swift"
    try folder.write(
      path,
      """
      import Kit
      import SwiftUI
      import Wheels
      struct Item: View {
        let text: Big_App.Caption
        var body: some View { Color.red.frame(width: Size.width, height: height + text.height) }
      }
      #Preview("item") { Item(text: .init(height: 2)) }
      """)
    let run = try inspect(folder, path, "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(try sizes(run) == ["item": CGSize(width: 70, height: 35)], "\(run.all)")
    let row = try inspect(folder, "Swift/Row.swift", "--tree")
    #expect(try sizes(row) == ["row": CGSize(width: 9, height: 9)], "\(row.all)")
  }

  @Test("an external package is taken where it lies checked out, or where one says it does")
  func checkouts() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "kit", targets: [.target(name: "Kit")])

      """
    let kit = """
      import SwiftUI
      public struct Kit: View {
        public init() {}
        public var body: some View { Color.red.frame(width: 21, height: 22) }
      }

      """
    let row = "import Kit\nimport SwiftUI\n#Preview(\"kit\") { Kit() }\n"
    for place in [".build/checkouts/kit", "../elsewhere/kit"] {
      let folder = try copy("Library")
      let root = place.hasPrefix("..") ? try TemporaryFolder() : folder
      let path = place.hasPrefix("..") ? "kit" : place
      try root.write(path + "/Package.swift", manifest)
      try root.write(path + "/Sources/Kit/Kit.swift", kit)
      try folder.write("Sources/App/Row.swift", row)
      let run = try CommandRun(
        ["inspect", "Sources/App/Row.swift", "--tree", "--format", "json"]
          + (root === folder ? [] : ["--packages", root.url.path]), in: folder.url)
      #expect(try sizes(run) == ["kit": CGSize(width: 21, height: 22)], "\(run.all)")
    }
  }

  // MARK: Bad input

  @Test("a manifest that does not compile is shown with its place, and the file is inspected")
  func brokenManifest() throws {
    let folder = try copy("Library")
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Nowhere()\n")
    try folder.write("Sources/Core/Size.swift", "import SwiftUI\n#Preview(\"own\") { Color.red }\n")
    let run = try inspect(folder, "Sources/Core/Size.swift")
    #expect(run.status == 2, "\(run.all)")
    let report = try run.report()
    #expect(report.probes.map(\.name) == ["own"], "\(run.all)")
    #expect(report.failures.map(\.source) == ["Package.swift"])
    #expect(
      report.failures.first?.message.contains("Package.swift:3:15: error: cannot find") == true)
  }

  /// Adds entries to the list of a project's file that has one already, and objects.
  private func addToShop(
    in folder: TemporaryFolder, behind entry: String, _ entries: String, objects: String
  ) throws {
    let file = "Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    let section = "/* Begin PBXSourcesBuildPhase section */\n"
    #expect(text.contains(entry + ",\n") && text.contains(section))
    try folder.write(
      file,
      text.replacingOccurrences(of: entry + ",\n", with: entry + ",\n\(entries),\n")
        .replacingOccurrences(of: section, with: objects + section))
  }

  @Test("classes of a Core Data model among a target's sources are known to its views")
  func managedModel() throws {
    let folder = try copy("Shop")
    try addToShop(
      in: folder, behind: "A10000000000000000000001 /* Price.swift in Sources */",
      "A10000000000000000000099",
      objects: """
        A10000000000000000000099 = {isa = PBXBuildFile; fileRef = A20000000000000000000099; };
        A20000000000000000000099 = {
          isa = XCVersionGroup; children = (); path = Shared/Orders.xcdatamodeld;
          sourceTree = SOURCE_ROOT;
        };

        """)
    try folder.write(
      "Shared/Orders.xcdatamodeld/Orders.xcdatamodel/contents",
      """
      <model>
        <entity name="Order" representedClassName="Order" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
        </entity>
      </model>
      """)
    try folder.write(
      "Shop/Views/Orders.swift",
      """
      import CoreData
      import SwiftUI
      final class Stack {
        static let model: NSManagedObjectModel = {
          let url = Bundle(for: Stack.self).url(forResource: "Orders", withExtension: "momd")
          guard let url, let model = NSManagedObjectModel(contentsOf: url) else {
            fatalError("the model is not in the bundle")
          }
          return model
        }()
      }
      struct Orders: View {
        let model = Stack.model
        @FetchRequest(sortDescriptors: []) private var orders: FetchedResults<Order>
        var body: some View {
          List(orders, id: \\.self) { Text($0.title ?? "none") }
        }
      }
      #Preview("orders") { Orders() }
      """)
    let run = try inspect(folder, "Shop/Views/Orders.swift")
    #expect(run.status == 0, "\(run.all)")
    #expect(!run.output.contains("stand-in"), "\(run.all)")
  }

  @Test("what a target copies is where it copies it to, and the original is left alone")
  func copiedResources() throws {
    let folder = try copy("Shop")
    func reference(_ number: Int, _ path: String, kind: String = "text") -> String {
      """
      A1000000000000000000009\(number) = {
        isa = PBXBuildFile; fileRef = A2000000000000000000009\(number);
      };
      A2000000000000000000009\(number) = {
        isa = PBXFileReference; lastKnownFileType = \(kind); path = \(path);
        sourceTree = SOURCE_ROOT;
      };

      """
    }
    func phase(_ number: Int, to path: String, _ place: Int, files: String) -> String {
      """
      A7000000000000000000009\(number) = {
        isa = PBXCopyFilesBuildPhase; dstPath = "\(path)"; dstSubfolderSpec = \(place);
        files = (\(files));
      };

      """
    }
    try addToShop(
      in: folder, behind: "A70000000000000000000001 /* Sources */",
      "A70000000000000000000091, A70000000000000000000092, "
        + "A70000000000000000000093, A70000000000000000000094",
      objects: reference(1, "Shared/price.txt") + reference(2, "Shared/Deep", kind: "folder")
        + phase(1, to: "Samples/_Prices", 7, files: "A10000000000000000000091")
        + phase(2, to: "Deep", 7, files: "A10000000000000000000091")
        + phase(3, to: "Frameworks", 10, files: "A10000000000000000000091")
          + """
          A70000000000000000000094 = {
            isa = PBXResourcesBuildPhase; files = (A10000000000000000000092);
          };

          """)
    try folder.write("Shared/price.txt", "12")
    try folder.write("Shared/Deep/inner/name.txt", "name")
    try folder.write(
      "Shop/Views/Copies.swift",
      """
      import SwiftUI
      struct Copies: View {
        var body: some View {
          VStack {
            row("price", "Samples/_Prices")
            row("name", "Deep/inner")
            row("price", "Frameworks")
          }
        }
        func row(_ name: String, _ folder: String) -> some View {
          let url = Bundle.main.url(
            forResource: name, withExtension: "txt", subdirectory: folder)
          let isFolder = Bundle.main.resourceURL.map {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent(folder).path)
          }
          return Color.red.frame(width: url == nil ? 1 : 2, height: isFolder == true ? 10 : 20)
        }
      }
      #Preview("copies") { Copies() }
      """)
    let run = try inspect(folder, "Shop/Views/Copies.swift")
    #expect(run.status == 0, "\(run.all)")
    let ideal = try run.report().probes.first?.measurements.first { $0.request == .ideal }
    #expect(ideal?.size == CGSize(width: 2, height: 56), "\(run.all)")
    let original = folder.url.appendingPathComponent("Shared/Deep")
    let entries = try FileManager.default.contentsOfDirectory(atPath: original.path)
    #expect(entries == ["inner"])
  }

  @Test("a project file that is cut in half is shown, and the file is inspected")
  func brokenProject() throws {
    let folder = try copy("Shop")
    let file = "Shop.xcodeproj/project.pbxproj"
    let text = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    try folder.write(file, String(text.prefix(text.count / 2)))
    let run = try inspect(folder, "Shop/Views/Item.swift", "Packages")
    #expect(run.status == 2, "\(run.all)")
    let report = try run.report()
    #expect(report.probes.map(\.name).contains("theme"), "\(run.all)")
    #expect(report.failures.map(\.source).contains(file), "\(run.all)")
    #expect(run.output.contains("is not a property list"), "\(run.all)")
  }

  @Test("packages that depend on each other, and modules that import each other, are named")
  func cycles() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/config", "")
    for (name, other) in [("One", "Two"), ("Two", "One")] {
      try folder.write(
        "\(name)/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", dependencies: [.package(path: "../\(other)")],
          targets: [.target(name: "\(name)", dependencies: ["\(other)"])])

        """)
      try folder.write(
        "\(name)/Sources/\(name)/\(name).swift",
        "import SwiftUI\nimport \(other)\n#Preview(\"\(name)\") { Color.red }\n")
    }
    let run = try inspect(folder, ".")
    #expect(try run.report().probes.map(\.name) == ["One", "Two"], "\(run.all)")
    #expect(run.errors.contains("packages depend on each other: One → Two → One"), "\(run.all)")
    #expect(run.errors.contains("modules import each other: One → Two → One"), "\(run.all)")
  }

  @Test("a module of hundreds of files is compiled once for all of its previews")
  func large() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Large", targets: [.target(name: "Large")])

      """)
    for number in 0..<300 {
      try folder.write(
        "Sources/Large/V\(number).swift",
        """
        import SwiftUI
        struct V\(number): View { var body: some View { Color.red.frame(width: \(number + 1)) } }
        \(number % 100 == 0 ? "#Preview(\"p\(number)\") { V\(number) () }" : "")

        """)
    }
    // Other tests add to the common cache meanwhile.
    let cache = try TemporaryFolder().url
    let run = try inspect(folder, "Sources", cache: cache)
    #expect(try run.report().probes.map(\.name) == ["p0", "p100", "p200"], "\(run.all)")
    let states = cache.appendingPathComponent("built")
    let before = try FileManager.default.contentsOfDirectory(atPath: states.path).count
    #expect(
      try inspect(folder, "Sources/Large/V100.swift", cache: cache).report().probes.count == 1)
    let after = try FileManager.default.contentsOfDirectory(atPath: states.path).count
    #expect(after == before)
  }
}
