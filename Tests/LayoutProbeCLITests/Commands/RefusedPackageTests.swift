import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Packages that SwiftPM does not accept", .enabled(if: CommandRun.canCompile), .ownThreads)
struct RefusedPackageTests {
  @Test("an app of Swift Playgrounds is shown, though its manifest is not for other tools")
  func playgrounds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swiftpm/Package.swift",
      """
      // swift-tools-version: 5.6
      import PackageDescription
      import AppleProductTypes

      let package = Package(
        name: "App",
        products: [.iOSApplication(name: "App", targets: ["App"])],
        targets: [.executableTarget(name: "App", path: ".")])
      """)
    try folder.write("App.swiftpm/Part.swift", "let word = \"a\"")
    try folder.write(
      "App.swiftpm/Card.swift", "import SwiftUI\n#Preview { Text(word) }\n")
    let run = try CommandRun(["check", "App.swiftpm/Card.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("checked 1 probe: no problems found"), "\(run.all)")
  }

  @Test("files of an app of Swift Playgrounds in other folders are found")
  func foldersOfPlaygrounds() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swiftpm/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "App", platforms: [.iOS("17.0")],
        products: [
          .iOSApplication(
            name: "App", targets: ["AppModule"], bundleIdentifier: "org.example.app",
            teamIdentifier: "", displayVersion: "1.0", bundleVersion: "1",
            appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.orange),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft(.when(deviceFamilies: [.pad]))])
        ],
        targets: [.executableTarget(name: "AppModule", path: ".")])
      """)
    try folder.write(
      "App.swiftpm/Parts/Big.swift",
      "import SwiftUI\nstruct Big: View { var body: some View { Color.red.frame(width: 200, height: 9) } }"
    )
    try folder.write("App.swiftpm/Screens/Card.swift", "import SwiftUI\n#Preview { Big() }\n")
    let run = try inspect(folder, "App.swiftpm/Screens/Card.swift")
    let ideal = try run.report().probes.first?.measurements.first { $0.request == .ideal }
    #expect(ideal?.size.width == 200, "\(run.all)")
  }

  private func inspect(_ folder: TemporaryFolder, _ path: String) throws -> CommandRun {
    try CommandRun(["inspect", path, "--tree", "--format", "json"], in: folder.url)
  }

  @Test(
    "packages in folders of other names than their own are read, and SwiftPM's objection is told")
  func renamedFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/config", "")
    func manifest(_ name: String, _ rest: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "\(name)", \(rest))

      """
    }
    try folder.write(
      "clone/Package.swift",
      manifest(
        "Kit",
        """
        products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit", path: "Code", swiftSettings: [.define("WIDE")])]
        """))
    try folder.write(
      "clone/Code/Kit.swift",
      """
      import SwiftUI
      public struct Kit: View {
        public init() {}
        public var body: some View {
          #if WIDE
            Color.red.frame(width: 21, height: 22)
          #endif
        }
      }

      """)
    try folder.write(
      "clone/Example/Sources/Row.swift", "import Kit\nimport SwiftUI\n#Preview { Kit() }\n")
    try folder.write("other/Sources/Row.swift", "import Kit\nimport SwiftUI\n#Preview { Kit() }\n")
    for (place, path) in [("clone/Example", ".."), ("other", "../Kit")] {
      try folder.write(
        place + "/Package.swift",
        manifest(
          "Example",
          """
          dependencies: [.package(path: "\(path)")], targets: [
              .target(
                name: "Example", dependencies: [.product(name: "Kit", package: "Kit")], path: "Sources")
            ]
          """))
      let run = try inspect(folder, place + "/Sources/Row.swift")
      #expect(run.status == 0, "\(run.all)")
      let sizes = try run.report().probes.map { $0.tree.first?.frame?.size }
      #expect(sizes == [CGSize(width: 21, height: 22)], "\(run.all)")
      #expect(
        run.errors.contains(
          place == "other"
            ? "'clone' has its name and is taken"
            : "clone/Example/Package.swift: SwiftPM does not accept it: 'example': unknown package 'Kit'"
        ),
        "\(run.all)")
    }
  }

  @Test(
    "packages for newer tools than the installed ones are read, with those that lie beside them")
  func newerTools() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/config", "")
    for (name, path, rest) in [
      ("Kit", "Kit", ""),
      ("Example", "Deep/Example", "dependencies: [.package(path: \"../../Kit\")], "),
    ] {
      let target =
        name == "Kit"
        ? ".target(name: \"Kit\", path: \"Code\", swiftSettings: [.define(\"WIDE\")])"
        : ".target(name: \"Example\", dependencies: [\"Kit\"], path: \"Code\")"
      try folder.write(
        path + "/Package.swift",
        """
        // swift-tools-version: 99.1
        import Foundation
        import PackageDescription
        // A manifest may look at what lies beside it.
        let isComplete = FileManager.default.fileExists(atPath: Context.packageDirectory + "/Code")
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          \(rest)targets: isComplete ? [\(target)] : [])

        """)
    }
    try folder.write("Kit/Package@swift-98.swift", "// swift-tools-version: 98\n")
    try folder.write(
      "Kit/Code/Kit.swift",
      """
      import SwiftUI
      public struct Kit: View {
        public init() {}
        public var body: some View {
          #if WIDE
            Color.red.frame(width: 21, height: 22)
          #endif
        }
      }

      """)
    try folder.write(
      "Deep/Example/Code/Row.swift", "import Kit\nimport SwiftUI\n#Preview { Kit() }\n")
    let run = try inspect(folder, "Deep/Example/Code/Row.swift")
    #expect(run.status == 0, "\(run.all)")
    let sizes = try run.report().probes.map { $0.tree.first?.frame?.size }
    #expect(sizes == [CGSize(width: 21, height: 22)], "\(run.all)")
    #expect(
      run.errors.contains("Deep/Example/Package.swift: SwiftPM does not accept it: ")
        && run.errors.contains("is using Swift tools version 99.1.0"), "\(run.all)")
  }

  @Test("a package that SwiftPM refuses keeps no file from being inspected")
  func refusedManifest() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/config", "")
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Twice", targets: [.target(name: "Twice"), .target(name: "Twice")])

      """)
    try folder.write(
      "Sources/Twice/Size.swift", "import SwiftUI\n#Preview(\"own\") { Color.red }\n")
    let run = try inspect(folder, "Sources/Twice/Size.swift")
    #expect(run.status == 0, "\(run.all)")
    #expect(try run.report().probes.map(\.name) == ["own"], "\(run.all)")
    #expect(run.errors.contains("duplicate target named 'Twice'"), "\(run.all)")
  }
}
