import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Mutants")
struct MutantTests {
  private let source = LayoutSource(
    name: "row",
    text: """
      import SwiftUI

      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: max(0, proposal.width ?? 80), height: 20)
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: .unspecified)
          }
        }
      }

      #Preview("two") {
        Row { Text("a") }
      }
      """)

  private func mutants(_ id: String) -> [String] {
    MutantKind.all.first { $0.id == id }?.mutants(source) ?? []
  }

  @Test("have their mistake in one place, in the part that it is about")
  func places() {
    let origins = mutants("bounds-min-x-dropped")
    #expect(origins.count == 1)
    #expect(origins.first == source.text.replacingOccurrences(of: "bounds.minX", with: "0"))
    #expect(mutants("nil-as-zero").first?.contains("max(0, proposal.width ?? 0)") == true)
    #expect(mutants("min-for-max").first?.contains("min(0, proposal.width ?? 80)") == true)
    let twice = mutants("subview-placed-twice")
    #expect(twice.first?.components(separatedBy: "subview.place(at:").count == 3)
    #expect(mutants("animated-part-dropped").isEmpty)
  }

  @Test("stand with the correct layout in one source, each in a namespace of its own")
  func module() {
    let kinds = MutantKind.all.filter { $0.id.hasPrefix("bounds-min") }
    var module = MutantModule(source, kinds: kinds)
    #expect(module.mutants.count == 3)
    let text = module.text().text
    #expect(text.contains("let probe0_0 = Probe(\"0 two\") { M0.preview0() }"))
    #expect(text.contains("let probe2_0 = Probe(\"2 two\") { M2.preview0() }"))
    let line = module.text().lines[1].lines.lowerBound + 2
    let isRefused = module.refuse(lines: [line])
    #expect(isRefused)
    #expect(module.compiled.map(\.number) == [0, 2])
    let isCorrectRefused = module.refuse(lines: [5])
    #expect(!isCorrectRefused, "what is correct must compile")
    #expect(MutantModule.parts(of: "12 of two")?.number == 12)
  }

  @Test("are of kinds with names of their own, that each say which rules count")
  func kinds() {
    #expect(MutantKind.all.count >= 25)
    #expect(Set(MutantKind.all.map(\.id)).count == MutantKind.all.count)
    for kind in MutantKind.all {
      #expect(!kind.rules.isEmpty)
      #expect(kind.rules.allSatisfy(ContractRules.ids.contains), "\(kind.id)")
    }
  }

  @Test("are made of at least thirty layouts, of which every kind changes one")
  func layouts() {
    #expect(CorrectLayouts.all.count >= 30)
    for kind in MutantKind.all {
      #expect(CorrectLayouts.all.contains { !kind.mutants($0).isEmpty }, "\(kind.id)")
    }
  }

  @Test("are compared by the places of all that is near, whatever numbers their frames have")
  func comparedPlaces() {
    func place(_ x: CGFloat, _ width: CGFloat) -> String {
      MutantTest.place(
        CGRect(x: x, y: 0, width: width, height: 10), in: CGSize(width: 300, height: 300))
    }
    #expect(place(10, 20) != place(11, 20))
    #expect(place(50_000, 20) == place(90_000, 20), "neither is seen")
    #expect(place(10, -.infinity) != place(10, .infinity))
    #expect(place(.nan, 20) != place(10, 20))
  }

  @Test("that do not close what they open are known by where that begins")
  func unclosed() {
    let messages = """
      L.swift:90:1: error: expected '}' at end of enum
      L.swift:60:9: note: to match this opening '{'
      L.swift:30:9: note: to match this opening '{'
      Other.swift:3:1: error: cannot find 'a' in scope
      """
    #expect(MutantTest.lines(messages, "L.swift") == [90, 30])
  }

  @Test("lengths that a source names are those beyond points and small gaps")
  func namedLengths() {
    let text = "if width > 611.5 { return 1_200 } // 777\nlet a = \"888\"; let b = 0.5; let c = 600"
    #expect(NamedLengths.of(text: text) == [600, 611.5, 1200])
  }
}
