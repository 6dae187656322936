import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Functions that return some view", .enabled(if: CommandRun.canCompile), .ownThreads)
struct OpaqueResultTests {
  @Test("what one returns may become another type, and other files lay out the new one")
  func changedType() throws {
    let folder = try TemporaryFolder()
    func write(_ card: String) throws {
      try folder.write(
        "App/Card.swift",
        """
        import SwiftUI
        extension View { func card() -> some View { \(card) } }
        """)
    }
    for number in 1...11 {
      try folder.write(
        "App/Row\(number).swift",
        """
        import SwiftUI
        struct Row\(number): View {
          let isLarge: Bool
          var body: some View {
            if isLarge { Text("large").card() } else { Color.red.card() }
          }
        }
        #Preview("row \(number)") { Row\(number)(isLarge: false) }
        """)
    }
    func sizes() throws -> [CGSize?] {
      let run = try CommandRun(["inspect", "App", "--format", "json"], in: folder.url)
      let report = try run.report()
      #expect(report.failures.isEmpty, "\(run.all)")
      return report.probes.map { $0.tree.first?.frame?.size }
    }
    try write("self.frame(width: 30, height: 20)")
    #expect(try sizes() == Array(repeating: CGSize(width: 30, height: 20), count: 11))
    try write("VStack(spacing: 0) { self; Text(\"more\") }.padding(5).frame(width: 40, height: 50)")
    #expect(try sizes() == Array(repeating: CGSize(width: 40, height: 50), count: 11))
    try write("Color.blue.frame(width: 7, height: 8)")
    #expect(try sizes() == Array(repeating: CGSize(width: 7, height: 8), count: 11))
  }
}
