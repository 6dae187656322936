import Foundation
import Testing

@testable import HeadlessUI

@Observable
private final class FollowedWidth {
  var width: CGFloat = 10
}

@MainActor
@Suite("Closures that read state, and what is inherited")
struct FollowedClosureTests {
  private struct Sum: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct Places: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Environmental: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Reader().transformEnvironment(\.displayScale) { $0 = width }.onAppear { width = 40 }
    }

    struct Reader: View {
      @Environment(\.displayScale) private var scale
      var body: some View { Color.red.frame(width: scale, height: 5) }
    }
  }

  private struct Preferring: View {
    @State private var extra: CGFloat = 0
    var body: some View {
      Text("A").preference(key: Sum.self, value: 10)
        .transformPreference(Sum.self) { $0 += extra }
        .overlayPreferenceValue(Sum.self) { Color.red.frame(width: $0, height: 4) }
        .onAppear { extra = 30 }
    }
  }

  private struct Observing: View {
    let model: FollowedWidth
    var body: some View {
      Text("A").preference(key: Sum.self, value: 10)
        .transformPreference(Sum.self) { $0 += model.width }
        .overlayPreferenceValue(Sum.self) { Color.red.frame(width: $0, height: 4) }
    }
  }

  private struct Anchored: View {
    @State private var name = "other"
    var body: some View {
      Text("A").frame(width: 33).anchorPreference(key: Places.self, value: .bounds) { [name: $0] }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            if let place = places["red"] { Color.red.frame(width: proxy[place].width) }
          }
        }
        .onAppear { name = "red" }
    }
  }

  private struct Turning: View {
    @State private var isTurned = false
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        VStack(alignment: .leading) { Color.blue.frame(width: 20) }
          .frame(width: 60, alignment: .leading)
        HStack(spacing: 0) {
          Color.green.frame(width: 5)
          Color.black.frame(width: 25)
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
      .onAppear { isTurned = true }
    }
  }

  private struct Barred: View {
    let edge: VerticalEdge
    @State private var isShown = true
    var body: some View {
      ScrollView { Color.red.frame(height: 50) }
        .safeAreaInset(edge: edge, spacing: 0) { if isShown { Color.blue.frame(height: 44) } }
        .onAppear { isShown = false }
    }
  }

  private func settled(_ view: some View) async -> ViewHost {
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
    return host
  }

  @Test("a state that only a change of the environment reads is followed")
  func environment() async {
    #expect(await settled(Environmental()).tree.frames("Color").first?.width == 40)
  }

  @Test("a state that only a change of a preference reads is followed")
  func preference() async {
    #expect(await settled(Preferring()).tree.frames("Color").first?.width == 40)
  }

  @Test("an observable property that only a change of a preference reads is followed each time")
  func observed() async {
    let model = FollowedWidth()
    let host = await settled(Observing(model: model))
    for width in [30, 50, 20] as [CGFloat] {
      model.width = width
      for _ in 0..<5 where await !host.pass().needsAnotherPass { break }
      #expect(host.tree.frames("Color").first?.width == width + 10)
    }
  }

  @Test("a state that only names an anchor is followed")
  func anchor() async {
    #expect(await settled(Anchored()).tree.frames("Color").first?.width == 33)
  }

  @Test("views are mirrored when the direction changes, but for those with one of their own")
  func direction() async {
    let frames = await settled(Turning()).tree.frames("Color")
    #expect(frames.map(\.minX) == [90, 70, 0, 5])
  }

  @Test(
    "what scrolls has its whole frame again when the bar in its safe area is empty",
    arguments: [VerticalEdge.top, .bottom])
  func emptyBar(edge: VerticalEdge) async {
    let host = await settled(Barred(edge: edge))
    #expect(host.tree.frames("Color") == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    host.size.height = 40
    #expect(host.sizeThatFits(.unspecified).height == 50)
  }
}
