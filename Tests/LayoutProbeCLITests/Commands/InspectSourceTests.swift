import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Inspecting sources", .enabled(if: CommandRun.canCompile), .ownThreads)
struct InspectSourceTests {
  private func inspect(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["inspect"] + arguments, in: SampleSources.url())
  }

  @Test("a file's previews are measured and reported at the path that was given")
  func preview() throws {
    let run = try inspect("Card.swift", "--text", "box")
    #expect(run.status == 0, "\(run.all)")
    #expect(
      run.output == """
        Card.swift:8: card  (window 393×852)
          minimum  0×0      →  37×37
          ideal    nil×nil  →  105×37
          maximum  inf×inf  →  105×37
          calls: 3 sized (1 from memo), 2 placed, 1 body
          layout: settles in 1 pass

        checked 1 probe: no problems found

        """)
    #expect(run.errors.isEmpty)
  }

  @Test("paths in reports are those of the command line, relative or not")
  func paths() throws {
    let folder = try SampleSources.url()
    let absolute = folder.appendingPathComponent("Card.swift").path
    for (path, shown) in [("./Card.swift", "Card.swift"), (absolute, absolute)] {
      let run = try inspect(path)
      #expect(run.output.hasPrefix("\(shown):8: card"), "\(run.all)")
    }
  }

  @Test("an expression is measured without any file, or with what a file declares")
  func expression() throws {
    let alone = try inspect("-e", "Color.red.frame(width: 30, height: 20)")
    #expect(alone.status == 0, "\(alone.all)")
    #expect(alone.output.contains("ideal    nil×nil  →  30×20"), "\(alone.all)")
    let card = try inspect(
      "Card.swift", "-v", "-e", "Card(title: \"\")", "-e", "Color.red.padding(1)")
    #expect(card.status == 0, "\(card.all)")
    #expect(card.output.hasPrefix("Card(title: \"\")  (window"), "\(card.all)")
    #expect(card.output.contains("\nColor.red.padding(1)  (window"), "\(card.all)")
    #expect(!card.output.contains("Card.swift:8"), "\(card.all)")
  }

  @Test("a view or a layout is measured by its name, a layout with samples in it")
  func named() throws {
    let run = try inspect("Library.swift", "--view", "FlowLayout", "--view", "TagList", "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.hasPrefix("Library.swift:3: FlowLayout  (window"), "\(run.all)")
    #expect(run.output.contains("\nLibrary.swift:37: TagList  (window"), "\(run.all)")
    #expect(run.output.contains("├ frame width: 60, height: 40"), "\(run.all)")
  }

  @Test("a layout whose initialiser needs arguments gets samples, or those that are given")
  func needsArguments() throws {
    let sampled = try inspect("Library.swift", "--view", "Column")
    #expect(sampled.status == 0, "\(sampled.all)")
    #expect(sampled.output.hasPrefix("Library.swift:27: Column  (window"), "\(sampled.all)")
    #expect(sampled.output.contains("→  10×10"), "\(sampled.all)")
    #expect(
      sampled.errors.contains(
        "note: Column needs gap: samples were given; choose with --view 'Column(gap: …)'"),
      "\(sampled.all)")
    let given = try inspect("Library.swift", "--view", "Column(gap: 5)")
    #expect(given.output.contains("→  5×5"), "\(given.all)")
    #expect(given.errors.isEmpty, "\(given.all)")
  }

  @Test("arguments that there are no samples of are asked for")
  func cannotBeSampled() throws {
    let run = try inspect("Library.swift", "--view", "Turned")
    #expect(run.status == 2)
    #expect(run.output.contains("--view Turned:1:8: error: missing argument"), "\(run.all)")
    #expect(run.output.contains("Give Turned its arguments: --view 'Turned(…)'"), "\(run.all)")
  }

  @Test("an argument of a type of the program is made of samples, a list of them has one")
  func sampledTypes() throws {
    let run = try inspect("Library.swift", "--view", "Shelved", "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("Text \"3 with 0\""), "\(run.all)")
    #expect(!run.output.contains("stand-ins"), "\(run.all)")
    #expect(run.output.contains("no problems found"), "\(run.all)")
    #expect(run.errors.contains("Shelved needs shelves: samples were given"), "\(run.all)")
  }

  @Test("a view that is named is given samples in a file with missing modules as well")
  func samplesBesideStandIns() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "V.swift",
      """
      import SwiftUI
      import Hardware
      final class Manager { private var port: PortHandle? }
      struct V: View { let count: Int; var body: some View { Text("x") } }
      """)
    let run = try CommandRun(["inspect", "V.swift", "--view", "V"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("ideal    nil×nil  →  9×20.5"), "\(run.all)")
    #expect(run.errors.contains("V needs count: samples were given"))
  }

  @Test("a function that answers with what there is a sample of is given")
  func sampledFunctions() throws {
    let run = try inspect("Library.swift", "--view", "Picked", "--tree")
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("Text \"3\""), "\(run.all)")
  }

  @Test("what to propose, the window, the scale and the metrics of text are options")
  func options() throws {
    let text = try inspect(
      "-e", "Text(\"abc\").font(.system(size: 10))", "--text", "box", "--size", "50x40",
      "--propose", "20xnil", "--propose", "max", "--propose", "current")
    #expect(text.status == 0, "\(text.all)")
    #expect(
      text.output.hasPrefix(
        """
        Text("abc").font(.system(size: 10))  (window 50×40)
          custom   20×nil   →  20×20
          maximum  inf×inf  →  30×10
          current  50×40    →  30×10

        """), "\(text.all)")
    let scaled = try ["1", "3"].map {
      try inspect("-e", "Text(\"Hello, pixels\")", "--propose", "ideal", "--scale", $0).output
    }
    #expect(scaled[0].contains("→  91×21\n"), "\(scaled)")
    #expect(scaled[1].contains("→  90.67×20.33\n"), "\(scaled)")
  }

  @Test("a size, scale or proposal that is none is refused with what is expected")
  func badValues() throws {
    for (option, value, expected) in [
      ("--size", "12", "a size such as 393x852"), ("--size", "nilx3", "a size such as 393x852"),
      ("--scale", "0", "pixels to a point"), ("--propose", "big", "min, ideal, max, current or"),
      ("--timeout", "-1", "seconds"), ("--jobs", "none", "a number of processes"),
      ("--memory", "0", "megabytes"),
    ] {
      let run = try inspect("Card.swift", option, value)
      #expect(run.status == 2)
      #expect(run.errors.contains("'\(value)' is not a valid value for '\(option)'"), "\(run.all)")
      #expect(run.errors.contains("expected \(expected)"), "\(run.all)")
      #expect(run.output.isEmpty)
    }
  }

  @Test("JSON is valid, complete and the same bytes in two runs")
  func json() throws {
    let runs = try (0..<2).map { _ in try inspect("Card.swift", "--format", "json") }
    #expect(runs[0].output == runs[1].output)
    let report = try runs[0].report()
    #expect(report.probes.map(\.name) == ["card"])
    #expect(report.probes.map(\.place?.description) == ["Card.swift:8"])
    #expect(report.failures.isEmpty)
    #expect(try JSONReport.render(report) == runs[0].output)
  }

  @Test("the time limit is for each preview, not for all of a file together")
  func timeLimit() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Busy.swift",
      """
      import SwiftUI
      struct Busy: View {
        let number: Int
        var body: some View {
          Color.red.frame(width: width, height: 5)
        }
        private var width: CGFloat {
          var sum = 0.0
          for index in 0..<8_000_000 { sum += Double(index).squareRoot() }
          return sum > 0 ? CGFloat(number) : 0
        }
      }

      """ + (1...8).map { "#Preview(\"\($0)\") { Busy(number: \($0)) }" }.joined(separator: "\n"))
    let run = try CommandRun(
      ["inspect", "Busy.swift", "--timeout", "3", "--format", "json"], in: folder.url)
    let report = try run.report()
    #expect(report.failures.isEmpty, "\(run.all)")
    #expect(report.probes.count == 8)
  }

  @Test("what a source prints goes to standard error, even if it crashes afterwards")
  func prints() throws {
    let run = try inspect("Talking.swift", "--format", "json")
    #expect(run.errors == "talking (Talking.swift:3) printed:\n  said by the source\n")
    #expect(try run.report().probes.count == 1)
    let crash = try inspect(
      "-e", "{ print(\"last words\"); return Text([\"a\"][Int(\"1\") ?? 0]) }()")
    #expect(crash.status == 1, "\(crash.all)")
    #expect(crash.errors.contains("  last words\n"), "\(crash.all)")
  }

  @Test("what views print is shown once, below the probe's name, and of many lines the first")
  func printsOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Loud.swift",
      """
      import SwiftUI
      struct Growing: View {
        @State private var height: CGFloat = 1
        var body: some View {
          let _ = Self._printChanges()
          let _ = print("body", height)
          Color.red.frame(height: height)
            .onChange(of: height, initial: true) { _, new in height = new + 1 }
        }
      }
      #Preview("grows") { Growing() }
      #Preview("speaks") { let _ = (print("a"), print("a"), print("b")); Text("a") }
      #Preview("crashes") { let _ = print("before"); Text(["a"][Int("1") ?? 0]) }
      #Preview("silent") { Text("a") }
      """)
    let run = try CommandRun(["inspect", "Loud.swift", "--format", "json"], in: folder.url)
    let blocks = Self.blocks(run.errors)
    #expect(
      blocks.map(\.first) == [
        "grows (Loud.swift:11) printed:", "speaks (Loud.swift:12) printed:",
        "crashes (Loud.swift:13) printed:",
      ])
    let grows = blocks[0]
    #expect(grows.count == 22)
    #expect(grows.dropFirst().first == "  body 1.0")
    #expect(grows.last?.contains(#/^  … \d+ more lines; --output prints all$/#) == true)
    #expect(Array(blocks[1].dropFirst()) == ["  a (2 times)", "  b"])
    #expect(blocks[2].dropFirst().first == "  before")
    let all = try CommandRun(
      ["inspect", "Loud.swift", "--format", "json", "--output"], in: folder.url)
    let shown = Self.blocks(all.errors)
    #expect(shown[0].count > 100 && !all.errors.contains("more lines"))
    #expect(shown[1].count > blocks[1].count)
    #expect(all.output == run.output)
  }

  /// The lines that probes printed, each with its heading.
  private static func blocks(_ errors: String) -> [[String]] {
    errors.split(separator: "\n").map(String.init).reduce(into: []) { blocks, line in
      if line.hasSuffix(" printed:") {
        blocks.append([line])
      } else if line.hasPrefix("  "), !blocks.isEmpty {
        blocks[blocks.count - 1].append(line)
      }
    }
  }

  @Test("a source that was compiled once is not compiled again")
  func cacheReuse() throws {
    let folder = try TemporaryFolder()
    let compiler = try #require(SwiftCompiler.find())
    let calls = try folder.write("calls", "")
    let wrapper = try folder.write(
      "swiftc",
      """
      #!/bin/sh
      [ "$1" = -print-target-info ] || echo call >> '\(calls)'
      exec '\(compiler.path)' "$@"

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: wrapper)
    func run() throws -> CommandRun {
      try CommandRun(
        ["inspect", "Card.swift"], in: SampleSources.url(),
        environment: [
          "SWIFTC": wrapper, "SWIFT_EXEC": "",
          "LAYOUTPROBE_CACHE": folder.url.appendingPathComponent("cache").path,
        ])
    }
    let first = try run()
    #expect(first.status == 0, "\(first.all)")
    #expect(try String(contentsOfFile: calls, encoding: .utf8) == "call\n")
    #expect(try run().output == first.output)
    #expect(try String(contentsOfFile: calls, encoding: .utf8) == "call\n")
  }
}
