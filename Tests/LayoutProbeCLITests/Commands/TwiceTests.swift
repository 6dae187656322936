import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Laying out twice", .enabled(if: CommandRun.canCompile), .ownThreads)
struct TwiceTests {
  private static let source = """
    import SwiftUI

    struct Shuffled: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.minX + .random(in: 0...80), y: bounds.minY),
            proposal: ProposedViewSize(width: 10, height: 10))
        }
      }
    }

    #Preview("still") { Text("a") }
    #Preview("random place") { Shuffled { Color.red; Color.blue } }
    #Preview("random font") { Text("a").font(.system(size: .random(in: 10...400))) }
    #Preview("set") {
      HStack {
        ForEach(Array(Set((1...9).map { String(repeating: "a", count: $0) })), id: \\.self) {
          Text($0)
        }
      }
    }
    #Preview("clock") {
      Color.red.frame(
        width: 100 + Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 90),
        height: 10)
    }
    """

  @Test("check finds what another process or time lays out otherwise, names the node and fails")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write("Views.swift", Self.source)
    let run = try CommandRun(["check", "Views.swift", "--format", "json"], in: folder.url)
    #expect(run.status == 1, "\(run.all)")
    var nodes: [String: String] = [:]
    for probe in try run.report().probes {
      #expect(probe.findings.map(\.rule) == (probe.name == "still" ? [] : ["unrepeatable"]))
      for finding in probe.findings {
        nodes[probe.name] = finding.path
        #expect(finding.witness.count == 2 && finding.expected != finding.found)
      }
    }
    #expect(nodes["random place"]?.hasPrefix("Shuffled/Color[") == true)
    #expect(nodes["random font"]?.hasSuffix("Text") == true)
    #expect(nodes["set"]?.hasPrefix("HStack") == true)
    #expect(nodes["clock"]?.hasPrefix("frame") == true)
  }

  @Test("inspect warns of it, and fails where it is asked to")
  func inspect() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Views.swift",
      """
      import SwiftUI
      #Preview("random") { Color.red.frame(width: .random(in: 1...300), height: 10) }
      """)
    func severities(_ options: String...) throws -> (Int32, [Severity]) {
      let run = try CommandRun(
        ["inspect", "Views.swift", "--format", "json"] + options, in: folder.url)
      return (run.status, try run.report().probes.flatMap(\.findings).map(\.severity))
    }
    #expect(try severities() == (0, [.warning]))
    #expect(try severities("--severity", "unrepeatable=error") == (1, [.error]))
    #expect(try severities("--severity", "unrepeatable=note") == (0, [.note]))
  }

  @Test("a finding about a layout in an AnyLayout has the line that declares it")
  func insideAnyLayout() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Views.swift",
      """
      import SwiftUI

      struct Negative: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: -5, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      #Preview { AnyLayout(Negative()) { Color.red } }
      #Preview("stack") { AnyLayout(HStackLayout(spacing: 3)) { Color.red; Text("a") } }
      """)
    let run = try CommandRun(["check", "Views.swift", "--format", "json"], in: folder.url)
    let findings = try run.report().probes.map(\.findings)
    #expect(findings.map { $0.map(\.rule) } == [["size-negative"], []])
    #expect(findings.first?.first?.place?.line == 3)
  }

  @Test("what a view stores in the defaults is put back before it is laid out again")
  func defaults() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Views.swift",
      """
      import SwiftUI

      struct Usage: View {
        @State private var launches = 0
        var body: some View {
          Text(String(repeating: "a", count: launches)).onAppear {
            launches = UserDefaults.standard.integer(forKey: "launches") + 1
            UserDefaults.standard.set(launches, forKey: "launches")
          }
        }
      }

      #Preview { Usage() }
      """)
    let run = try CommandRun(["check", "Views.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
  }
}
