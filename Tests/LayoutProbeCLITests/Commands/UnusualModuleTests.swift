import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Modules of unusual kinds", .enabled(if: CommandRun.canCompile), .ownThreads)
struct UnusualModuleTests {
  private func inspect(_ folder: TemporaryFolder, _ path: String) throws -> CommandRun {
    try CommandRun(["inspect", path, "--format", "json"], in: folder.url)
  }

  @Test("of a module of 3,000 files, a preview is compiled with what it needs")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Huge", targets: [.target(name: "Huge")])

      """)
    for number in 0..<3_000 {
      // One of them does not compile, and nothing needs it.
      let body = number == 1_234 ? "Nowhere(" : "Color.red.frame(width: \(number + 1))"
      try folder.write(
        "Sources/Huge/V\(number).swift",
        "import SwiftUI\nstruct V\(number): View { var body: some View { \(body) } }\n")
    }
    try folder.write(
      "Sources/Huge/Card.swift",
      "import SwiftUI\n#Preview(\"card\") { HStack(spacing: 0) { V9(); V2999() } }\n")
    let run = try inspect(folder, "Sources/Huge/Card.swift")
    let report = try run.report()
    #expect(report.probes.map(\.name) == ["card"], "\(run.all)")
    #expect(report.probes.first?.tree.first?.frame?.width == 3_010, "\(run.all)")
    #expect(report.standIns == [], "\(run.all)")
  }

  @Test("a target of C and a header for Objective-C are stood in for, and the view is shown")
  func otherLanguages() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "CSums"), .target(name: "App", dependencies: ["CSums"])])

      """)
    try folder.write(
      "Sources/CSums/include/sums.h",
      "int sum_of(int a, int b);\nstruct pair { int first; int second; };\n")
    try folder.write(
      "Sources/CSums/sums.c",
      "#include \"sums.h\"\nint sum_of(int a, int b) { return a + b; }\n")
    try folder.write(
      "Sources/App/App-Bridging-Header.h", "#import <Foundation/Foundation.h>\n@class Legacy;\n")
    try folder.write(
      "Sources/App/Card.swift",
      """
      import CSums
      import SwiftUI
      struct Card: View {
        var total: Int32 { sum_of(1, 2) }
        let legacy: Legacy? = nil
        var body: some View { Color.red.frame(width: 30, height: 40 + CGFloat(total) * 0) }
      }
      #Preview("card") { Card() }

      """)
    let run = try inspect(folder, "Sources/App/Card.swift")
    let report = try run.report()
    #expect(report.probes.map(\.name) == ["card"], "\(run.all)")
    #expect(
      report.probes.first?.tree.first?.frame?.size == CGSize(width: 30, height: 40), "\(run.all)")
    for (kind, original) in [
      (StandIn.Kind.module, "CSums"), (.body, "the body of total"), (.type, "CSums.Legacy"),
    ] {
      #expect(
        report.standIns.contains { $0.kind == kind && $0.original == original }, "\(run.all)")
    }
  }
}
