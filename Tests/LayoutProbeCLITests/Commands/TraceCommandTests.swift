import Testing

@testable import LayoutProbeCLI

@Suite("trace", .enabled(if: CommandRun.canCompile), .ownThreads)
struct TraceCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try CheckSources.folder(["Loop.swift": CheckSources.loop]) }

  @Test("each pass is printed with its writes, and a node's reasons where they are asked for")
  func passes() throws {
    let run = try CommandRun(["trace", "Loop.swift", "--why", "frame"], in: folder.url)
    #expect(run.status == 1, "\(run.all)")
    #expect(run.output.contains("\n  pass 1: "), "\(run.all)")
    #expect(run.output.contains("\n  pass 2: "), "\(run.all)")
    #expect(run.output.contains("Turning.height"), "\(run.all)")
    #expect(run.output.contains("width fixed at 50"), "\(run.all)")
  }
}
