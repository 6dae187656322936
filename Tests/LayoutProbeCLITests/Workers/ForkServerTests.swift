#if os(Linux)
  import Foundation
  import Testing

  @testable import LayoutProbeCLI

  @Suite("Workers that are split off a process", .enabled(if: CommandRun.canCompile), .ownThreads)
  struct ForkServerTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(
        "One.swift",
        """
        import SwiftUI
        #Preview("one") {
          let _ = print(
            "one", CommandLine.arguments.contains("run-probes") ? "started" : "split off",
            getenv("LEFT_BY_ONE") == nil ? "fresh" : "used", getpgrp() == getpid())
          let _ = setenv("LEFT_BY_ONE", "1", 1)
          Color.red.frame(width: 30)
        }
        #Preview("trap") { let numbers = [1].filter { $0 > 1 }; Text("\\(numbers[0])") }
        """)
      try folder.write(
        "Two.swift",
        """
        import SwiftUI
        #Preview("two") {
          let _ = print("two", getenv("LEFT_BY_ONE") == nil ? "fresh" : "used")
          Color.blue.task { try? await Task.sleep(for: .milliseconds(5)) }
        }
        """)
    }

    private let arguments = [
      "inspect", "One.swift", "Two.swift", "--jobs", "1", "--format", "json",
    ]

    @Test("each is a process of its own, in which nothing is left of another one")
    func isolation() throws {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(run.errors.contains("one split off fresh true\n"), "\(run.all)")
      #expect(run.errors.contains("two fresh\n"), "\(run.all)")
      let report = try run.report()
      #expect(report.probes.map(\.name) == ["one", "two"])
      #expect(report.failures.map(\.probe) == ["trap"])
      #expect(report.failures.first?.message.contains("Index out of range") == true, "\(run.all)")
    }

    @Test("they find out what processes find out that are started by themselves")
    func sameReport() throws {
      let run = try CommandRun(arguments, in: folder.url)
      // Without standard input there is no number to spare for the server.
      let output = folder.url.appendingPathComponent("output")
      let errors = folder.url.appendingPathComponent("errors")
      let program = try #require(CommandRun.program)
      let result = try ChildProcess(
        executable: "/bin/sh",
        arguments: [
          "-c", "cd \"$1\" && shift && exec \"$@\" <&-", "sh", folder.url.path, program,
        ] + arguments,
        environment: ["LAYOUTPROBE_CACHE": CommandRun.cache.path], output: output, errors: errors
      ).run(timeout: 60)
      #expect(result.errors.contains("one started fresh true\n"), "\(result.errors)")
      #expect(result.output == run.output)
      #expect(result.status == run.status)
    }

    @Test("two that lay out at once do not take each other's wake-ups")
    func wakeUps() throws {
      for name in ["A", "B"] {
        try folder.write(
          "loops/\(name).swift",
          """
          import SwiftUI
          struct Loop\(name): View {
            @State private var height: CGFloat = 20
            var body: some View {
              Color.red.frame(width: 50, height: height)
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = 80 - $0 }
            }
          }
          #Preview("\(name)") { Loop\(name)() }
          """)
      }
      // What is lost is lost in one run of two or three.
      for run in 1...8 {
        let output = try CommandRun(
          ["inspect", "loops", "--jobs", "2", "--timeout", "20", "--format", "json"], in: folder.url
        )
        let report = try output.report()
        #expect(report.failures.isEmpty, "run \(run): \(output.errors)")
        #expect(report.checked.map(\.finding.rule) == ["loop-oscillating", "loop-oscillating"])
      }
    }
  }
#endif
