import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Who asked")
struct NodeQuestionTests {
  /// Asks each subview for its ideal size twice, and places it in what room there is.
  private struct Twice: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      for subview in subviews { _ = subview.sizeThatFits(.unspecified) }
      return subviews.map { $0.sizeThatFits(.unspecified) }.first ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private func tree(gathersPictures: Bool) async -> [NodeReport] {
    var runner = ProbeRunner()
    runner.gathersPictures = gathersPictures
    let probe = Probe("twice") {
      Twice { Color.red.frame(width: 40, height: 30).padding(1) }
    }
    return await runner.run(probe).tree
  }

  @Test("each node says what it was asked, by which part of a layout, and how often")
  func asked() async throws {
    let tree = await tree(gathersPictures: true)
    let padding = try #require(tree.first { $0.label == "padding" })
    let ideal = try #require(padding.questions.first)
    #expect(ideal.proposal == .unspecified)
    #expect(ideal.answer == CGSize(width: 42, height: 32))
    #expect(ideal.phase == .sizeThatFits)
    #expect(ideal.count == 2)
    #expect(ideal.fromMemo == 1)
    #expect(padding.questions.contains { $0.phase == .placeSubviews })
    let color = try #require(tree.first { $0.label == "Color" })
    #expect(color.questions.contains { $0.proposal == ProposedViewSize(width: 40, height: 30) })
    #expect(color.questions.allSatisfy { $0.phase == nil })
    let root = try #require(tree.first)
    #expect(root.questions.map(\.proposal) == [ProposedViewSize(ViewHost.defaultSize)])
  }

  @Test("nobody keeps questions without pictures")
  func plain() async throws {
    #expect(await tree(gathersPictures: false).allSatisfy(\.questions.isEmpty))
  }

  @Test("questions survive being written and read")
  func coding() async throws {
    let tree = await tree(gathersPictures: true)
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode([NodeReport].self, from: data) == tree)
  }
}
