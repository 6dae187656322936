import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Stand-ins that a worker came by")
struct StandInCallsTests {
  private func calls(_ lines: String...) throws -> StandInCalls {
    let folder = try TemporaryFolder()
    let path = try folder.write("calls", lines.map { $0 + "\n" }.joined())
    return StandInCalls(path: path)
  }

  @Test("values and skipped calls may mislead; placeholders and missing modifiers do not")
  func misleading() throws {
    let calls = try calls(
      "deferred: Sources/Far.swift", "A.swift:1: a placeholder replaces KFImage(url)",
      "A.swift:2: .shimmer() is left out", "A.swift:3: its content replaces Stack(…)",
      "A.swift:5: a sample replaces store.find()",
      "A.swift:4: the body of load() is left out")
    #expect(calls.deferred == ["Sources/Far.swift"])
    #expect(calls.labels.count == 5)
    #expect(
      calls.mayMislead == [
        "A.swift:4: the body of load() is left out",
        "A.swift:5: a sample replaces store.find()",
      ])
    #expect(StandInCalls(path: "/nowhere/calls").labels.isEmpty)
  }

  @Test(
    "a crash that a sample may have caused is no claim about the code",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func crash() throws {
    let folder = try TemporaryFolder()
    let source = { (type: String, value: String, unwrapped: String) in
      """
      import SwiftUI
      import Absent
      func find() -> \(type) { \(value) }
      #Preview("row") { Color.red.frame(width: CGFloat(find()\(unwrapped))) }
      """
    }
    // Less than all of a cast would fail as well.
    try folder.write("Cast.swift", source("Any?", "Store.shared.find(\"a\")", " as! Int"))
    let cast = try CommandRun(["inspect", "Cast.swift"], in: folder.url)
    #expect(cast.status == ExitCode.nothing.rawValue, "\(cast.all)")
    #expect(cast.output.contains("[view-not-shown]"))
    #expect(cast.output.contains("a placeholder replaces Store.shared"))
    #expect(cast.output.contains("Could not cast"))
    try folder.write("Sample.swift", source("Int?", "Store.shared.find(\"a\")", "!"))
    let sample = try CommandRun(["inspect", "Sample.swift"], in: folder.url)
    #expect(sample.status == ExitCode.success.rawValue, "\(sample.all)")
    #expect(sample.output.contains("Unexpectedly found nil"))
    // A variable that a missing function would have set.
    try folder.write(
      "Unset.swift",
      """
      import SwiftUI
      import Absent
      func names() -> [String] {
        var names: [String] = []
        readNames("a", &names)
        return names
      }
      #Preview("row") { Text(names()[0]) }
      """)
    let unset = try CommandRun(["inspect", "Unset.swift"], in: folder.url)
    #expect(unset.status == ExitCode.success.rawValue, "\(unset.all)")
    #expect(unset.output.contains("a sample replaces names()[…]"))
    #expect(!unset.output.contains("[layout-trap]"))
    try folder.write("Own.swift", source("Int?", "nil", "!"))
    let own = try CommandRun(["inspect", "Own.swift"], in: folder.url)
    #expect(own.status == ExitCode.findings.rawValue, "\(own.all)")
    #expect(own.output.contains("[layout-trap]"))
  }

  @Test(
    "what is unwrapped wherever it is used has a sample", .enabled(if: CommandRun.canCompile),
    .ownThreads)
  func unwrapped() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Row.swift",
      """
      import SwiftUI
      import Absent
      struct Movie: Codable { let title: String; let year: Int }
      struct Row: View {
        var movie: Movie! { return Store.shared.movies[0] }
        func other() -> Movie! {
          let index = Absent.index
          return Store.shared.movies[index]
        }
        var body: some View {
          Color.red.frame(width: CGFloat(7 + movie.title.count * 0 + other().year), height: 8)
        }
      }
      #Preview("row") { Row() }
      """)
    let run = try CommandRun(["inspect", "Row.swift", "--format", "json"], in: folder.url)
    let probe = try #require(try run.report().probes.first, "\(run.all)")
    #expect(probe.tree.first?.frame?.size.width == 7, "\(run.all)")
  }
}
