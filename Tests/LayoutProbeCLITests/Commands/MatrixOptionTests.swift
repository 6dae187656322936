import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("The matrix on the command line", .enabled(if: CommandRun.canCompile), .ownThreads)
struct MatrixOptionTests {
  @Test("a translation that is too long for its place is found, with its language")
  func translations() throws {
    let strings = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Pay": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Rechnung begleichen"}},
        "fi": {"stringUnit": {"state": "translated", "value": "Maksa"}}}}}}
      """
    let source = try InlineSource(
      "#Preview { Text(\"Pay\").lineLimit(1).frame(width: 100) }",
      "--matrix", "--axis", "language=fi,de", "--axis", "text-size=large",
      beside: ["Localizable.xcstrings": Data(strings.utf8)])
    let found = try source.run.report().probes.flatMap(\.findings)
    #expect(found.map(\.rule) == ["text-truncated"], "\(source.run.all)")
    #expect(found.first?.message.hasSuffix("only in the language de") == true)
  }

  @Test("a trap with one text size alone names it, and keeps what was found before")
  func trap() throws {
    let source = try InlineSource(
      """
      struct Fragile: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          Text("a").frame(width: [10, 20][size == .accessibility2 ? 2 : 1])
        }
      }
      #Preview { Fragile() }
      """, "--matrix", "--axis", "text-size=large,accessibility2")
    #expect(source.run.status == 1, "\(source.run.all)")
    #expect(source.run.all.contains("(only with text size accessibility2)"), "\(source.run.all)")
    #expect(try source.run.report().probes.first?.measurements.isEmpty == false)
  }

  @Test("axes are checked, may be configured, and are for the matrix alone")
  func axes() throws {
    func inspect(_ arguments: String...) throws -> CommandRun {
      try CommandRun(["inspect", "-e", "Color.red"] + arguments, in: SampleSources.url())
    }
    let unknown = try inspect("--matrix", "--axis", "colour=red")
    #expect(unknown.status == 2, "\(unknown.all)")
    #expect(unknown.errors.contains("names no axis of the matrix"), "\(unknown.all)")
    let huge = try inspect("--matrix", "--axis", "text-size=huge")
    #expect(huge.errors.contains("accessibility5"), "\(huge.all)")
    let alone = try inspect("--axis", "text-size=large")
    #expect(alone.status == 2, "\(alone.all)")
    #expect(alone.errors.contains("add --matrix"), "\(alone.all)")
    #expect(try inspect("--matrix").status == 0)
  }
}
