import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("A file of a large module", .enabled(if: CommandRun.canCompile), .ownThreads)
struct LargeModuleTests {
  private let folder: TemporaryFolder
  private static let count = 70
  /// How many models of the chain are made when the preview is shown.
  private static let depth = 4

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])

      """)
    try folder.write(
      "Sources/App/Shown.swift",
      """
      import SwiftUI
      struct Shown: View {
        var body: some View { Label0().frame(width: Model0(10).total(0), height: 20) }
      }
      #Preview("shown") { Shown() }
      """)
    try folder.write(
      "Sources/App/Label0.swift",
      """
      import SwiftUI
      struct Label0: View {
        var body: some View {
          VStack(spacing: 0) { Color.red.frame(width: 4, height: 4); Color.blue.frame(height: 5) }
        }
      }
      """)
    // Only code names it that is never called.
    try folder.write("Sources/App/Unneeded.swift", "struct Unneeded { let count: Int = absent }\n")
    for number in 0..<Self.count { try write(model: number, adding: 1) }
  }

  private func write(model number: Int, adding step: Int) throws {
    try folder.write(
      "Sources/App/Model\(number).swift",
      """
      import Foundation
      struct Model\(number) {
        var value: Double
        init(_ value: Double) {
          let step = Double(\(step))
          self.value = value + step * 1.0 + 0.0
          if value < 0 { print("less than nothing", value) }
        }
        func total(_ depth: Int) -> Double {
          if depth >= \(Self.depth) { return value + 0.0 + 0.0 }
          let next = Model\((number + 1) % Self.count)(value)
          return next.total(depth + 1) + 0.0 + 0.0
        }
        static func broken() -> Int {
          let text = "not a number"
          let number: Int = text
          return number + absent(text, number, 1, 2)\(number == 20 ? " + Unneeded().count" : "")
        }
      }
      """)
  }

  private func inspect(
    _ path: String = "Sources/App/Shown.swift", environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      ["inspect", path, "--format", "json"], in: folder.url, environment: environment)
  }

  private func idealWidth(_ report: InspectReport) -> CGFloat? {
    report.probes.first?.measurements.first { $0.request == .ideal }?.size.width
  }

  @Test("its report is that of the whole module, and what nothing needs is not mentioned")
  func report() throws {
    let run = try inspect()
    #expect(run.status == 0, "\(run.all.prefix(2_000))")
    let report = try run.report()
    let width = 10 + CGFloat(Self.depth) + 1
    #expect(idealWidth(report) == width)
    #expect(report.standIns.isEmpty, "\(report.standIns.prefix(3))")
    #expect(report.probes.first?.standIns == [])
    let whole = try inspect("Sources/App").report()
    #expect(whole.standIns.count > Self.count)
    #expect(whole.probes == report.probes)
  }

  @Test("a change of code that is called is seen, and the next run compiles nothing")
  func change() throws {
    let compiler = try CountingCompiler()
    func run() throws -> (width: CGFloat?, compiled: Int) {
      let before = compiler.count
      let run = try inspect(environment: compiler.environment)
      return (idealWidth(try run.report()), compiler.count - before)
    }
    let first = try run()
    #expect(first.width == 10 + CGFloat(Self.depth) + 1)
    #expect(first.compiled > 0)
    let second = try run()
    #expect(second.width == first.width)
    #expect(second.compiled == 0)
    try write(model: Self.depth, adding: 5)
    #expect(try run().width == 10 + CGFloat(Self.depth) + 5)
    try write(model: 60, adding: 5)
    #expect(try run().width == 10 + CGFloat(Self.depth) + 5)
  }

  @Test("bodies of functions, accessors and views are left out until they are called")
  func bodies() {
    let text = """
      final class Store {
        var count = 0
        var title: String { let a = 1, b = 2, c = 3; return "\\(a) \\(b) \\(c)" + "x" + "y" }
        init(_ a: Int, _ b: Int) { count = a + b + a + b + a + b + a + b + a }
        deinit { print("gone", count, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) }
        func load() { count = 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 }
        func shape() -> some Shape { Circle().inset(by: 1).inset(by: 2).inset(by: 3) }
        func short() -> Int { count }
      }
      struct Card: View {
        var body: some View { VStack { Text("a"); Text("b"); Text("c"); Text("d") } }
      }
      """
    var sources = ModuleSources(name: "Made", files: [.init(path: "A.swift", text: text)])
    sources.active = []
    var mending = ModuleMending(sources)
    let lines = mending.mended().files[0].text.split(separator: "\n")
    let label = "(\"deferred: A.swift\")"
    #expect(lines[2].contains("{ return _standIn\(label) }"))
    #expect(lines[3].contains("{ _standInTrap\(label) }"))
    #expect(lines[4].contains("gone"))
    #expect(lines[5].contains("{ _standInSkipped\(label) }"))
    #expect(lines[6].contains("Circle()"))
    #expect(lines[7].contains("{ count }"))
    #expect(lines[10].contains("{ _StandIn\(label) }"))
    #expect(lines.contains("import SwiftUI"))
    #expect(mending.activate(["A.swift", "B.swift"]) == ["A.swift"])
    #expect(mending.mended().files[0].text.hasPrefix(text))
    #expect(mending.activate(["A.swift"]).isEmpty)
  }
}
