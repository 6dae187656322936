import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("A module that others import", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ImportedModuleTests {
  private let folder: TemporaryFolder
  private static let count = 12
  /// How many models of the chain are made when the preview is shown.
  private static let depth = 3

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", dependencies: ["Views"]),
          .target(name: "Views", dependencies: ["Models"]),
          .target(name: "Models"),
        ])

      """)
    for number in 0..<5 { try folder.write("Sources/App/Other\(number).swift", "") }
    try folder.write(
      "Sources/App/Shown.swift",
      """
      import SwiftUI
      import Views
      struct Shown: View { var body: some View { Row0(10) } }
      #Preview("shown") { Shown() }
      """)
    for number in 0..<Self.count {
      try folder.write(
        "Sources/Views/Row\(number).swift",
        """
        import Models
        import SwiftUI
        public struct Row\(number): View {
          let start: Double
          public init(_ start: Double) { self.start = start + 0.0 + 0.0 + 0.0 + 0.0 + 0.0 }
          public var body: some View {
            VStack(spacing: 0) {
              Color.red.frame(width: Model0(start).total(0), height: 4)
              Color.blue.frame(width: 1, height: 5)
            }
          }
          public func broken() -> Int { absent(start, start, start, start, start, start) }
        }
        """)
      try write(model: number, adding: 1)
    }
  }

  private func write(model number: Int, adding step: Int) throws {
    try folder.write(
      "Sources/Models/Model\(number).swift",
      """
      public struct Model\(number) {
        var value: Double
        public init(_ value: Double) {
          let step = Double(\(step))
          self.value = value + step * 1.0 + 0.0
          if value < 0 { print("less than nothing", value) }
        }
        public func total(_ depth: Int) -> Double {
          if depth >= \(Self.depth) { return value + 0.0 + 0.0 }
          let next = Model\((number + 1) % Self.count)(value)
          return next.total(depth + 1) + 0.0 + 0.0
        }
        public static func broken() -> Int {
          let text = "not a number"
          let number: Int = text
          return number + absent(text, number, 1, 2)
        }
      }
      """)
  }

  private func inspect(
    _ path: String = "Sources/App/Shown.swift", environment: [String: String] = [:]
  ) throws -> InspectReport {
    let run = try CommandRun(
      ["inspect", path, "--format", "json"], in: folder.url, environment: environment)
    #expect(run.status == 0, "\(run.all.prefix(2_000))")
    return try run.report()
  }

  private func idealWidth(_ report: InspectReport) -> CGFloat? {
    report.probes.first?.measurements.first { $0.request == .ideal }?.size.width
  }

  @Test("what a preview calls of it is as in the whole program, and the rest is not mentioned")
  func report() throws {
    let report = try inspect()
    #expect(idealWidth(report) == 10 + CGFloat(Self.depth) + 1)
    #expect(report.standIns.isEmpty, "\(report.standIns.prefix(3))")
    #expect(report.probes.first?.standIns == [])
    let whole = try inspect("Sources/App")
    #expect(whole.standIns.count >= 2 * Self.count)
    #expect(whole.probes == report.probes)
    #expect(try inspect().probes == report.probes)
  }

  @Test("a change of its code is seen, and what imports it is not compiled again")
  func change() throws {
    let compiler = try #require(SwiftCompiler.find()).path
    let log = folder.url.appendingPathComponent("log").path
    let script = try folder.write(
      "swiftc",
      """
      #!/bin/sh
      case "$1" in @*) sed -n '/-module-name/{n;p;}' "${1#@}" >> '\(log)' ;; esac
      exec '\(compiler)' "$@"

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    func run() throws -> (width: CGFloat?, compiled: Set<String>) {
      try? FileManager.default.removeItem(atPath: log)
      let report = try inspect(environment: ["SWIFTC": script, "SWIFT_EXEC": ""])
      let names = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      return (idealWidth(report), Set(names.split { "\n\"".contains($0) }.map(String.init)))
    }
    let first = try run()
    #expect(first.compiled == ["App", "Models", "Views"])
    #expect(try run().compiled == [])
    try write(model: Self.depth, adding: 5)
    let changed = try run()
    #expect(changed.width == 10 + CGFloat(Self.depth) + 5)
    #if os(Linux)
      #expect(changed.compiled == ["Models"])
    #endif
    try write(model: 0, adding: 3)
    let last = try run()
    #expect(last.width == 10 + CGFloat(Self.depth) + 7, "\(last.compiled.sorted())")
  }
}
