import Foundation
import Testing

@testable import LayoutProbeCLI

/// What other packages depend on, as SwiftPM reads it on Linux and elsewhere.
@Suite("The package's manifest", .enabled(if: PackageManager.program != nil))
struct ManifestTests {
  private struct Manifest: Decodable {
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    struct Target: Decodable {
      var name: String
      var type: String
      var dependencies: [[String: JSONValue]]
      var settings: [JSONValue]
      var pluginCapability: JSONValue?
    }
    var products: [Product]
    var targets: [Target]

    func target(_ name: String) -> Target? { targets.first { $0.name == name } }
  }

  /// What SwiftPM understands of the manifest in a folder.
  private func described(_ folder: URL) throws -> Manifest {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(PackageManager.program))
    process.arguments = [
      "package", "dump-package", "--package-path", folder.path, "--scratch-path",
      scratch.url.appendingPathComponent("build").path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// The manifest as it is here, and as it is read on the other kind of system.
  private func manifests() throws -> (here: Manifest, other: Manifest) {
    let here = try described(PackageFolder.url)
    let text = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(text.components(separatedBy: "#if os(Linux)").count == 2)
    let copy = try TemporaryFolder()
    try copy.write("Package.swift", text.replacing("#if os(Linux)", with: "#if !os(Linux)"))
    return (here, try described(copy.url))
  }

  @Test("has the product SwiftUI everywhere, with a module of that name on Linux only")
  func products() throws {
    var (linux, other) = try manifests()
    #if !os(Linux)
      swap(&linux, &other)
    #endif
    #expect(linux.products.map(\.name) == other.products.map(\.name))
    #expect(linux.products.first { $0.name == "SwiftUI" }?.targets == ["SwiftUI"])
    #expect(linux.target("SwiftUIMacros")?.type == "macro")
    #expect(other.products.first { $0.name == "SwiftUI" }?.targets == ["NoSwiftUI"])
    #expect(other.target("NoSwiftUI")?.dependencies.isEmpty == true)
    #expect(!other.targets.contains { $0.name.hasPrefix("SwiftUI") })
  }

  @Test("has no flag because of which SwiftPM refuses it as a dependency")
  func flags() throws {
    let (here, other) = try manifests()
    for target in here.targets + other.targets {
      let text = try target.settings.map { try $0.text(isPretty: false) }.joined()
      #expect(!text.contains("unsafeFlags"), "\(target.name)")
    }
  }

  @Test("asks for no permission for its plugin")
  func plugin() throws {
    let plugin = try #require(try manifests().here.target("LayoutProbePlugin"))
    let capability = try #require(plugin.pluginCapability).text(isPretty: false)
    #expect(capability.contains(#""verb":"layoutprobe"}},[]]"#), "\(capability)")
    // A tool that a plugin depends on is compiled a second time.
    #expect(plugin.dependencies.isEmpty)
  }

  @Test("is named by the sample for Linux alone, where the sources say SwiftUI")
  func condition() throws {
    let sample = try described(
      PackageFolder.url.appendingPathComponent("Tests/Fixtures/TestingSample"))
    let dependency = try #require(sample.target("Badges")?.dependencies.first)
    let text = try JSONValue.object(dependency).text(isPretty: false)
    #expect(text.contains(#""SwiftUI","layoutprobe""#), "\(text)")
    #expect(text.contains(#""platformNames":["linux"]"#), "\(text)")
  }
}

/// SwiftPM of the toolchain.
private enum PackageManager {
  /// Nil, and said so aloud, where there is none.
  static let program: String? = {
    if let compiler = SwiftCompiler.find() {
      let swift = FilePath.parent(compiler.path) + "/swift"
      if FileManager.default.isExecutableFile(atPath: swift) { return swift }
    }
    print("*** SKIPPED: there is no SwiftPM, manifests are NOT checked ***")
    return nil
  }()
}
