import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("layoutprobe reduce", .enabled(if: CommandRun.canCompile), .ownThreads)
struct ReduceCommandTests {
  /// A layout that takes 10 for an unspecified length, with code around it that has no part in that.
  private static let source = """
    import SwiftUI

    // Not needed.
    struct Badge: View {
      let title: String
      var body: some View { Text(title).font(.title).padding(4) }
    }

    struct Filling: Layout {
      var spacing: CGFloat = 8
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: size.width, height: size.height)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }

    #Preview("filled") {
      VStack {
        Badge(title: "above")
        Filling { Color.red; Badge(title: "inside") }
      }
    }

    #Preview("calm") { Badge(title: "alone") }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write("Card.swift", Self.source)
    return folder
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder? = nil) throws -> CommandRun {
    try CommandRun(["reduce"] + arguments, in: (try folder ?? self.folder()).url)
  }

  @Test("the smallest source shows the same rule, stands alone, and is the same each time")
  func reduces() throws {
    let folder = try folder()
    let arguments = ["Card.swift", "--probe", "filled", "--rule", "ten-point-fallback"]
    let run = try CommandRun(["reduce"] + arguments + ["--output", "Case.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output == "", "\(run.all)")
    let message = try #require(
      run.errors.firstMatch(of: #/layoutprobe: 27 lines → (\d+) in \d+ tries, \d+ s\n/#),
      "\(run.all)")
    #expect(try #require(Int(message.output.1)) <= 16, "\(run.all)")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Case.swift"), encoding: .utf8)
    let start = "// Reduced by layoutprobe: it shows ten-point-fallback at Filling.\n"
    #expect(text.hasPrefix(start), "\(text)")
    #expect(!text.contains("Badge"), "\(text)")
    #expect(!text.contains("spacing"), "\(text)")
    #expect(!text.contains("VStack"), "\(text)")
    let alone = try TemporaryFolder()
    _ = try alone.write("Case.swift", text)
    let report = try CommandRun(["inspect", "Case.swift", "--format", "json"], in: alone.url)
      .report()
    #expect(report.checked.contains { $0.finding.rule == "ten-point-fallback" }, "\(text)")
    // On one processor the same versions are tried.
    let again = try CommandRun(["reduce"] + arguments + ["--jobs", "1"], in: folder.url)
    #expect(again.output == text, "\(again.all)")
  }

  @Test("a probe, a rule or a finding that is not there is refused, with those that there are")
  func missing() throws {
    let folder = try folder()
    let probe = try run("Card.swift", "--probe", "nothing", in: folder)
    #expect(probe.status == 2, "\(probe.all)")
    #expect(probe.errors.contains("there is no probe 'nothing'"), "\(probe.all)")
    #expect(probe.errors.contains("\n    calm\n    filled"), "\(probe.all)")
    let rule = try run("Card.swift", "--rule", "ten-point-fallbak", in: folder)
    #expect(rule.status == 2, "\(rule.all)")
    #expect(rule.errors.contains("ten-point-fallback"), "\(rule.all)")
    let finding = try run("Card.swift", "--probe", "calm", "--rule", "layout-trap", in: folder)
    #expect(finding.status == 2, "\(finding.all)")
    #expect(
      finding.errors.contains("there is no finding of layout-trap in the probe 'calm'"),
      "\(finding.all)")
    let file = try run("Nowhere.swift", in: folder)
    #expect(file.status == 2, "\(file.all)")
    #expect(file.errors.contains("Nowhere.swift"), "\(file.all)")
  }

  @Test("a file that was not made by a reduction is never overwritten")
  func output() throws {
    let folder = try folder()
    let run = try run(
      "Card.swift", "--probe", "filled", "--output", "Card.swift", in: folder)
    #expect(run.status == 2, "\(run.all)")
    #expect(run.errors.contains("'Card.swift' exists and is not overwritten"), "\(run.all)")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("Card.swift"), encoding: .utf8)
    #expect(text == Self.source)
  }

  @Test("interrupted, it prints the smallest source until then")
  func interrupted() throws {
    let folder = try folder()
    let temporary = folder.url.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(CommandRun.program))
    process.arguments = ["reduce", "Card.swift", "--probe", "filled"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LAYOUTPROBE_CACHE": CommandRun.cache.path, "TMPDIR": temporary.path]) { $1 }
    let output = URL(fileURLWithPath: try folder.write("output", ""))
    let errors = URL(fileURLWithPath: try folder.write("errors", ""))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // The first version is the source itself: with the others there is something to print.
    var seen: Set<String> = []
    for _ in 0..<6_000 where seen.count < 3 && process.isRunning {
      let paths = FileManager.default.enumerator(atPath: temporary.path)
      let names = paths?.compactMap { $0 as? String }.map(FilePath.name) ?? []
      seen.formUnion(names.filter { $0.hasPrefix("module-") })
      usleep(20_000)
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    let message = try String(contentsOf: errors, encoding: .utf8)
    #expect(process.terminationStatus == 128 + SIGINT, "\(message)")
    #expect(text.hasPrefix("// Reduced by layoutprobe: it shows ten-point-fallback"), "\(text)")
    #expect(text.contains("#Preview"), "\(text)")
    #expect(message.contains("; it was not finished"), "\(message)")
  }
}
