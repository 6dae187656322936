import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Preferences and geometry")
struct PreferenceTests {
  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private func settle(_ host: ViewHost) async {
    for _ in 0..<20 where await host.pass().needsAnotherPass {}
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([30, 70, 50], id: \.self) { width in
          Color.red.frame(width: CGFloat(width), height: 10)
            .background(
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
        }
        .frame(width: width)
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test("the widest view's width, handed up from behind each view, comes back to all")
  func equalWidths() async {
    let host = ViewHost(EqualWidths())
    await settle(host)
    #expect(host.tree.frame?.width == 70)
  }

  @Test("a preference outside takes the place of those inside, and a change builds on them")
  func nesting() async {
    var seen: [CGFloat] = []
    let host = ViewHost(
      VStack {
        Color.red.preference(key: Widest.self, value: 10)
        Color.red.preference(key: Widest.self, value: 50).preference(key: Widest.self, value: 20)
        Color.red.preference(key: Widest.self, value: 30)
          .transformPreference(Widest.self) { $0 += 1 }
      }
      .onPreferenceChange(Widest.self) { seen.append($0) })
    await settle(host)
    #expect(seen == [31])
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("an anchor is a frame in the coordinates of whoever reads it")
  func anchors() async {
    let host = ViewHost(
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Color.red.frame(width: 30, height: 30)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .padding(5)
      .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
        GeometryReader { proxy in
          if anchors.count == 2 {
            let frame = proxy[anchors[1]]
            Color.blue.frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }, size: CGSize(width: 70, height: 40))
    await settle(host)
    var frames: [CGRect] = []
    func collect(_ node: NodeSnapshot) {
      if node.label == "Color", let frame = node.frame { frames.append(frame) }
      node.children.forEach(collect)
    }
    collect(host.tree)
    #expect(frames.count == 3)
    #expect(frames.last == frames[1])
  }

  private struct Following: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
        Color.blue.frame(width: width, height: 10)
      }
    }
  }

  @Test("a geometry change is told once the view is placed")
  func geometryChange() async {
    let host = ViewHost(Following())
    await settle(host)
    let colors = host.tree.children.flatMap { [$0] + $0.children }.filter { $0.label == "Color" }
    #expect(colors.map(\.frame?.width) == [60, 60])
  }
}
