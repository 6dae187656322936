import Foundation
import Testing

@testable import HeadlessUI

/// As SwiftUI does it: whoever reads a state while views are laid out depends on it.
@MainActor
@Suite("States that only layout reads")
struct LayoutReadTests {
  private struct InGuide: View {
    @State private var isIndented = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 100, height: 10)
        Color.blue.frame(width: 100, height: 10)
          .alignmentGuide(.leading) { _ in isIndented ? -50 : 0 }
      }
      .onAppear { isIndented = true }
    }
  }

  private struct InRelativeFrame: View {
    @State private var isNarrow = false
    var body: some View {
      Color.red.containerRelativeFrame(.horizontal) { width, _ in isNarrow ? width / 4 : width / 2 }
        .frame(height: 10)
        .onAppear { isNarrow = true }
    }
  }

  private struct Spaced: Layout {
    let spacing: () -> CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 20, height: 20 + spacing())
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct InLayout: View {
    @State private var spacing: CGFloat = 5
    var body: some View {
      Spaced(spacing: { spacing }) { Color.red }.onAppear { spacing = 30 }
    }
  }

  private struct InBoundGuide: View {
    @State private var indent: CGFloat = 0
    var body: some View { Guided(indent: $indent).onAppear { indent = 50 } }

    struct Guided: View {
      @Binding var indent: CGFloat
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 100, height: 10)
          Color.blue.frame(width: 100, height: 10).alignmentGuide(.leading) { _ in -indent }
        }
      }
    }
  }

  private struct WritingGuide: View {
    @State private var width: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { dimensions in
        width = dimensions.width
        return 0
      }
      .frame(width: 60 + width, alignment: .leading)
    }
  }

  private func settled(_ view: some View) async -> ViewHost {
    let host = ViewHost(view, size: CGSize(width: 400, height: 400))
    for _ in 0..<5 { _ = await host.pass() }
    return host
  }

  @Test("a guide is computed anew when a state changes that its closure reads")
  func guide() async {
    #expect(await settled(InGuide()).tree.frame?.width == 150)
    #expect(await settled(InBoundGuide()).tree.frame?.width == 150)
  }

  @Test("so is a length of a container's")
  func relativeFrame() async {
    #expect(await settled(InRelativeFrame()).tree.frame?.width == 100)
  }

  @Test("so is what a layout's own closure reads")
  func layout() async {
    #expect(await settled(InLayout()).tree.frame?.height == 50)
  }

  @Test("a write in a guide is a write during an update, and lost")
  func write() async {
    #expect(await settled(WritingGuide()).tree.frame?.width == 60)
  }
}
