import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite(
  "Types of the program with the name of a system type", .enabled(if: CommandRun.canCompile),
  .ownThreads)
struct NamesakeTests {
  @Test("a type of an imported module comes before one of the system with its name")
  func imported() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "App", dependencies: ["Store"]), .target(name: "Store")])

      """,
      "Sources/Store/Subscription.swift": """
      public struct Subscription {
        public let width: Double
        public init(width: Double) { self.width = width }
      }
      """,
      "Sources/App/Row.swift": """
      import Store
      import SwiftUI
      struct Row: View {
        let subscription: Subscription
        var body: some View { Color.red.frame(width: subscription.width, height: 10) }
      }
      #Preview("row") { Row(subscription: Subscription(width: 31)) }
      """,
    ]
    for (path, text) in files { try folder.write(path, text) }
    let run = try CommandRun(
      ["inspect", "Sources/App/Row.swift", "--format", "json"], in: folder.url)
    let report = try run.report()
    let ideal = report.probes.first?.measurements.first { $0.request == .ideal }
    #expect(ideal?.size.width == 31, "\(run.all.prefix(2_000))")
    #expect(report.standIns.isEmpty, "\(report.standIns)")
  }
}
