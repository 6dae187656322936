import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Stack layouts around one view")
struct VanishingStackTests {
  private func labels<V: View>(_ view: V) -> [String] {
    LaidOut(view).host.tree.preorder.map(\.label)
  }

  private struct OwnLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 50, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private var red: some View { Color.red.frame(width: 20, height: 10) }

  @Test("a built-in stack layout around one view is not there, around two it is")
  func one() {
    #expect(!labels(HStackLayout()() { red }).contains("HStackLayout"))
    #expect(!labels(VStackLayout()() { red }).contains("VStackLayout"))
    #expect(!labels(ZStackLayout()() { red }).contains("ZStackLayout"))
    #expect(
      labels(
        HStackLayout()() {
          red; red
        }
      ).contains("HStackLayout"))
  }

  @Test("it is there around rows, of which there may be another number, and so is any own layout")
  func others() {
    #expect(
      labels(HStackLayout()() { ForEach(0..<1, id: \.self) { _ in red } }).contains("HStackLayout"))
    #expect(labels(OwnLayout()() { red }).contains("OwnLayout"))
    #expect(size(OwnLayout()() { red }, nil, nil) == CGSize(width: 50, height: 50))
  }
}
