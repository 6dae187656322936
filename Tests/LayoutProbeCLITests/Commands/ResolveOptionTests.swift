import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("--resolve", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ResolveOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writeApp(dependingOn address: String) throws {
    try folder.write(
      "App/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(url: "\(address)", exact: "1.0.0")],
        targets: [.target(name: "App", dependencies: [.product(name: "Frames", package: "Frames")])])

      """)
    try folder.write(
      "App/Sources/App/Card.swift",
      """
      import Frames
      import SwiftUI
      #Preview("card") { Color.red.framed() }

      """)
  }

  /// A package in a repository of its own, with a tag.
  private func makeRepository() throws {
    try folder.write(
      "Frames/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Frames", products: [.library(name: "Frames", targets: ["Frames"])],
        targets: [.target(name: "Frames")])

      """)
    try folder.write(
      "Frames/Sources/Frames/Framed.swift",
      """
      import SwiftUI
      extension View { public func framed() -> some View { frame(width: 7, height: 9) } }

      """)
    for arguments in [
      ["init", "--quiet"], ["add", "."],
      [
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "-m",
        "First",
      ], ["tag", "1.0.0"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments =
        ["git", "-C", folder.url.appendingPathComponent("Frames").path] + arguments
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0, "git \(arguments)")
    }
  }

  private func inspect(_ more: String...) throws -> CommandRun {
    try CommandRun(
      ["inspect", "App/Sources/App/Card.swift", "--format", "json"] + more, in: folder.url)
  }

  @Test("packages are fetched by SwiftPM, and what they add is shown")
  func fetched() throws {
    try makeRepository()
    try writeApp(dependingOn: folder.url.appendingPathComponent("Frames").path)
    let without = try inspect()
    #expect(try !without.report().standIns.isEmpty, "\(without.all)")
    let run = try inspect("--resolve")
    let report = try run.report()
    #expect(report.probes.map(\.name) == ["card"], "\(run.all)")
    #expect(report.probes.first?.tree.first?.frame?.size == CGSize(width: 7, height: 9))
    // What was fetched stays.
    let later = try inspect()
    #expect(try later.report().probes.first?.tree.first?.frame?.width == 7, "\(later.all)")
  }

  @Test("what cannot be fetched ends the run with SwiftPM's words")
  func refused() throws {
    try writeApp(dependingOn: folder.url.appendingPathComponent("Nowhere").path)
    let run = try inspect("--resolve")
    #expect(run.status == 2, "\(run.all)")
    #expect(run.errors.contains("SwiftPM cannot fetch the packages of App/Package.swift"))
    #expect(run.errors.contains("Nowhere"))
    #expect(run.errors.contains("without --resolve"))
  }

  @Test("sources without a manifest have nothing to fetch")
  func withoutManifest() throws {
    try folder.write("Loose.swift", "import SwiftUI\n#Preview { Text(verbatim: \"a\") }\n")
    let run = try CommandRun(["inspect", "Loose.swift", "--resolve"], in: folder.url)
    #expect(run.status == 2 && run.errors.contains("--resolve needs a Package.swift"), "\(run.all)")
  }
}
