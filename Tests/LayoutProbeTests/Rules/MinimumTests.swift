import Foundation
import LayoutProbe
import Testing

@MainActor
@Suite("A minimum that is too small")
struct MinimumTests {
  private func found<V: View>(
    _ view: @escaping @autoclosure @MainActor @Sendable () -> V
  ) async -> [Finding] {
    await ProbeRunner().run(Probe("", view: view)).findings
  }

  @Test("is found where subviews overlap in it that lie apart with more room, on either axis")
  func overlap() async {
    let row = await found(Ends(axis: .horizontal, isSpaced: false) { blocks })
    #expect(row.map(\.rule) == ["unachievable-minimum"])
    #expect(row.first?.message == "the subviews of Ends overlap in its minimum width")
    #expect(row.first?.found == "12 points of overlap")
    let column = await found(Ends(axis: .vertical, isSpaced: false) { blocks })
    #expect(column.map(\.rule) == ["unachievable-minimum"])
    #expect(column.first?.message.hasSuffix("minimum height") == true)
  }

  @Test("is none that holds them, and none where they overlap at any length")
  func room() async {
    #expect(await found(Ends(axis: .horizontal, isSpaced: true) { blocks }).isEmpty)
    #expect(await found(Ends(axis: .vertical, isSpaced: true) { blocks }).isEmpty)
    #expect(await found(Pile() { blocks }).isEmpty)
  }

  @ViewBuilder private var blocks: some View {
    Color.red.frame(width: 30, height: 30)
    Color.green.frame(width: 40, height: 40)
    Color.blue.frame(width: 20, height: 20)
  }
}

/// The first subview at one end, the others at the other, 12 points apart.
private struct Ends: Layout {
  let axis: Axis
  /// Whether the distance between them is part of the size.
  let isSpaced: Bool

  private func length(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func size(_ length: CGFloat, _ across: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let spacing: CGFloat = isSpaced ? 12 * CGFloat(sizes.count - 1) : 0
    let natural = sizes.map(length).reduce(0, +) + spacing
    let offered = axis == .horizontal ? proposal.width : proposal.height
    return size(max(natural, offered ?? natural), 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    func place(_ subview: LayoutSubview, at offset: CGFloat) {
      let end = size(offset, 0)
      subview.place(
        at: CGPoint(x: bounds.minX + end.width, y: bounds.minY + end.height),
        proposal: .unspecified)
    }
    guard let first = subviews.first else { return }
    place(first, at: 0)
    var end = length(bounds.size)
    for subview in subviews.dropFirst().reversed() {
      let own = length(subview.sizeThatFits(.unspecified))
      place(subview, at: end - own)
      end -= own + 12
    }
  }
}

/// Each subview 10 points further than the one before, over it.
private struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ends = subviews.enumerated().map { index, subview in
      10 * CGFloat(index) + subview.sizeThatFits(.unspecified).width
    }
    let natural = ends.max() ?? 0
    return CGSize(width: max(natural, proposal.width ?? natural), height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY), proposal: .unspecified)
    }
  }
}
