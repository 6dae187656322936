import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite(
  "Values that are optional on Apple's platforms alone", .enabled(if: CommandRun.canCompile),
  .ownThreads)
struct OptionalTests {
  private func mend(_ source: String) throws -> MendedModule {
    let checker = try #require(try TypeChecker())
    var module = ModuleSources(name: "Made", files: [.init(path: "Made.swift", text: source)])
    module.knownModules = ["SwiftUI", "HeadlessUI", "Foundation", "LayoutProbe"]
    return try StandIns.mend(module, compile: checker.check)
  }

  @Test("they are unwrapped in each way that compiles there, and nothing stands in for them")
  func unwrapped() throws {
    let source = """
      import SwiftUI
      func days(_ formatter: DateFormatter) -> [String] {
        guard let symbols = formatter.veryShortWeekdaySymbols, !symbols.isEmpty else { return [] }
        if let months = formatter.monthSymbols { return months }
        let first = formatter.weekdaySymbols![0]
        let short = formatter.shortMonthSymbols?.first ?? "none"
        return [first, short] + symbols
      }
      """
    let mended = try mend(source)
    #expect(mended.outcome == .compiled, "\(mended.outcome)")
    #expect(mended.standIns.isEmpty, "\(mended.standIns)")
    let text = mended.sources.files[0].text
    #expect(text.contains("Optional(formatter.veryShortWeekdaySymbols), !symbols"), "\(text)")
    #expect(text.contains("formatter.weekdaySymbols[0]"), "\(text)")
  }

  @Test("a mistake of the program is none of them: something stands in for it, and that is said")
  func mistakes() throws {
    let source = """
      import SwiftUI
      func sum(_ values: [String]) -> Int {
        let number = 5
        if let values { print(values, number == 5) }
        return number! + (values.first?.count ?? 0)
      }
      """
    let mended = try mend(source)
    #expect(mended.outcome == .compiled, "\(mended.outcome)")
    #expect(Set(mended.standIns.map(\.place.line)) == [4, 5], "\(mended.standIns)")
  }
}
