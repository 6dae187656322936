import HeadlessUI
import Testing

@testable import LayoutProbe

/// Loops through what scrolls into sight, and out of it.
@MainActor
@Suite("Loops go through what is scrolled")
struct ScrollLoopTests {
  private let size = CGSize(width: 200, height: 100)

  private func verdict<V: View>(_ view: @escaping @autoclosure () -> V) async -> LoopVerdict {
    await Settling().settle(in: size) { ViewHost(view(), size: size) }.verdict
  }

  private struct Feed: View {
    let most: Int
    @State private var count = 10
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in
              Color.red.frame(height: 20)
                .onAppear { if row == count - 1, count < most { count += 5 } }
            }
          }
        }
        .onAppear { proxy.scrollTo(count - 1) }
        .onChange(of: count) { proxy.scrollTo(count - 1) }
      }
    }
  }

  @Test(
    "who scrolls to the last row, which loads more, never comes to the end; with an end it settles")
  func feed() async {
    #expect(await verdict(Feed(most: .max)).name == LoopVerdict.diverging(rate: 0).name)
    #expect(await verdict(Feed(most: 60)).isSettled)
  }

  private struct Pushed: View {
    let height: CGFloat
    @State private var isShown = false
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          if isShown { Color.blue.frame(height: height) }
          Color.red.frame(height: 20)
            .onAppear { isShown = true }
            .onDisappear { isShown = false }
        }
      }
    }
  }

  @Test(
    "a lazy row that pushes itself out of sight comes and goes; one that stays in sight settles")
  func pushed() async {
    #expect(await verdict(Pushed(height: 100)) == .oscillating(period: 2, amplitude: 100))
    #expect(await verdict(Pushed(height: 60)).isSettled)
  }

  private struct Clamped: View {
    @State private var isSmall = false
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Color.blue.frame(height: isSmall ? 10 : 60)
          ScrollView { Color.red.frame(height: 120).id("end") }
            .onScrollGeometryChange(for: CGFloat.self) {
              $0.contentOffset.y
            } action: { _, offset in
              isSmall = offset > 50
            }
        }
        .onAppear { proxy.scrollTo("end", anchor: .bottom) }
      }
    }
  }

  @Test("an offset for which there is no room any more does not come back with the room")
  func clamped() async {
    #expect(await verdict(Clamped()).isSettled)
  }

  private struct Collapsing: View {
    let isGuarded: Bool
    @State private var isSmall = false
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: isSmall ? 10 : 60)
        ScrollView { Color.red.frame(height: 120) }
          .defaultScrollAnchor(.bottom)
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: { _, offset in
            isSmall = isGuarded ? offset > 20 : offset > 50
          }
      }
    }
  }

  @Test("a header that gets small when content is scrolled, which makes room for all of it, flips")
  func collapsing() async {
    #expect(await verdict(Collapsing(isGuarded: false)).name == "oscillating")
    #expect(await verdict(Collapsing(isGuarded: true)).isSettled)
  }
}
