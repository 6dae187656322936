import Foundation
import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

@Suite("Sources with packages that are not here", .enabled(if: CommandRun.canCompile), .ownThreads)
struct MissingPackageTests {
  private func report(_ source: String) throws -> InspectReport {
    let folder = try TemporaryFolder()
    try folder.write("Views.swift", source)
    return try CommandRun(["inspect", "Views.swift", "--format", "json"], in: folder.url).report()
  }

  @Test("a title that is missing leaves the bar as high as it is")
  func titles() throws {
    let report = try report(
      """
      import SwiftUI
      #Preview("title") {
        NavigationStack { Color.red.navigationTitle(L10n.Home.title) }
      }
      #Preview("older") {
        NavigationView {
          Color.red.navigationBarTitle(Text(L10n.Home.title), displayMode: .large)
            .navigationBarItems(trailing: Button(L10n.done) {})
        }
      }
      """)
    #expect(report.probes.map(\.name) == ["title", "older"])
    for probe in report.probes {
      #expect(
        probe.tree.first { $0.label == "NavigationBar" }?.frame?.height == 96, "\(probe.name)")
    }
    #expect(report.standIns.allSatisfy { $0.replacement == "a sample" }, "\(report.standIns)")
    #expect(report.standIns.contains { $0.original == "L10n.done" })
  }

  @Test("an attribute that is missing is left out, also beside other errors in its type")
  func attributes() throws {
    let report = try report(
      """
      import SwiftUI

      @DependencyClient
      struct AuthClient {
          var signOut: () throws -> Void = { }
          static let live = AuthClient(
              signOut: {
                  try Auth.auth().signOut()
              }
          )
      }
      #Preview("home") { Color.red.frame(width: 7, height: 8) }
      """)
    #expect(report.probes.map { $0.tree.first?.frame?.size } == [CGSize(width: 7, height: 8)])
    #expect(report.failures.isEmpty)
  }

  @Test("types in a type with the name of its module are declared there")
  func namesakes() throws {
    let report = try report(
      """
      import SwiftUI
      import Web3
      final class Chain {
        let web3: Web3
        init() { web3 = Web3(rpcURL: "https://example.com") }
      }
      extension Web3.Eth {
        func balance(of address: String) async throws -> Int { 0 }
      }
      #Preview("wallet") { Color.red.frame(width: 7, height: 8) }
      """)
    #expect(report.probes.map { $0.tree.first?.frame?.size } == [CGSize(width: 7, height: 8)])
    #expect(report.failures.isEmpty)
  }

  @Test("the names of a tuple that is missing keep their types")
  func tuples() throws {
    let report = try report(
      """
      import Kit
      import SwiftUI
      struct Badge: View {
        let level: Int
        var body: some View {
          let (color, width, symbol): (Color, CGFloat?, String?) = {
            if level > 3 { return Kit.info(for: level) }
            return Kit.unknown
          }()
          VStack(spacing: 0) {
            if let symbol { Image(systemName: symbol) }
            color.frame(width: width ?? 20, height: 10)
          }
        }
      }
      #Preview("badge") { Badge(level: 5) }
      """)
    let probe = try #require(report.probes.first)
    #expect(probe.tree.first { $0.label == "Color" }?.frame?.height == 10)
    #expect(report.standIns.map(\.replacement) == ["an empty module", "a sample"])
  }
}
