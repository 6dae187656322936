import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Layouts that crash, hang or eat memory", .enabled(if: CommandRun.canCompile), .ownThreads)
struct HostileSourceTests {
  /// One run of a folder in which every probe but the calm ones is hostile.
  private static let shared = Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("hostile/\(name)", text) }
    return try CommandRun(
      ["inspect", "hostile", "--timeout", "3", "--memory", "400", "--format", "json"],
      in: folder.url)
  }

  private static func layout(_ name: String, sizing: String = "", placing: String = "") -> String {
    """
    struct \(name): Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        \(sizing)
        return CGSize(width: 10, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        \(placing)
      }
    }

    """
  }

  private static let files = [
    "Calm.swift": "import SwiftUI\n#Preview(\"calm\") { Color.red }\n",
    "Crash.swift": "import SwiftUI\n#Preview(\"before\") { Color.red }\n"
      + "#Preview(\"trap\") { VStack { Trap { Text(\"a\") }; Text(\"b\") } }\n"
      + "#Preview(\"recursion\") { Endless { Text(\"a\") } }\n"
      + "#Preview(\"quits\") { Quits { Text(\"a\") } }\n"
      + "#Preview(\"infinite\") { VStack { Rounds { Text(\"a\") }; Text(\"b\") } }\n"
      + "#Preview(\"after\") { Color.red }\n"
      + layout("Trap", placing: "_ = subviews[7].priority")
      + layout("Endless", sizing: "_ = deeper(1)")
      + layout("Rounds", sizing: "_ = Int(proposal.width ?? 0)")
      + layout("Quits", sizing: "exit(0)")
      + "func deeper(_ number: Int) -> Int { number > 0 ? deeper(number + 1) + 1 : 0 }\n",
    "Hang.swift": "import SwiftUI\n"
      + "#Preview(\"hang\") { Hangs { Text(\"a\") } }\n"
      + "#Preview(\"after the hang\") { Color.red }\n"
      + layout("Hangs", sizing: "while true {}"),
    "Memory.swift": "import SwiftUI\n"
      + "#Preview(\"hog\") { Hog { Text(\"a\") } }\n"
      + "#Preview(\"after the hog\") { Color.red }\n"
      + layout(
        "Hog",
        sizing: "var text = String(repeating: \"x\", count: 1 << 20)\nwhile true { text += text }"),
    "Start.swift": "import SwiftUI\n"
      + "let broken: Probe = Probe([\"a\"][Int(\"4\")!]) { Color.red }\nimport LayoutProbe\n",
  ]

  private func failure(_ probe: String) throws -> ProbeFailure {
    let report = try HostileSourceTests.shared.get().report()
    return try #require(report.failures.first { $0.probe == probe })
  }

  @Test("every other probe of the file, and of other files, is still measured")
  func others() throws {
    let run = try HostileSourceTests.shared.get()
    #expect(
      try run.report().probes.map(\.name) == [
        "calm", "before", "after", "after the hang", "after the hog",
      ], "\(run.all)")
  }

  @Test("a trap names the probe, the layout, its phase and what the runtime said")
  func trap() throws {
    let failure = try failure("trap")
    #expect(failure.kind == .crash)
    #expect(failure.place?.description == "hostile/Crash.swift:3")
    #expect(failure.activity == "Trap.placeSubviews at VStack/Trap[0]")
    #expect(failure.message.contains("Fatal error"), "\(failure)")
  }

  @Test("a trap at one proposal only names the question that led to it")
  func infinite() throws {
    let failure = try failure("infinite")
    #expect(
      failure.activity == "Rounds.sizeThatFits at VStack/Rounds[0], asked for maximum",
      "\(failure)")
    #expect(failure.message.contains("infinite or NaN"), "\(failure)")
  }

  @Test("a recursion without end is a crash that says what it may be")
  func recursion() throws {
    let failure = try failure("recursion")
    #expect(failure.kind == .crash)
    #expect(failure.activity == "Endless.sizeThatFits at Endless")
    #expect(failure.message.contains("call itself without end"), "\(failure)")
  }

  @Test("a source that ends the process is a failure, not a success with fewer probes")
  func exits() throws {
    let failure = try failure("quits")
    #expect(failure.kind == .crash)
    #expect(failure.activity == "Quits.sizeThatFits at Quits")
    #expect(failure.message.contains("it may call exit"), "\(failure)")
  }

  @Test("a layout that never returns is ended when the time is over")
  func hang() throws {
    let failure = try failure("hang")
    #expect(failure.kind == .timeout)
    #expect(failure.place?.description == "hostile/Hang.swift:2")
    #expect(failure.activity == "Hangs.sizeThatFits at Hangs")
    #expect(failure.message == "not finished after 3 s")
  }

  @Test("a layout that eats memory is ended before the machine suffers")
  func memory() throws {
    let failure = try failure("hog")
    #expect(failure.kind == .memory)
    #expect(failure.activity == "Hog.sizeThatFits at Hog")
    #expect(failure.message == "more than 400 MB in use", "\(failure)")
  }

  @Test("a source whose own start crashes is reported without a probe")
  func start() throws {
    let report = try HostileSourceTests.shared.get().report()
    let failures = report.failures.filter { $0.source == "hostile/Start.swift" }
    #expect(failures.map(\.probe) == [nil])
    #expect(failures.map(\.kind) == [.crash])
  }

  @Test("crashes make exit code 1 and are counted in the last line")
  func verdict() throws {
    let run = try HostileSourceTests.shared.get()
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix("layoutprobe: 7 errors; 1 probe exceeded the time limit\n"), "\(run.all)"
    )
  }

  #if os(Linux)
    @Test("an action that never ends, or calls itself, is named by its own line")
    func linesOfActions() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "Actions.swift",
        """
        import SwiftUI
        struct Search: View {
          @State private var step = 0.0
          var body: some View {
            Color.red
              .onAppear {
                while step != 1 { step += 0.3 }
              }
          }
        }
        struct Count: View {
          @State private var total = 0
          var body: some View {
            Text("\\(total)").onChange(of: total, initial: true) { total = depth(1) }
          }
          private func depth(_ level: Int) -> Int {
            level < 0 ? 0 : depth(level + 1) + 1
          }
        }
        @Observable
        final class Filter {
          var low = 0 { didSet { high = low + 1 } }
          var high = 1 { didSet { low = high - 1 } }
        }
        struct Range: View {
          @State private var filter = Filter()
          var body: some View {
            Text("\\(filter.low)").onAppear { filter.low = 3 }
          }
        }
        #Preview("search") { Search() }
        #Preview("count") { Count() }
        #Preview("range") { Range() }
        """)
      let report = try CommandRun(
        ["inspect", "Actions.swift", "--format", "json", "--timeout", "2"], in: folder.url
      ).report()
      let failures = report.failures.sorted { ($0.probe ?? "") < ($1.probe ?? "") }
      #expect(failures.map(\.probe) == ["count", "range", "search"])
      // Observers that a macro has moved have no line of the source; no other file is named for them.
      #expect(Set(failures.compactMap(\.declaration?.file)) == ["Actions.swift"])
      #expect(failures.first?.declaration?.line == 17)
      #expect(failures.last?.declaration?.line == 7)
      #expect(
        failures.map(\.activity) == [
          "the action of onChange(of: Int)", "the action of onAppear", "the action of onAppear",
        ])
      #expect(failures.first?.message.hasPrefix("stack overflow (signal 11)") == true)
    }
  #endif

  @Test("what code keeps in the home folder is neither the user's nor there in the next run")
  func homeFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Keeps.swift",
      """
      import SwiftUI
      struct Keeps: View {
        static let count: Int = {
          let file = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("kept")
          let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          try? (kept + "x").write(to: file, atomically: true, encoding: .utf8)
          return FileManager.default.fileExists(atPath: file.path) ? kept.count + 1 : 0
        }()
        var body: some View { Color.red.frame(width: CGFloat(Self.count) * 10, height: 5) }
      }
      #Preview { Keeps() }
      """)
    let home = try TemporaryFolder()
    for _ in 0..<2 {
      let run = try CommandRun(
        ["inspect", "Keeps.swift", "--format", "json"], in: folder.url,
        environment: ["HOME": home.url.path])
      let probe = try #require(try run.report().probes.first)
      #expect(probe.measurements.first { $0.request == .ideal }?.size.width == 10, "\(run.all)")
    }
    #expect(!FileManager.default.fileExists(atPath: home.url.appendingPathComponent("kept").path))
  }

  @Test("a time limit that passes is exit code 124 if nothing else is wrong")
  func timeoutAlone() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["inspect", "--timeout", "1", "-e", "{ while true {}; return Text(\"a\") }()"],
      in: folder.url)
    #expect(run.status == 124, "\(run.all)")
    #expect(run.output.contains("not finished after 1 s"), "\(run.all)")
    #expect(
      run.errors.hasSuffix("\nlayoutprobe: 1 error; 1 probe exceeded the time limit\n"),
      "\(run.all)")
  }

  @Test("a layout that does not answer all rules is said to be so once, beside its measurements")
  func unansweredRules() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Late.swift",
      """
      import SwiftUI
      struct Late: Layout {
        nonisolated(unsafe) static var asked = 0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          Self.asked += 1
          while Self.asked > 60 {}
          return CGSize(width: 10, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      #Preview("late") { Late { Color.red } }
      """)
    let report = try CommandRun(
      ["inspect", "Late.swift", "--format", "json", "--timeout", "2"], in: folder.url
    ).report()
    #expect(report.probes.first?.measurements.isEmpty == false)
    #expect(report.failures.map(\.kind) == [.timeout])
    #expect(report.failures.first?.message.contains("no more rules are tried here") == true)
  }
}
